import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { vi } from 'vitest';

/** One request as it came in. */
export type Received = { method: string; headers: IncomingHttpHeaders; body: string; path: string };
type Answer = (request: IncomingMessage, response: ServerResponse, nth: number) => void;

const ok: Answer = (_request, response) => {
  response.end('{"received":true}');
};

/** Somebody else's program that receives webhooks on this machine; `answer` says how. */
export const openConsumer = async (answer: Answer = ok, port = 0) => {
  const received: Received[] = [];
  let answering = answer;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', headers, url: path = '' } = request;
      received.push({ method, headers, path, body: Buffer.concat(chunks).toString() });
      answering(request, response, received.length);
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const { port: own } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${own}/hooks`,
    port: own,
    received,
    answerWith: (next: Answer) => {
      answering = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};
export type Consumer = Awaited<ReturnType<typeof openConsumer>>;

/** The request as the consumer's library reads it at a moment; throws where its signature is none. */
export const verified = (
  secret: string,
  { headers, body }: Pick<Received, 'headers' | 'body'>,
  at = new Date(),
): unknown => {
  vi.useFakeTimers({ toFake: ['Date'], now: at });
  try {
    return new Webhook(secret).verify(body, headers as Record<string, string>);
  } finally {
    vi.useRealTimers();
  }
};
