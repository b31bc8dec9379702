import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail server of the spec's own: `answer` says what becomes of the nth mail; null takes it. */
export const openMailServer = async (answer: (mail: number) => Error | null = () => null) => {
  const messageIds: string[] = [];
  const raw: string[] = [];
  const senders: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData: (stream, { envelope }, done) => {
      senders.push(envelope.mailFrom ? envelope.mailFrom.address : '');
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const mail = Buffer.concat(chunks).toString();
        raw.push(mail);
        messageIds.push(/^Message-ID: <([^@]+)@/im.exec(mail)?.[1] ?? '');
        done(answer(messageIds.length));
      });
    },
  });
  server.on('error', () => undefined);
  const listening = server.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  return {
    url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    /** Of every mail that came in, taken or not. */
    messageIds,
    /** Of their envelopes, where reports go. */
    senders,
    /** The same as they came over the line. */
    raw,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
};
