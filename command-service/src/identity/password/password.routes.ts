import type { PasswordRejection } from 'contracts/identity/password/password.commands';
import * as endpoints from 'contracts/identity/password/password.endpoints';
import { type PasswordOf, passwordFault } from 'contracts/identity/password/password.rules';
import { GLOBAL } from 'contracts/kernel/id';
import type { CommandMetadata } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import { answered } from '#command-service/http/answer';
import { causeOf, type Origin } from '#command-service/http/cause';
import type { Accounts } from '#command-service/identity/access/accounts';
import type { MailTokens } from '#command-service/identity/mail-token/mail-token.store';
import { recordEnded } from '#command-service/identity/session/end-sessions';
import type { SessionContext } from '#command-service/identity/session/session.context';
import { hashPassword, isPassword } from '#command-service/kernel/password-hash';

export type PasswordContext = SessionContext & {
  accounts: Pick<Accounts, 'find' | 'changePassword'>;
  mailTokens: MailTokens;
};

const PURPOSE = 'password-reset';

const fieldAtFault = (field: string, code: PasswordRejection) =>
  new Rejection<PasswordRejection>(code, 422, { errors: { [field]: [code] } });
const linkInvalid = () => new Rejection<PasswordRejection>('reset-link-invalid', 410);

/** Throws where the password is not fit for this account. */
export const checkChosen = (password: string, of: PasswordOf): void => {
  const fault = passwordFault(password, of);
  if (fault) throw fieldAtFault('password', fault);
};

const globally = (request: Omit<Origin, 'auth'>, userId: string): CommandMetadata =>
  causeOf({ ...request, auth: { userId, tenantId: GLOBAL } });

export const passwordRoutes = (router: IRouter, context: PasswordContext): void => {
  const { commands, sessions, accounts, mailTokens, loginAttempts, backgroundTasks, limitEmail } = context;

  mount(
    router,
    endpoints.forgotPassword,
    async (request) => {
      const { email } = request.body;
      await limitEmail(email);
      backgroundTasks.run(async () => {
        const account = await sessions.accountByEmail(email);
        if (!account) return;
        const { userId } = account;
        // Whoever asks has not shown who they are.
        const actor = { type: 'system' as const, id: 'forgot-password' };
        const metadata = { ...globally({ ...request, idempotencyKey: null }, userId), actor };
        await commands.password(userId, { type: 'RequestPasswordReset', data: { userId }, metadata });
      });
      return { body: {} };
    },
    context,
  );

  /** The account of a link whose token and address belong together. */
  const accountOf = async (userId: string, email: string) => {
    const account = await accounts.find(userId);
    if (account?.email !== email) throw linkInvalid();
    return account;
  };

  mount(
    router,
    endpoints.checkToken,
    async ({ body: { token, email }, now }) => {
      const userId = await mailTokens.subjectOf({ purpose: PURPOSE, token, now });
      if (userId === null) throw linkInvalid();
      await accountOf(userId, email);
      return { body: {} };
    },
    context,
  );

  mount(
    router,
    endpoints.resetPassword,
    async (request) => {
      const { body, now } = request;
      const { token, email, password } = body;
      const position = await mailTokens.spend({ purpose: PURPOSE, token, now }, async (userId) => {
        const { name } = await accountOf(userId, email);
        checkChosen(password, { email, name });
        const passwordHash = await hashPassword(password);
        const metadata = globally({ ...request, idempotencyKey: null }, userId);
        const sent = await commands.password(userId, { type: 'ResetPassword', data: { userId }, metadata });
        const ended = await accounts.changePassword({ userId, passwordHash, keep: null, now });
        await loginAttempts.forget(email);
        await recordEnded(context, { userId, ended, metadata });
        return sent.position;
      });
      if (position === null) throw linkInvalid();
      return answered(position, {});
    },
    context,
  );

  mount(
    router,
    endpoints.changePassword,
    async (request) => {
      const { sid, userId } = request.auth;
      const { currentPassword, password } = request.body;
      await limitEmail(userId);
      const account = await accounts.find(userId);
      if (!account || !(await isPassword(currentPassword, account.passwordHash))) {
        throw fieldAtFault('currentPassword', 'password-wrong');
      }
      checkChosen(password, account);
      const passwordHash = await hashPassword(password);
      const metadata = globally({ ...request, idempotencyKey: null }, userId);
      const { position } = await commands.password(userId, { type: 'ChangePassword', data: { userId }, metadata });
      const ended = await accounts.changePassword({ userId, passwordHash, keep: sid, now: request.now });
      await recordEnded(context, { userId, ended, metadata });
      return answered(position, {});
    },
    context,
  );
};
