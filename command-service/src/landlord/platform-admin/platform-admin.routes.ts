import * as endpoints from 'contracts/landlord/platform-admin/platform-admin.endpoints';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import { logIn } from '#command-service/identity/session/log-in';
import { rotateSession } from '#command-service/identity/session/rotate-session';
import { globalCause } from '#command-service/identity/session/session.cause';
import type { SessionContext } from '#command-service/identity/session/session.context';
import { tokenAnswer } from '#command-service/identity/session/start-session';

/** Sessions of platform admins: they open the landlord area and nothing else. */
export const platformAdminRoutes = (router: IRouter, context: SessionContext): void => {
  mount(
    router,
    endpoints.loginLandlord,
    async (request) => tokenAnswer(await logIn(context, request, 'landlord')),
    context,
  );
  mount(
    router,
    endpoints.refreshLandlord,
    async (request) => tokenAnswer(await rotateSession(context, request, { workspace: null, area: 'landlord' })),
    context,
  );
  mount(
    router,
    endpoints.logoutLandlord,
    async (request) => {
      const { sid, userId } = request.auth;
      const metadata = globalCause(request, userId);
      await context.sessions.end(sid, request.now);
      await context.commands.session(sid, { type: 'EndSession', data: { sessionId: sid, userId }, metadata });
      return { body: {} };
    },
    context,
  );
};
