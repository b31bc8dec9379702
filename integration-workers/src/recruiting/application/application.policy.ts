import { APPLICATION_POLICY } from 'contracts/recruiting/application/application.cause';
import type { ApplicationEvent } from 'contracts/recruiting/application/application.events';
import { policy } from '#integration-workers/engine/policy';
import { openInterview } from './open-interview.job.ts';

/** Whenever somebody applies, the company has them as a candidate, an interview is opened, and they are told. */
export const applicationPolicy = policy<ApplicationEvent>({
  name: APPLICATION_POLICY,
  jobs: [openInterview],
  on: {
    ApplicationSubmitted: ({ data }) => [openInterview.request(data.applicationId, data)],
  },
});
