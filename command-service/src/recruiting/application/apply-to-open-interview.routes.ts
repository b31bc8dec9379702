import { Rejection } from 'contracts/kernel/problem';
import { applicationIdOf, interviewIdOf } from 'contracts/recruiting/application/application.commands';
import { applyToOpenInterview } from 'contracts/recruiting/open-interview/open-interview.endpoints';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import { answered } from '#command-service/http/answer';
import { causeOf } from '#command-service/http/cause';
import { refuseOpenInterview } from './application.handler.ts';
import type { ApplicationContext } from './application.routes.ts';

/** Whoever has the link of an open interview applies to it; the invitation follows by itself. */
export const openInterviewApplicationRoutes = (router: IRouter, context: ApplicationContext): void => {
  const { application: send } = context.commands;
  mount(
    router,
    applyToOpenInterview,
    async (request) => {
      const { companyId: tenantId, source } = request.body;
      const { id: openInterviewId } = request.params;
      const { userId } = request.auth;
      if (await context.tenantStatuses.isSuspended(tenantId)) throw refuseOpenInterview('open-interview-closed');
      const applicationId = applicationIdOf(userId, openInterviewId);
      const interviewId = interviewIdOf(applicationId);
      const data = { applicationId, interviewId, jobId: null, openInterviewId, userId, source };
      const metadata = causeOf({ ...request, auth: { userId, tenantId } });
      const command = { type: 'SubmitApplication' as const, data, metadata };
      const { state, position } = await context.accounts.asCandidate(userId, () => send(applicationId, command));
      if (state.status === 'absent') throw new Rejection('application-not-found', 404);
      return answered(position, { id: applicationId, interviewId, openInterviewId, source: state.source });
    },
    context,
  );
};
