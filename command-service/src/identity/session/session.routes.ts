import type { SessionRejection } from 'contracts/identity/session/session.commands';
import * as endpoints from 'contracts/identity/session/session.endpoints';
import type { Workspace } from 'contracts/identity/session/session.views';
import { GLOBAL } from 'contracts/kernel/id';
import { Rejection } from 'contracts/kernel/problem';
import type { IRouter } from 'express';
import { workspaceOf } from 'platform/access/me';
import type { TokenReader } from 'platform/access/tokens';
import type { RateLimit } from 'platform/http/rate-limit';
import { mount } from 'platform/http/route';
import type { CommandContext } from '#command-service/context';
import { causeOf, type Origin } from '#command-service/http/cause';
import type { Issuer } from './issuer.ts';
import { isPassword } from './passwords.ts';
import type { SessionStore } from './session.store.ts';
import { startSession, tokenAnswer } from './start-session.ts';

export type SessionContext = CommandContext & {
  sessions: SessionStore;
  issuer: Issuer;
  tokens: Pick<TokenReader, 'accessToken'>;
  /** Counts attempts for one email address, whether or not it exists. */
  limitEmail: RateLimit;
};

const refuse = (code: SessionRejection, status = 401) => new Rejection(code, status);

/** A session is nobody's but its user's: its history belongs to no company. */
const globalCause = (request: Omit<Origin, 'auth'>, userId: string) =>
  causeOf({ ...request, auth: { userId, tenantId: GLOBAL } });

export const sessionRoutes = (router: IRouter, context: SessionContext): void => {
  const { commands, sessions, issuer, tokens, limitEmail } = context;

  /** The next token of the session behind `bearer`, in the workspace that is chosen now or was before. */
  const rotated = async ({ bearer, now }: { bearer: string | null; now: Date }, wish: Workspace | null) => {
    if (bearer === null) throw refuse('token-not-present');
    const claims = await tokens.accessToken(bearer);
    if (!claims || (claims.exp + claims.rli * 60) * 1000 <= now.getTime()) throw refuse('token-not-refreshable');
    const { sid, sub: userId } = claims;
    const isStaff = await sessions.isStaff(userId);
    if (wish === 'tenant' && !isStaff) throw refuse('no-tenant', 400);
    const refreshableUntil = issuer.refreshableUntil(now);
    const session = await sessions.rotate({ sid, gen: claims.gen, now, refreshableUntil, workspace: wish });
    if (session === null) throw refuse('token-not-refreshable');
    const workspace = workspaceOf(session.workspace, isStaff);
    return tokenAnswer(await issuer.accessToken({ userId, sid, gen: session.gen, workspace }, now));
  };

  mount(
    router,
    endpoints.login,
    async (request) => {
      const { email, password } = request.body;
      await limitEmail(email);
      const account = await sessions.accountByEmail(email);
      if (!(await isPassword(password, account?.passwordHash ?? null)) || !account) throw refuse('invalid-credentials');
      const { userId, isStaff } = account;
      const metadata = globalCause({ ...request, idempotencyKey: null }, userId);
      const { token } = await startSession(context, { userId, workspace: workspaceOf(null, isStaff), metadata });
      return tokenAnswer(token);
    },
    context,
  );

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
