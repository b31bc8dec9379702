import { z } from 'zod';

/** What a link in a mail is good for. */
export const MailPurpose = z.enum(['password-reset', 'email-verification', 'email-change-old', 'email-change-new']);
export type MailPurpose = z.infer<typeof MailPurpose>;
