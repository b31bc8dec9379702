import { mkdtempSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import express from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { serveUi } from './static-ui.ts';

const PAGE = '<title>The page</title>';
let server: Server;
beforeAll(async () => {
  const dist = mkdtempSync(join(tmpdir(), 'onrecord-ui-'));
  writeFileSync(join(dist, 'index.html'), PAGE);
  writeFileSync(join(dist, 'favicon.svg'), '<svg/>');
  await new Promise<void>((resolve) => {
    server = express()
      .use('/a', serveUi(dist))
      .listen(0, '127.0.0.1', () => resolve());
  });
});
afterAll(() => void server.close());

const get = async (path: string) => {
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
};

it.each([
  '/a/reset-password/018f.x/email/ada@mail.example',
  '/a/apply-from-source/1/acme.example',
  '/a/login/%2Ft.html',
])('given a path of the router with a dot in it, when %s is loaded, then it is the page', async (path) =>
  expect(await get(path)).toMatchObject({ status: 200, text: PAGE }),
);

it('given files of a build, when they are asked for, then those that are there are sent, and one of a former build is not', async () => {
  expect(await get('/a/favicon.svg')).toMatchObject({ status: 200, type: expect.stringContaining('image/svg+xml') });
  expect((await get('/a/assets/former-1a2b.js')).status).toBe(404);
});
