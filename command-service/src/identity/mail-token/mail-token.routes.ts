import { CHANGE_LIFETIME, VERIFICATION_LIFETIME } from 'contracts/identity/email-address/email-address.commands';
import { makeMailToken } from 'contracts/identity/mail-token/mail-token.endpoints';
import type { MailPurpose } from 'contracts/identity/mail-token/mail-token.purpose';
import { RESET_LIFETIME } from 'contracts/identity/password/password.commands';
import type { UserRejection } from 'contracts/identity/user/user.commands';
import { DEFAULT_LOCALE, Locale } from 'contracts/kernel/locale';
import { Rejection } from 'contracts/kernel/problem';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import type { CommandContext } from '#command-service/context';
import type { Accounts } from '#command-service/identity/access/accounts';
import type { EmailChanges } from '#command-service/identity/email-address/email-changes';
import type { MailTokens } from './mail-token.store.ts';

export type MailTokenContext = CommandContext & {
  accounts: Pick<Accounts, 'find'>;
  mailTokens: MailTokens;
  emailChanges: EmailChanges;
};

/** Seconds that a link of each purpose lives. */
const lifetimes: Record<MailPurpose, number> = {
  'password-reset': RESET_LIFETIME,
  'email-verification': VERIFICATION_LIFETIME,
  'email-change-old': CHANGE_LIFETIME,
  'email-change-new': CHANGE_LIFETIME,
};

const isOfChange = (purpose: MailPurpose): boolean => purpose.startsWith('email-change-');

/** Tokens are made as the mail is written: neither the event nor the job that asked for the mail ever held one. */
export const mailTokenRoutes = (router: IRouter, context: MailTokenContext): void => {
  const { accounts, mailTokens, emailChanges } = context;
  mount(
    router,
    makeMailToken,
    async ({ body: { purpose, userId }, now }) => {
      const account = await accounts.find(userId);
      if (!account) throw new Rejection<UserRejection>('user-not-found', 404);
      const change = isOfChange(purpose) ? await emailChanges.find(userId, now) : null;
      // Refused, done or asked for anew meanwhile: there is nothing to write.
      if (isOfChange(purpose) && !change) throw new Rejection<UserRejection>('user-not-found', 404);
      const email = purpose === 'email-change-new' && change ? change.email : account.email;
      const expiresAt = new Date(now.getTime() + lifetimes[purpose] * 1_000);
      const token = await mailTokens.make({ purpose, subjectId: userId }, expiresAt);
      const { name, locale } = account;
      return {
        body: {
          token,
          email,
          newEmail: change?.email ?? null,
          name,
          locale: Locale.catch(DEFAULT_LOCALE).parse(locale),
        },
      };
    },
    context,
  );
};
