import type { SessionRejection } from 'contracts/identity/session/session.commands';
import * as endpoints from 'contracts/identity/session/session.endpoints';
import { GLOBAL, newId } from 'contracts/kernel/id';
import { Rejection } from 'contracts/kernel/problem';
import type { IRouter } from 'express';
import type { TokenReader } from 'platform/access/tokens';
import type { RateLimit } from 'platform/http/rate-limit';
import { mount } from 'platform/http/route';
import type { CommandContext } from '#command-service/context';
import { causeOf, type Origin } from '#command-service/http/cause';
import type { Issuer } from './issuer.ts';
import { isPassword } from './passwords.ts';
import type { SessionStore } from './session.store.ts';

export type SessionContext = CommandContext & {
  sessions: SessionStore;
  issuer: Issuer;
  tokens: Pick<TokenReader, 'accessToken'>;
  /** Counts attempts for one email address, whether or not it exists. */
  limitEmail: RateLimit;
};

const refuse = (code: SessionRejection) => new Rejection(code, 401);
const roleOf = (isStaff: boolean) => (isStaff ? ('Tenant Staff' as const) : ('Candidate' as const));

/** A session is nobody's but its user's: its history belongs to no company. */
const globalCause = (request: Omit<Origin, 'auth'>, userId: string) =>
  causeOf({ ...request, auth: { userId, tenantId: GLOBAL } });

export const sessionRoutes = (router: IRouter, context: SessionContext): void => {
  const { commands, sessions, issuer, tokens, limitEmail } = context;
  const tokenAnswer = (token: string) => ({ body: { token }, headers: { Authorization: `Bearer ${token}` } });

  mount(
    router,
    endpoints.login,
    async (request) => {
      const { email, password } = request.body;
      await limitEmail(email);
      const account = await sessions.accountByEmail(email);
      if (!(await isPassword(password, account?.passwordHash ?? null)) || !account) throw refuse('invalid-credentials');
      const { userId, isStaff } = account;
      const { now } = request;
      const sid = newId(now);
      const metadata = globalCause({ ...request, idempotencyKey: null }, userId);
      await commands.session(sid, { type: 'StartSession', data: { sessionId: sid, userId }, metadata });
      await sessions.start({ sid, userId, now, refreshableUntil: issuer.refreshableUntil(now) });
      return tokenAnswer(await issuer.accessToken({ userId, sid, gen: 0, role: roleOf(isStaff) }, now));
    },
    context,
  );

  mount(
    router,
    endpoints.refresh,
    async ({ bearer, now }) => {
      if (bearer === null) throw refuse('token-not-present');
      const claims = await tokens.accessToken(bearer);
      if (!claims || (claims.exp + claims.rli * 60) * 1000 <= now.getTime()) throw refuse('token-not-refreshable');
      const { sid, sub: userId } = claims;
      const gen = await sessions.rotate({ sid, gen: claims.gen, now, refreshableUntil: issuer.refreshableUntil(now) });
      if (gen === null) throw refuse('token-not-refreshable');
      const role = roleOf(await sessions.isStaff(userId));
      return tokenAnswer(await issuer.accessToken({ userId, sid, gen, role }, now));
    },
    context,
  );

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
