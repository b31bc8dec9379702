import type { MailReport } from 'contracts/automation/inbound-mail/inbound-mail.endpoints';
import { Id } from 'contracts/kernel/id';
import type { Attachment, Email } from 'postal-mime';

/** What came back of a mail of ours; `mailId` is null where the report names it by its envelope alone. */
export type InboundReport = Pick<MailReport, 'type' | 'isPermanent' | 'reason'> & { mailId: string | null };

const MESSAGE_ID = /<?([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/i;
/** Feedback of these kinds says that somebody did not want a mail (RFC 5965); `not-spam` says the contrary. */
const COMPLAINTS = new Set(['abuse', 'fraud', 'virus', 'other']);
/** Bytes of a part of a report that are read. */
const MAX_PART = 65_536;

/** The mail that a Message-ID of ours names. */
export const mailIdIn = (messageId: string): string | null => {
  const [, found = ''] = MESSAGE_ID.exec(messageId) ?? [];
  return Id.safeParse(found.toLowerCase()).data ?? null;
};

const textOf = ({ content }: Attachment): string =>
  typeof content === 'string'
    ? content.slice(0, MAX_PART)
    : Buffer.from(content as ArrayBuffer)
        .subarray(0, MAX_PART)
        .toString('utf8');

/** Fields of a part that is made like headers, by name; a group for each empty line. */
const groupsOf = (text: string): Map<string, string>[] =>
  text
    .replace(/\r\n/g, '\n')
    .replace(/\n[ \t]+/g, ' ')
    .split(/\n{2,}/)
    .map(
      (group) =>
        new Map(
          group.split('\n').flatMap((line): [string, string][] => {
            const [, name, value] = /^([A-Za-z-]+):[ \t]*(.*)$/.exec(line) ?? [];
            return name ? [[name.toLowerCase(), value?.trim() ?? '']] : [];
          }),
        ),
    );

const partOf = ({ attachments }: Email, ...types: string[]): Attachment | undefined =>
  attachments.find(({ mimeType }) => types.includes(mimeType));

/** The Message-ID of the mail that a report gives back, whole or its headers alone. */
const returnedId = (email: Email): string | null => {
  const part = partOf(email, 'message/rfc822', 'text/rfc822-headers', 'message/global', 'message/global-headers');
  const [headers] = part ? groupsOf(textOf(part)) : [];
  return mailIdIn(headers?.get('message-id') ?? '');
};

/**
 * Whether a failure is for good: no such mailbox or domain, or one that is closed (RFC 3463). A full mailbox, a mail that is too large
 * or a policy may be otherwise tomorrow, and what is wrong with the sender's address (5.1.7, 5.1.8) is our fault, not the reader's.
 */
export const isForGood = (status: string): boolean =>
  /^5\.(?:1\.(?![78]$)\d+|2\.1|0\.0|4\.4)$/.test(status) || !/^\d\.\d+\.\d+$/.test(status);

/** A report of a mail server that a mail did not arrive (RFC 3464), or a complaint about one (RFC 5965); null where it is neither. */
export const reportIn = (email: Email): InboundReport | null => {
  const feedback = partOf(email, 'message/feedback-report');
  if (feedback) {
    const [fields] = groupsOf(textOf(feedback));
    if (!COMPLAINTS.has(fields?.get('feedback-type')?.toLowerCase() ?? '')) return null;
    return { type: 'complaint', isPermanent: true, reason: '', mailId: returnedId(email) };
  }
  const delivery = partOf(email, 'message/delivery-status', 'message/global-delivery-status');
  if (!delivery) return null;
  const failed = groupsOf(textOf(delivery)).find((fields) => fields.get('action')?.toLowerCase() === 'failed');
  if (!failed) return null;
  const status = failed.get('status')?.split(' ', 1)[0] ?? '';
  const reason = failed.get('diagnostic-code')?.replace(/^smtp;\s*/i, '') ?? status;
  return { type: 'bounce', isPermanent: isForGood(status), reason, mailId: returnedId(email) };
};
