import { z } from 'zod';
import { addressStops } from '#contracts/automation/mail-address/mail-address.choices';
import { Id } from '#contracts/kernel/id';

export const mailStatuses = ['kept', 'queued', 'sent', 'failed', 'skipped', ...addressStops] as const;

/** In place of the colleague who alone reads a mail: whoever may read the outbox. */
export const ANYBODY = '00000000-0000-0000-0000-000000000000';

/** A mail in the outbox. Without an SMTP server the outbox is the development mailbox. Texts are null once erased. */
export const MailView = z.object({
  id: Id,
  to: z.string().nullable(),
  subject: z.string().nullable(),
  text: z.string().nullable(),
  html: z.string().nullable(),
  status: z.enum(mailStatuses),
  createdAt: z.iso.datetime(),
});
export type MailView = z.infer<typeof MailView>;
