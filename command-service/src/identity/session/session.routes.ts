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
import { passSecondFactor } from '#command-service/identity/two-factor/second-factor';
import type { TwoFactors } from '#command-service/identity/two-factor/two-factor.store';
import type { Later } from '#command-service/later';
import type { Issuer } from './issuer.ts';
import { isPassword } from './passwords.ts';
import type { Account, SessionStore } from './session.store.ts';
import type { SignIns } from './sign-ins.ts';
import { startSession, tokenAnswer } from './start-session.ts';
import type { Tries } from './tries.ts';

export type SessionContext = CommandContext & {
  sessions: SessionStore;
  issuer: Issuer;
  tokens: Pick<TokenReader, 'accessToken'>;
  signIns: SignIns;
  tries: Tries;
  later: Later;
  twoFactors: TwoFactors;
  /** Counts attempts for one email address, whether or not it exists. */
  limitEmail: RateLimit;
};

/** The names that the spec gives to these, section 8. */
const detailOf: Partial<Record<SessionRejection, string>> = {
  'token-not-present': 'TOKEN_NOT_PRESENT',
  'token-not-refreshable': 'TOKEN_NOT_REFRESHABLE',
  'no-tenant': 'No tenant could be determined.',
};

const refuse = (code: SessionRejection, status = 401) => {
  const detail = detailOf[code];
  return new Rejection(code, status, detail === undefined ? {} : { detail });
};

/** A session is nobody's but its user's: its history belongs to no company. */
const globalCause = (request: Omit<Origin, 'auth'>, userId: string) =>
  causeOf({ ...request, auth: { userId, tenantId: GLOBAL } });

export const sessionRoutes = (router: IRouter, context: SessionContext): void => {
  const { commands, sessions, issuer, tokens, limitEmail, signIns, tries, later } = context;

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
      const { now, ip, userAgent } = request;
      await limitEmail(email);
      await tries.check(email, now);
      const failed = async (known: Account | null) => {
        await tries.failed(email, now);
        // Not waited for: an address without an account has no history to write.
        if (known) later.do(() => signIns.note({ userId: known.userId, outcome: 'failure', userAgent, ip, now }));
      };
      const account = await sessions.accountByEmail(email);
      if (!(await isPassword(password, account?.passwordHash ?? null)) || !account) {
        await failed(account);
        throw refuse('invalid-credentials');
      }
      const { userId, isStaff } = account;
      const metadata = globalCause({ ...request, idempotencyKey: null }, userId);
      await passSecondFactor(context, { userId, code: request.body.code, metadata }).catch(async (refused: unknown) => {
        if (refused instanceof Rejection && refused.code === 'code-wrong') await failed(account);
        throw refused;
      });
      await tries.succeeded(email);
      const workspace = workspaceOf(null, isStaff);
      const { token } = await startSession(context, { userId, workspace, metadata, userAgent });
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
