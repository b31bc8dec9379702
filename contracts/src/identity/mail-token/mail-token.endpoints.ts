import { z } from 'zod';
import { endpoint } from '#contracts/kernel/endpoint';
import { Id } from '#contracts/kernel/id';
import { Locale } from '#contracts/kernel/locale';
import { MailPurpose } from './mail-token.purpose.ts';

/**
 * The token of a link, made when the mail is written, and whom to write to. It is told once: of the token only the hash is
 * kept, and neither event nor job ever holds it.
 */
export const makeMailToken = endpoint({
  method: 'POST',
  path: '/api/system/mail-tokens',
  access: 'system',
  summary: 'Create the token of a link in an email to an account (internal)',
  body: z.strictObject({ purpose: MailPurpose, userId: Id }),
  /** `newEmail`: the new one, where the link is about a change of address. */
  answer: z.object({
    token: z.string(),
    email: z.string(),
    newEmail: z.string().nullable(),
    name: z.string(),
    locale: Locale,
  }),
  status: 201,
});
