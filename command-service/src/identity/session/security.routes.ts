import * as endpoints from 'contracts/identity/session/security.endpoints';
import { GLOBAL } from 'contracts/kernel/id';
import { Rejection } from 'contracts/kernel/problem';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import { causeOf } from '#command-service/http/cause';
import { endSessions } from './end-sessions.ts';
import type { SessionContext } from './session.context.ts';

/** What somebody may do about where they are logged in: from staff's and candidates' pages alike. */
export const securityRoutes = (router: IRouter, context: SessionContext): void => {
  const { commands, sessions } = context;

  mount(
    router,
    endpoints.endSession,
    async (request) => {
      const { userId } = request.auth;
      const { id: sessionId } = request.params;
      if (!(await sessions.endOwn({ sid: sessionId, userId, now: request.now }))) throw new Rejection('not-found', 404);
      const metadata = causeOf({ ...request, auth: { userId, tenantId: GLOBAL } });
      await commands.session(sessionId, { type: 'EndSession', data: { sessionId, userId }, metadata });
      return { body: {} };
    },
    context,
  );

  mount(
    router,
    endpoints.endOtherSessions,
    async (request) => {
      const { userId, sid } = request.auth;
      const metadata = causeOf({ ...request, auth: { userId, tenantId: GLOBAL } });
      return { body: { ended: await endSessions(context, { userId, keep: sid, metadata }) } };
    },
    context,
  );
};
