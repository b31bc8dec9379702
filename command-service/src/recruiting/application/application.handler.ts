import { streamName } from 'contracts/kernel/id';
import { Rejection } from 'contracts/kernel/problem';
import type { ApplicationCommand, ApplicationRejection } from 'contracts/recruiting/application/application.commands';
import { job } from 'contracts/recruiting/job/job.entity';
import { type OpenInterviewRejection, openInterview } from 'contracts/recruiting/open-interview/open-interview.entity';
import type { EventStore } from 'platform/event-store/event-store';
import { entityState } from '#command-service/entity/entity.state';
import { handler, type Send } from '#command-service/kernel/command';
import { type Application, applicationDecider } from './application.decider.ts';

type Submitting = Extract<ApplicationCommand, { type: 'SubmitApplication' }>;

const sendApplication = handler('application', applicationDecider);

export const refuseJob = (code: Extract<ApplicationRejection, 'job-not-found' | 'job-not-open'>) =>
  new Rejection(code, code === 'job-not-open' ? 409 : 404, { errors: { jobId: [code] } });

export const refuseOpenInterview = (code: OpenInterviewRejection) =>
  new Rejection(code, code === 'open-interview-closed' ? 409 : 404);

/**
 * Commands of applications; one is submitted only for a published job, or an open interview, of the company that the metadata names.
 *
 * What follows from it (the candidate, the link, the interview) is the work of a process policy, which acts on no event from
 * before its first start. Whoever writes history, a seed, sends that too: `CreateCandidate` as `applicantIdOf` or another
 * candidate, `LinkCandidate`, and `CreateInterview` as the `interviewId` of the application (`interviewIdOf`).
 */
export const applicationHandler = (store: EventStore): Send<Application, ApplicationCommand> => {
  const send = sendApplication(store);

  const assertInterviewOpen = async (tenantId: string, id: string) => {
    const offered = await entityState(store, openInterview, { tenantId, id });
    if (offered.status === 'absent') throw refuseOpenInterview('open-interview-not-found');
    if (offered.status === 'removed' || offered.record.status !== 'open')
      throw refuseOpenInterview('open-interview-closed');
  };

  const assertOpen = async ({ data, metadata: { tenantId } }: Submitting) => {
    if (data.jobId === null) return assertInterviewOpen(tenantId, data.openInterviewId);
    const { jobId } = data;
    const offered = await entityState(store, job, { tenantId, id: jobId });
    if (offered.status === 'absent') throw refuseJob('job-not-found');
    if (offered.status === 'removed' || offered.record.status !== 'published') throw refuseJob('job-not-open');
  };

  /** A second application is refused as such, and a repeated first one answered, whatever became of the job since. */
  const isFirst = async (id: string, { metadata: { tenantId } }: Submitting) =>
    !(await store.streamExists(streamName('application', tenantId, id)));

  return async (id, command, ifMatch) => {
    if (command.type === 'SubmitApplication' && (await isFirst(id, command))) await assertOpen(command);
    return send(id, command, ifMatch);
  };
};
