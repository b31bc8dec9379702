import type { TwoFactorRejection } from 'contracts/identity/two-factor/two-factor.commands';
import * as endpoints from 'contracts/identity/two-factor/two-factor.endpoints';
import type { UserRejection } from 'contracts/identity/user/user.commands';
import { GLOBAL } from 'contracts/kernel/id';
import { Rejection } from 'contracts/kernel/problem';
import type { IRouter } from 'express';
import type { RateLimit } from 'platform/http/rate-limit';
import { mount } from 'platform/http/route';
import type { CommandContext } from '#command-service/context';
import { answered } from '#command-service/http/answer';
import { causeOf, type Origin } from '#command-service/http/cause';
import type { Accounts } from '#command-service/identity/access/accounts';
import type { LoginAttempts, Tried } from '#command-service/identity/login-attempts/login-attempts';
import { isPassword } from '#command-service/kernel/password-hash';
import { codeWrong } from './second-factor.ts';
import { uriOf } from './two-factor.codes.ts';
import type { TwoFactors } from './two-factor.store.ts';

export type TwoFactorContext = CommandContext & {
  accounts: Pick<Accounts, 'find'>;
  twoFactors: TwoFactors;
  loginAttempts: Pick<LoginAttempts, 'tryCode' | 'succeeded'>;
  limitEmail: RateLimit;
};

const wrongPassword = () =>
  new Rejection<UserRejection>('password-wrong', 422, { errors: { password: ['password-wrong'] } });
const notBegun = () => new Rejection<TwoFactorRejection>('two-factor-not-begun', 409);

const globally = (request: Omit<Origin, 'auth'>, userId: string) =>
  causeOf({ ...request, auth: { userId, tenantId: GLOBAL }, idempotencyKey: null });

export const twoFactorRoutes = (router: IRouter, context: TwoFactorContext): void => {
  const { commands, accounts, twoFactors, loginAttempts, limitEmail } = context;

  const withPassword = async (userId: string, password: string) => {
    await limitEmail(userId);
    const account = await accounts.find(userId);
    if (!account || !(await isPassword(password, account.passwordHash))) throw wrongPassword();
    return account;
  };

  /** What `work` makes of a code, which counts as those of logins do (docs/product.md ID-28); refused where that is null. */
  const withCode = async <T>(tried: Tried, now: Date, work: () => Promise<T | null>): Promise<T> => {
    await loginAttempts.tryCode(tried.email, now);
    const done = await work();
    if (done === null) throw codeWrong();
    await loginAttempts.succeeded(tried, now);
    return done;
  };

  mount(
    router,
    endpoints.beginTwoFactor,
    async ({ auth: { userId }, body: { password } }) => {
      const { email } = await withPassword(userId, password);
      const secret = await twoFactors.begin(userId);
      if (secret === null) throw new Rejection<TwoFactorRejection>('two-factor-enabled', 409);
      return { body: { secret, uri: uriOf(secret, email) } };
    },
    context,
  );

  mount(
    router,
    endpoints.confirmTwoFactor,
    async (request) => {
      const { userId } = request.auth;
      await limitEmail(userId);
      if (await twoFactors.isEnabled(userId)) throw new Rejection<TwoFactorRejection>('two-factor-enabled', 409);
      const account = await accounts.find(userId);
      if (!account) throw notBegun();
      const { body, ip, now } = request;
      const recoveryCodes = await withCode({ email: account.email, ip }, now, () =>
        twoFactors.confirm({ userId, code: body.code, now }),
      );
      const metadata = globally(request, userId);
      const sent = await commands.twoFactor(userId, { type: 'EnableTwoFactor', data: { userId }, metadata });
      return answered(sent.position, { recoveryCodes });
    },
    context,
  );

  mount(
    router,
    endpoints.disableTwoFactor,
    async (request) => {
      const { userId } = request.auth;
      const { body, ip, now } = request;
      const { password, code } = body;
      const { email } = await withPassword(userId, password);
      if (!(await twoFactors.isEnabled(userId))) throw notBegun();
      await withCode({ email, ip }, now, () => twoFactors.pass({ userId, code, now }));
      await twoFactors.remove(userId);
      const metadata = globally(request, userId);
      const sent = await commands.twoFactor(userId, { type: 'DisableTwoFactor', data: { userId }, metadata });
      return answered(sent.position, {});
    },
    context,
  );
};
