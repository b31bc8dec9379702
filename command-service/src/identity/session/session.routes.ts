import type { TokenReader } from 'access/identity/session/tokens';
import * as endpoints from 'contracts/identity/session/session.endpoints';
import type { Workspace } from 'contracts/identity/session/session.views';
import type { IRouter } from 'express';
import type { RateLimit } from 'platform/http/rate-limit';
import { mount } from 'platform/http/route';
import type { BackgroundTasks } from '#command-service/background-tasks';
import type { CommandContext } from '#command-service/context';
import type { TwoFactors } from '#command-service/identity/two-factor/two-factor.store';
import type { Issuer } from './issuer.ts';
import { logIn } from './log-in.ts';
import type { LoginAttempts } from './login-attempts.ts';
import { rotateSession } from './rotate-session.ts';
import { globalCause } from './session.cause.ts';
import type { SessionStore } from './session.store.ts';
import type { SignIns } from './sign-ins.ts';
import { tokenAnswer } from './start-session.ts';

export type SessionContext = CommandContext & {
  sessions: SessionStore;
  issuer: Issuer;
  tokens: Pick<TokenReader, 'accessToken'>;
  signIns: SignIns;
  loginAttempts: LoginAttempts;
  backgroundTasks: BackgroundTasks;
  twoFactors: TwoFactors;
  /** Counts attempts for one email address, whether or not it exists. */
  limitEmail: RateLimit;
};

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
      await commands.session(sid, { type: 'EndSession', data: { sessionId: sid, userId }, metadata });
      await sessions.end(sid, request.now);
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
