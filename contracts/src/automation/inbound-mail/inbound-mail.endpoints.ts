import { z } from 'zod';
import { endpoint } from '#contracts/kernel/endpoint';
import { text } from '#contracts/kernel/text';

/** Bytes of a mail that comes in, reports of one request, characters of what a server said. */
export const MAX_INBOUND_BYTES = 10 * 1_048_576;
const MAX_REPORTS = 500;
const MAX_SAID = 2_000;
/** As its header has it, with or without brackets: `<…@…>`. */
const MessageId = text(998, 1);
/** What a server was told to deliver to, where the mail itself does not say. */
const MAX_RECIPIENTS = 2_000;

/** What became of one of our mails, as whoever delivers them says it. */
export const MailReport = z.strictObject({
  type: z.enum(['bounce', 'complaint']),
  messageId: MessageId,
  /** Of a bounce: for good, or for a reason that passes. */
  isPermanent: z.boolean().default(true),
  reason: text(MAX_SAID).default(''),
});
export type MailReport = z.infer<typeof MailReport>;

/** How many of them were about mails of ours. */
const Taken = z.object({ taken: z.int() });

export const reportMails = endpoint({
  method: 'POST',
  path: '/api/public/inbound-mail/reports',
  access: 'public',
  summary: 'Say which mails did not arrive or were called unwanted; the bearer token is INBOUND_SECRET',
  body: z.strictObject({ reports: z.array(MailReport).min(1).max(MAX_REPORTS) }),
  answer: Taken,
});

export const receiveMail = endpoint({
  method: 'POST',
  path: '/api/public/inbound-mail',
  access: 'public',
  summary: 'Hand over a mail that came in, as it came (RFC 5322); the bearer token is INBOUND_SECRET',
  query: z.object({ to: z.string().max(MAX_RECIPIENTS).optional() }),
  upload: { types: ['message/rfc822'], maxBytes: MAX_INBOUND_BYTES, field: 'message' },
  answer: Taken,
});
