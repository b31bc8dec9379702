import { createTransport } from 'nodemailer';
import type { Readiness } from '#platform/service';

/** A mail as it leaves. `id` is its own for ever: repeated, it goes out under the same Message-ID. */
export type OutgoingMail = { id: string; to: string; subject: string; text: string; html: string };

export type MailTransport = {
  /** False: there is no mail server, and mail stays in the development mailbox. */
  delivers: boolean;
  /** Resolves once the mail server has taken the mail. What it throws names no person. */
  send(mail: OutgoingMail): Promise<void>;
  readiness(): Promise<Readiness>;
  close(): void;
};

/** Milliseconds a mail server may take to answer, and a healthy answer is believed. */
const TIMEOUT_MS = 20_000;
const BELIEVED_MS = 15_000;

/** Mail servers repeat addresses in their answers: only the codes are kept. */
const namelessError = (error: unknown): Error => {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return new Error(`mail-not-taken: ${[code, responseCode].filter(Boolean).join(' ') || 'unknown'}`);
};

const domainOf = (from: string): string => /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost';

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
export const openMailTransport = (options: { smtpUrl?: string | undefined; from: string }): MailTransport => {
  const { smtpUrl, from } = options;
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
    send: async ({ id, to, subject, text, html }) => {
      try {
        await transport.sendMail({
          messageId: `<${id}@${domainOf(from)}>`,
          from,
          to: { name: '', address: to },
          subject,
          text,
          html,
        });
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
