import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';

export type Received = { headers: IncomingHttpHeaders; path: string; body: string };

/** A program of somebody else's on this machine, which receives webhooks; out of order as long as it is told so. */
export const openConsumer = async () => {
  const received: Received[] = [];
  let isBroken = false;
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ headers: request.headers, path: request.url ?? '', body: Buffer.concat(chunks).toString() });
      response.writeHead(isBroken ? 503 : 200).end(isBroken ? 'out of order' : '{"thanks":true}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hooks`,
    /** Requests that say something. */
    about: (words: string) => received.filter(({ body }) => body.includes(words)),
    breakDown: (broken: boolean) => {
      isBroken = broken;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

/** What a request says, as the public library reads it; throws where it is not ours. */
export const verified = (secret: string, { headers, body }: Received): unknown =>
  new Webhook(secret).verify(body, headers as Record<string, string>);
