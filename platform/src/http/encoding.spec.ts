import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { endpoint } from 'contracts/kernel/endpoint';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { authorize, now } from '#platform/test/example-api.fixture';
import { serviceApp } from './app.ts';
import { rateLimit } from './rate-limit.ts';
import { mount } from './route.ts';

const told = endpoint({
  method: 'GET',
  path: '/api/told',
  access: 'public',
  summary: 'Tell',
  query: z.object({ words: z.coerce.number() }),
  answer: z.object({ text: z.string() }),
});

const textOf = (words: number): string => 'Lighthouse keeper. '.repeat(words);

const { app } = serviceApp('spec', {
  log: pino({ enabled: false }),
  trustProxy: 0,
  rateLimitApi: 0,
  known: [],
  routes: (router) =>
    mount(router, told, ({ query }) => ({ body: { text: textOf(query.words) }, headers: { ETag: '"3"' } }), {
      clock: () => now,
      authorize,
      limitAuth: rateLimit(0),
    }),
});
const server = createServer(app);
let base: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const ask = async (words: number, understood: string) => {
  const { headers, ...answer } = await fetch(`${base}/api/told?words=${words}`, {
    headers: { 'Accept-Encoding': understood },
  }).then(async (response) => ({ headers: response.headers, body: await response.json() }));
  const [encoding, etag, vary] = ['content-encoding', 'etag', 'vary'].map((name) => headers.get(name));
  return { ...answer, encoding, etag, vary, bytes: Number(headers.get('content-length')) };
};

describe('an answer in JSON', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
  ])(
    'given one over 1 kB, when a client understands %s, then it comes as %s under a weak tag',
    async (understood, encoding) => {
      const answer = await ask(200, understood);
      expect(answer).toMatchObject({
        body: { text: textOf(200) },
        encoding,
        etag: 'W/"3"',
        vary: 'Accept-Encoding',
      });
      expect(answer.bytes).toBeLessThan(400);
    },
  );

  it.each([
    ['a short one', 2, 'gzip, deflate, br'],
    ['a client that wants it plain', 200, 'identity'],
  ])('given %s, when it is answered, then it comes as it is', async (_, words, understood) => {
    const answer = await ask(words, understood);
    expect(answer).toMatchObject({
      body: { text: textOf(words) },
      encoding: null,
      etag: '"3"',
      vary: 'Accept-Encoding',
    });
    expect(answer.bytes).toBe(JSON.stringify({ text: textOf(words) }).length);
  });
});
