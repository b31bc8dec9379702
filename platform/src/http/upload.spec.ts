import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { json } from 'node:stream/consumers';
import { endpoint } from 'contracts/kernel/endpoint';
import type { Problem } from 'contracts/kernel/problem';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { authorize, now } from '#platform/test/example-api.fixture';
import { serviceApp } from './app.ts';
import { rateLimit } from './rate-limit.ts';
import { mount } from './route.ts';
import { readUpload } from './upload.ts';

const LIMIT = 100_000;
const keep = endpoint({
  method: 'PUT',
  path: '/api/tenant/thing/picture',
  access: 'tenant.jobs.update',
  summary: 'Keep a picture',
  upload: { types: ['image/png'], maxBytes: LIMIT, field: 'picture' },
  answer: z.object({ bytes: z.int() }),
});

let server: Server;
let port = 0;
let handled = 0;
beforeAll(async () => {
  const { app } = serviceApp('spec', {
    log: pino({ level: 'silent' }),
    trustProxy: 0,
    rateLimitApi: 0,
    known: [],
    routes: (router) =>
      mount(
        router,
        keep,
        ({ file }) => {
          handled += 1;
          return { body: { bytes: file.length } };
        },
        { clock: () => now, authorize, limitAuth: rateLimit(0) },
      ),
  });
  server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => server.close());

const headers = { authorization: 'Bearer good', 'content-type': 'image/png' };

/** Sends the parts as they come, for as long as there is no answer. */
const stream = async (extra: Record<string, string | number>, parts: () => Generator<Buffer>) => {
  const asking = request({
    port,
    host: '127.0.0.1',
    method: 'PUT',
    path: keep.path,
    headers: { ...headers, ...extra },
  });
  let sent = 0;
  const answered = new Promise<{ status: number; body: Problem }>((resolve, reject) => {
    asking.once('error', reject);
    asking.once('response', async (response) => {
      resolve({ status: response.statusCode ?? 0, body: (await json(response)) as Problem });
    });
  });
  let isOver = false;
  const over = answered.finally(() => {
    isOver = true;
  });
  asking.flushHeaders();
  for (const part of parts()) {
    if (isOver) break;
    sent += part.length;
    await new Promise<void>((resolve) => asking.write(part, () => setImmediate(resolve)));
  }
  const answer = await over;
  asking.destroy();
  return { ...answer, sent };
};
const put = (body: Uint8Array<ArrayBuffer>, extra: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${port}${keep.path}`, { method: 'PUT', headers: { ...headers, ...extra }, body });

describe('an upload', () => {
  it('given bytes as many as are taken, when sent, then the handler gets them as they are', async () => {
    const response = await put(new Uint8Array(LIMIT));
    expect([response.status, await response.json()]).toEqual([200, { bytes: LIMIT }]);
  });

  it('given a length that is too much, when announced, then it is refused before a byte is read', async () => {
    const { status, body, sent } = await stream({ 'content-length': LIMIT + 1 }, function* () {});
    expect([status, body.code, body.errors, sent]).toEqual([
      413,
      'payload-too-large',
      { picture: ['file-too-large'] },
      0,
    ]);
  });

  it('given bytes without end, when streamed, then they are refused as soon as they are too many', async () => {
    const { status, body, sent } = await stream({ 'transfer-encoding': 'chunked' }, function* () {
      for (let parts = 0; parts < 10_000; parts += 1) yield Buffer.alloc(10_000);
    });
    expect([status, body.errors]).toEqual([413, { picture: ['file-too-large'] }]);
    expect(sent).toBeLessThan(100 * LIMIT);
  });

  it('given somebody who may not, when they send much, then they are refused before a byte is read', async () => {
    const { status, sent } = await stream({ authorization: 'Bearer bad', 'content-length': LIMIT }, function* () {});
    expect([status, sent]).toEqual([401, 0]);
  });

  it('given nothing, another type or none, when sent, then the field is named and the handler hears nothing', async () => {
    const before = handled;
    const refusals = [
      await put(new Uint8Array()),
      await put(new Uint8Array(9), { 'content-type': 'image/svg+xml' }),
      await put(new Uint8Array(9), { 'content-type': '' }),
    ];
    const said = await Promise.all(refusals.map(async (one) => [one.status, ((await one.json()) as Problem).errors]));
    expect(said).toEqual([
      [422, { picture: ['field-required'] }],
      [415, { picture: ['file-type-invalid'] }],
      [415, { picture: ['file-type-invalid'] }],
    ]);
    expect(handled).toBe(before);
  });

  it('given uploads that hold as much as there may be, when another comes, then it is to be sent again later, and is taken once they are over', async () => {
    const upload = { field: 'file', types: ['text/plain'], maxBytes: 100 };
    const sending = () => {
      const request = Object.assign(new PassThrough(), {
        headers: { 'content-type': 'text/plain', 'transfer-encoding': 'chunked' },
      });
      return { request, read: readUpload(request as never, upload, 100) };
    };
    const [slow, second, third] = [sending(), sending(), sending()];
    slow.request.write(Buffer.alloc(80));
    second.request.write(Buffer.alloc(30));
    await expect(second.read).rejects.toMatchObject({ status: 429, retryAfter: 10 });
    slow.request.end(Buffer.alloc(1));
    expect((await slow.read).length).toBe(81);
    slow.request.destroy();
    await new Promise(setImmediate);
    third.request.end(Buffer.alloc(90));
    expect((await third.read).length).toBe(90);
  });
});
