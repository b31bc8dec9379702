import {
  MAX_ANSWER_SUBJECT,
  MAX_ANSWER_TEXT,
  MAX_NAMED_FILES,
  type NamedFile,
} from 'contracts/recruiting/candidate-mail/candidate-mail.events';
import type { Address, Attachment, Email } from 'postal-mime';

/** What somebody answered, as a page may show it: text alone. */
export type InboundAnswer = {
  from: string;
  subject: string;
  content: string;
  files: NamedFile[];
  isAutomatic: boolean;
};

const MAX_FROM = 320;
const MAX_NAME = 200;
/** Characters of a body that are read, mark-up included. */
const MAX_BODY = 5 * MAX_ANSWER_TEXT;
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** One line, without what starts headers or turns the direction of writing. */
const oneLine = (text: string, max: number): string =>
  text
    .toWellFormed()
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069\s]+/gu, ' ')
    .trim()
    .slice(0, max)
    .toWellFormed();

const character = (code: number): string => (code > 0 && code < 0x110000 ? String.fromCodePoint(code) : '');

/**
 * The words of a page: what it shows as lines, nothing of its mark-up. The result is text, and is shown as such. A tag ends before
 * the next one begins, so that many that never end are read once.
 */
export const textOfHtml = (html: string): string =>
  html
    .slice(0, MAX_BODY)
    .replace(/<(style|script|head|title)\b[\s\S]*?(?:<\/\1\s*>|$)/gi, '')
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(/<(?:br|\/p|\/div|\/li|\/tr|\/h[1-6]|\/blockquote)\b[^<>]*>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,6}));/gi, (whole, hex, decimal, name) => {
      if (name) return entities[String(name).toLowerCase()] ?? whole;
      return character(hex ? Number.parseInt(hex, 16) : Number(decimal));
    });

const linesOf = (text: string): string =>
  text
    .slice(0, MAX_BODY)
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
    .slice(0, MAX_ANSWER_TEXT)
    .toWellFormed();

const sizeOf = ({ content }: Attachment): number =>
  typeof content === 'string' ? Buffer.byteLength(content) : content.byteLength;

const senderOf = (from: Address | undefined): string => {
  if (!from || from.group) return '';
  const address = from.address ?? '';
  return oneLine(from.name ? `${from.name} <${address}>` : address, MAX_FROM);
};

/** Headers that only programs write: older ones of auto-responders, and those of lists. */
const machines = [
  ...['x-autoreply', 'x-autorespond', 'x-mail-autoreply', 'x-auto-reply-from'],
  ...['list-id', 'list-unsubscribe'],
];
/** Mails that no person wrote (RFC 3834): answers to them would go round in circles. */
const isAutomatic = ({ headers }: Email): boolean =>
  headers.some(
    ({ key, value }) =>
      (key === 'return-path' && value.trim() === '<>') ||
      (key === 'auto-submitted' && !/^\s*no\b/i.test(value)) ||
      (key === 'precedence' && /bulk|list|junk|auto_reply/i.test(value)) ||
      machines.includes(key),
  );

export const answerIn = (email: Email): InboundAnswer => ({
  from: senderOf(email.from),
  subject: oneLine(email.subject ?? '', MAX_ANSWER_SUBJECT),
  content: linesOf(email.text?.trim() ? email.text : textOfHtml(email.html ?? '')),
  files: email.attachments
    .slice(0, MAX_NAMED_FILES)
    .map((file) => ({ name: oneLine(file.filename ?? file.mimeType, MAX_NAME), size: sizeOf(file) })),
  isAutomatic: isAutomatic(email),
});
