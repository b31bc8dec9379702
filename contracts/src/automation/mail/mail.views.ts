import { z } from 'zod';
import { addressStops } from '#contracts/automation/mail-address/mail-address.choices';
import { Id } from '#contracts/kernel/id';

export const mailStatuses = ['kept', 'queued', 'sent', 'failed', 'skipped', ...addressStops] as const;

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
