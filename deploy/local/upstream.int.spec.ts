import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
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

it.each([502, 504])(
  'given a balancer that says %i for a service that died, when it does, then that counts as away',
  async (status) => {
    const balancer = createServer((_, response) => response.writeHead(status).end('<h1>Gateway</h1>'));
    const url = await gatewayTo(await listening(balancer));
    await unavailable(await fetch(url, { method: 'POST', body: '{}' }));
    await unavailable(await fetch(url));
  },
);

it('given a long answer, when its reader pauses for longer than a service may be silent, then it comes whole', async () => {
  const size = 64 * 1_048_576;
  const url = await gatewayTo(await listening(createServer((_, response) => response.end(Buffer.alloc(size)))), 100);
  const reader = (await fetch(url)).body?.getReader();
  let read = (await reader?.read())?.value?.byteLength ?? 0;
  await sleep(1_000);
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) read += part.value.byteLength;
  expect(read).toBe(size);
});
