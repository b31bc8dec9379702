import { Rejection } from 'contracts/kernel/problem';
import { applicationIdOf, interviewIdOf } from 'contracts/recruiting/application/application.commands';
import { submitApplication } from 'contracts/recruiting/application/application.endpoints';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import type { CommandContext } from '#command-service/context';
import { answered } from '#command-service/http/answer';
import { causeOf } from '#command-service/http/cause';
import type { Accounts } from '#command-service/identity/access/accounts';
import type { Sent } from '#command-service/kernel/command';
import type { Application } from './application.decider.ts';
import { refuseJob } from './application.handler.ts';

const answer = ({ state, position }: Sent<Application>) => {
  if (state.status === 'absent') throw new Rejection('application-not-found', 404);
  const { applicationId: id, interviewId, jobId, source } = state;
  if (jobId === null) throw new Rejection('application-not-found', 404);
  return answered(position, { id, interviewId, jobId, source });
};

export type ApplicationContext = CommandContext & { accounts: Pick<Accounts, 'asCandidate'> };

/** Whoever applies names a job and no company: an application is written down in the company that has the job. */
export const applicationRoutes = (router: IRouter, context: ApplicationContext): void => {
  const { application: send } = context.commands;
  mount(
    router,
    submitApplication,
    async (request) => {
      const { jobId, source } = request.body;
      const { userId } = request.auth;
      const tenantId = await context.jobLookup.companyOf(jobId);
      if (tenantId === null) throw refuseJob('job-not-found');
      if (await context.tenantStatuses.isSuspended(tenantId)) throw refuseJob('job-not-open');
      const applicationId = applicationIdOf(userId, jobId);
      const interviewId = interviewIdOf(applicationId);
      const data = { applicationId, interviewId, jobId, openInterviewId: null, userId, source };
      const metadata = causeOf({ ...request, auth: { userId, tenantId } });
      const command = { type: 'SubmitApplication' as const, data, metadata };
      return answer(await context.accounts.asCandidate(userId, () => send(applicationId, command)));
    },
    context,
  );
};
