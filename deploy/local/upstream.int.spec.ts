import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { remoteUpstream } from './upstream.ts';

const servers: Server[] = [];
const listening = async (server: Server): Promise<string> => {
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};
const gatewayTo = (target: string, silenceMs?: number) =>
  listening(
    createServer(remoteUpstream('command-service', target, silenceMs === undefined ? {} : { silenceMs }).handle),
  );

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const unavailable = async (answer: Response) => {
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
  expect(await answer.json()).toMatchObject({ code: 'service-unavailable' });
};

it('given a service that takes a request and says nothing, when it has for too long, then it counts as away', async () => {
  const url = await gatewayTo(await listening(createServer(() => undefined)), 100);
  await unavailable(await fetch(url, { method: 'POST', body: '{}' }));
});
