import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { type MailTransport, type OutgoingMail, openMailTransport } from './transport.ts';

const mail: OutgoingMail = {
  id: '018f6a10-0000-7000-8000-000000000009',
  to: 'ada@example.com',
  subject: 'Good news – ação',
  text: 'Hello Ada\n',
  html: '<p>Hello Ada</p>',
};

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

const listen = async (options: SMTPServerOptions): Promise<string> => {
  const server = new SMTPServer({ authOptional: true, disabledCommands: ['STARTTLS'], logger: false, ...options });
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  closers.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`;
};

const open = (smtpUrl?: string): MailTransport => {
  const transport = openMailTransport({ smtpUrl, from: 'Onrecord <no-reply@onrecord.example>' });
  closers.unshift(() => transport.close());
  return transport;
};

/** A mail server that answers each mail in turn with one of `answers`: an error or null to take it. */
const serverTaking = async (...answers: (Error | null)[]) => {
  const received: { from: string; to: string[]; raw: string }[] = [];
  const url = await listen({
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString(),
        });
        done(answers.shift() ?? null);
      });
    },
  });
  return { url, received };
};

const refusal = (responseCode: number, message: string) => Object.assign(new Error(message), { responseCode });
const header = (raw: string, name: string) => new RegExp(`^${name}: (.*)$`, 'im').exec(raw)?.[1]?.trim();

describe('mail over SMTP', () => {
  it('given a mail server, when a mail is sent, then it arrives with both texts and an id of its own', async () => {
    const { url, received } = await serverTaking(null);
    await open(url).send(mail);
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({ from: 'no-reply@onrecord.example', to: ['ada@example.com'] });
    const raw = received[0]?.raw ?? '';
    expect(header(raw, 'Message-ID')).toBe(`<${mail.id}@onrecord.example>`);
    expect(raw).toContain('text/plain');
    expect(raw).toContain('<p>Hello Ada</p>');
  });

  it('given a server that is busy once, when the mail is sent again, then it goes out under the same Message-ID', async () => {
    const { url, received } = await serverTaking(refusal(451, 'try later, ada@example.com'), null);
    const transport = open(url);
    await expect(transport.send(mail)).rejects.toThrow(/^mail-not-taken: EMESSAGE 451$/);
    await transport.send(mail);
    const ids = received.map(({ raw }) => header(raw, 'Message-ID'));
    expect(ids).toEqual([ids[0], ids[0]]);
  });

  it('given an address that is a list and a subject with line breaks, when it is sent, then there is one recipient and no new header', async () => {
    const { url, received } = await serverTaking(null);
    await open(url)
      .send({ ...mail, to: 'ada@example.com, eve@example.com', subject: 'Hi\r\nBcc: eve@example.com' })
      .catch(() => undefined);
    for (const { to, raw } of received) {
      expect(to).toHaveLength(1);
      expect(header(raw, 'Bcc')).toBeUndefined();
    }
  });

  it('given no server at the address, when a mail is sent, then it is refused without naming the person', async () => {
    const transport = open('smtp://127.0.0.1:1');
    await expect(transport.send(mail)).rejects.toThrow(/^mail-not-taken: ESOCKET|^mail-not-taken: ECONNECTION/);
    expect(await transport.readiness()).toMatchObject({ name: 'mail', ready: false, state: 'down' });
  });

  it('given no address of a server, when it is asked, then mail stays in the development mailbox', async () => {
    const transport = open();
    expect(transport.delivers).toBe(false);
    expect(await transport.readiness()).toMatchObject({ ready: true, detail: 'development mailbox' });
  });
});
