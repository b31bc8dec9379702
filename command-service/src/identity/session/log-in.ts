import { workspaceOf } from 'access/identity/session/me';
import type { SessionRejection } from 'contracts/identity/session/session.commands';
import { Rejection } from 'contracts/kernel/problem';
import type { Origin } from '#command-service/http/cause';
import { passSecondFactor } from '#command-service/identity/two-factor/second-factor';
import { isPassword } from '#command-service/kernel/password-hash';
import { globalCause, refuseSession } from './session.cause.ts';
import type { SessionContext } from './session.context.ts';
import type { Account, Area } from './session.store.ts';
import { startSession } from './start-session.ts';

type LoginRequest = Omit<Origin, 'auth'> & {
  body: { email: string; password: string; code?: string | undefined };
  userAgent: string | null;
};

const invalid: SessionRejection = 'invalid-credentials';

/**
 * The first token of a new session of this area. Who may not enter it is answered as a wrong password is, and as slowly: an answer
 * tells neither whether an address has an account nor whether it is a platform admin's.
 */
export const logIn = async (context: SessionContext, request: LoginRequest, area: Area): Promise<string> => {
  const { sessions, signIns, loginAttempts, backgroundTasks } = context;
  const { email, password, code } = request.body;
  const { now, ip, userAgent } = request;
  const tried = { email, ip };
  await loginAttempts.check(tried, now);
  const failed = async (known: Account | null) => {
    await loginAttempts.failed(tried, now);
    // Not waited for: an address without an account has no history to write.
    if (known)
      backgroundTasks.run(() => signIns.note({ userId: known.userId, outcome: 'failure', userAgent, ip, now }));
  };
  const account = await sessions.accountByEmail(email);
  const isRight = await isPassword(password, account?.passwordHash ?? null);
  if (!isRight || !account || (area === 'landlord' && !account.isPlatformAdmin)) {
    await failed(account);
    throw refuseSession(invalid);
  }
  const { userId, isStaff, passwordHash } = account;
  const metadata = globalCause({ ...request, idempotencyKey: null }, userId);
  if (code !== undefined) await loginAttempts.tryCode(email, now);
  await passSecondFactor(context, { userId, code, metadata }).catch(async (refused: unknown) => {
    if (refused instanceof Rejection && refused.code === 'code-wrong') await failed(account);
    throw refused;
  });
  await loginAttempts.succeeded(tried, now);
  const workspace = area ?? workspaceOf(null, isStaff);
  const { token } = await startSession(context, { userId, workspace, metadata, userAgent, passwordHash });
  return token;
};
