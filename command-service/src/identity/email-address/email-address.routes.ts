import type { EmailAddressRejection } from 'contracts/identity/email-address/email-address.commands';
import * as endpoints from 'contracts/identity/email-address/email-address.endpoints';
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
import type { MailTokens } from '#command-service/identity/mail-token/mail-token.store';

export type EmailAddressContext = CommandContext & {
  accounts: Pick<Accounts, 'find' | 'saveVerified'>;
  mailTokens: MailTokens;
  limitEmail: RateLimit;
};

const PURPOSE = 'email-verification';

const globally = (request: Omit<Origin, 'auth'>, userId: string) =>
  causeOf({ ...request, auth: { userId, tenantId: GLOBAL } });

export const emailAddressRoutes = (router: IRouter, context: EmailAddressContext): void => {
  const { commands, accounts, mailTokens, limitEmail } = context;

  mount(
    router,
    endpoints.validateUser,
    async (request) => {
      const { body, now } = request;
      const position = await mailTokens.spend({ purpose: PURPOSE, token: body.token, now }, async (userId) => {
        if (!(await accounts.find(userId))) throw new Rejection<UserRejection>('user-not-found', 404);
        const metadata = globally({ ...request, idempotencyKey: null }, userId);
        const sent = await commands.emailAddress(userId, { type: 'VerifyEmail', data: { userId }, metadata });
        await accounts.saveVerified(userId, now);
        return sent.position;
      });
      if (position === null) throw new Rejection<EmailAddressRejection>('verification-link-invalid', 410);
      return answered(position, {});
    },
    context,
  );

  mount(
    router,
    endpoints.sendVerification,
    async (request) => {
      const { userId } = request.auth;
      const { goOnTo } = request.body;
      await limitEmail(userId);
      const account = await accounts.find(userId);
      if (account?.isVerified) return { body: {} };
      const metadata = globally(request, userId);
      const data = { userId, ...(goOnTo && { goOnTo }) };
      const command = { type: 'RequestEmailVerification' as const, data, metadata };
      return answered((await commands.emailAddress(userId, command)).position, {});
    },
    context,
  );
};
