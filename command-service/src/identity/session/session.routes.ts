import * as endpoints from 'contracts/identity/session/session.endpoints';
import type { Workspace } from 'contracts/identity/session/session.views';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import { logIn } from './log-in.ts';
import { rotateSession } from './rotate-session.ts';
import { globalCause } from './session.cause.ts';
import type { SessionContext } from './session.context.ts';
import { tokenAnswer } from './start-session.ts';

export const sessionRoutes = (router: IRouter, context: SessionContext): void => {
  const { commands, sessions, issuer } = context;
  const rotated = async (request: Parameters<typeof rotateSession>[1], workspace: Workspace | null) =>
    tokenAnswer(await rotateSession(context, request, { workspace, area: null }));

  mount(router, endpoints.login, async (request) => tokenAnswer(await logIn(context, request, null)), context);
  mount(router, endpoints.refresh, (request) => rotated(request, null), context);
  mount(router, endpoints.forceRefresh, (request) => rotated(request, request.body.workspace ?? null), context);

  mount(
    router,
    endpoints.logout,
    async (request) => {
      const { sid, userId } = request.auth;
      const metadata = globalCause(request, userId);
      await sessions.end(sid, request.now);
      await commands.session(sid, { type: 'EndSession', data: { sessionId: sid, userId }, metadata });
      return { body: {} };
    },
    context,
  );

  mount(
    router,
    endpoints.createTicket,
    async ({ auth, now }) => ({ body: { ticket: await issuer.ticket(auth, now) } }),
    context,
  );
};
