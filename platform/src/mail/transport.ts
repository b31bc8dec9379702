import { createTransport } from 'nodemailer';
import type { Readiness } from '#platform/service';
import type { InboundAddresses } from './inbound-address.ts';
import { namelessAnswer } from './nameless-answer.ts';

/** A mail as it leaves. `id` is its own for ever: repeated, it goes out under the same Message-ID. */
export type OutgoingMail = {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
} & Partial<MailExtras>;

export type MailExtras = {
  /** Who writes, shown before our address. */
  fromName: string;
  replyTo: string;
  /** Where one request unsubscribes whoever gets it (RFC 2369, RFC 8058). */
  unsubscribeUrl: string;
  attachments: readonly { filename: string; contentType: string; content: Buffer }[];
  /** No person wrote it: programs that answer mails leave it alone (RFC 3834). */
  isAutomatic: boolean;
  /** What calendars take from it (RFC 6047). */
  calendar: { method: 'REQUEST' | 'CANCEL'; content: string };
};

export type MailTransport = {
  /** False: there is no mail server, and mail stays in the development mailbox. */
  delivers: boolean;
  /** Resolves once the mail server has taken the mail, with the code and the words of its answer. What it throws names no person. */
  send(mail: OutgoingMail): Promise<string>;
  readiness(): Promise<Readiness>;
  close(): void;
};

/** Milliseconds a mail server may take to answer, and a healthy answer is believed. */
const TIMEOUT_MS = 20_000;
const BELIEVED_MS = 15_000;
/** Why a mail was not taken, as its server said it. `isFinal`: the server will never take it. `isSilent`: it said nothing in time. */
export type MailRefusal = Error & { answer: string; isFinal: boolean; isSilent: boolean };

/** Mail servers repeat addresses in their answers: only the codes stand in the message, and words that are no address beside it. */
const namelessError = (error: unknown): MailRefusal => {
  const {
    code,
    responseCode = 0,
    response = '',
  } = error as { code?: string; responseCode?: number; response?: string };
  const refusal = new Error(`mail-not-taken: ${[code, responseCode || ''].filter(Boolean).join(' ') || 'unknown'}`);
  return Object.assign(refusal, {
    answer: namelessAnswer(response) || refusal.message,
    isSilent: code === 'ETIMEDOUT',
    isFinal: responseCode >= 500 && (code === 'EENVELOPE' || code === 'EMESSAGE'),
  });
};

const addressOf = (from: string): string => /<([^>]+)>/.exec(from)?.[1] ?? from.trim();
const nameOf = (from: string): string => /^\s*"?([^"<]*?)"?\s*</.exec(from)?.[1] ?? '';

const domainOf = (from: string): string => /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';

/** Both are set by us alone: what is not a URL never gets here. Prepared values are not folded, as RFC 8058 asks of what is signed. */
const unsubscribing = (url: string) => ({
  'List-Unsubscribe': { prepared: true, value: `<${url}>` },
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Keeps every mail where it is: the development mailbox. */
const keeping: MailTransport = {
  delivers: false,
  send: async () => {
    throw new Error('No mail server is configured.');
  },
  readiness: async () => ({ name: 'mail', ready: true, state: 'running', detail: 'development mailbox' }),
  close: () => undefined,
};

/** Sends through the SMTP server at `smtpUrl`, or keeps mail in the development mailbox where there is none. */
export const openMailTransport = (options: {
  smtpUrl?: string | undefined;
  from: string;
  /** Where reports of mails that did not arrive come back to; else to the sender. */
  inbound?: InboundAddresses | null;
}): MailTransport => {
  const { smtpUrl, from, inbound = null } = options;
  if (!smtpUrl) return keeping;
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  let checked: { at: number; readiness: Promise<Readiness> } | undefined;

  const check = async (): Promise<Readiness> => {
    try {
      await transport.verify();
      return { name: 'mail', ready: true, state: 'running' };
    } catch (error) {
      return { name: 'mail', ready: false, state: 'down', detail: namelessError(error).message };
    }
  };

  return {
    delivers: true,
    send: async ({ id, to, subject, text, html, attachments = [], ...more }) => {
      const { fromName, replyTo, unsubscribeUrl, isAutomatic, calendar } = more;
      try {
        const { response } = await transport.sendMail({
          messageId: `<${id}@${domainOf(from)}>`,
          from: { name: fromName ?? nameOf(from), address: addressOf(from) },
          to: { name: '', address: to },
          ...(inbound && { envelope: { from: inbound.make('bounce', id), to } }),
          ...(replyTo && { replyTo: { name: '', address: replyTo } }),
          headers: {
            ...(isAutomatic && { 'Auto-Submitted': 'auto-generated' }),
            ...(unsubscribeUrl && unsubscribing(unsubscribeUrl)),
          },
          subject,
          text,
          html,
          attachments: [...attachments],
          ...(calendar && { icalEvent: { ...calendar, filename: 'invite.ics' } }),
        });
        return namelessAnswer(response);
      } catch (error) {
        throw namelessError(error);
      }
    },
    readiness: () => {
      const now = performance.now();
      if (!checked || now - checked.at > BELIEVED_MS) checked = { at: now, readiness: check() };
      return checked.readiness;
    },
    close: () => transport.close(),
  };
};
