import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import express from 'express';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { diskFiles } from '#platform/storage/disk-files';
import { sendFile } from './file-answer.ts';

const KEY = 'files/one';
const BYTES = randomBytes(30_000_001);

let folder: string;
let url: string;
let server: ReturnType<ReturnType<typeof express>['listen']>;
const ended: Promise<void>[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'onrecord-answer-'));
  const files = diskFiles(folder);
  await files.put(KEY, BYTES);
  const app = express().get('/', async (request, response) => {
    const found = await files.open(KEY);
    if (!found) throw new Error('There is no file.');
    const played = request.query.played === undefined ? {} : { openRangeBytes: 1_000 };
    const answer = { ...found, type: 'video/mp4', etag: '"1"', headers: {}, ...played };
    const sent = sendFile(request, response, answer);
    ended.push(sent);
    await sent;
  });
  server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(async () => {
  server.close();
  await rm(folder, { recursive: true });
});

const asked = (headers = {}, query = '') =>
  new Promise<import('node:http').IncomingMessage>((resolve) => get(`${url}${query}`, { headers }, resolve));

it('given a large file on a disk, when it and parts of it are fetched at once, then each answer has the bytes that are there', async () => {
  const whole = Array.from({ length: 3 }, async () => expect((await buffer(await asked())).equals(BYTES)).toBe(true));
  const part = await asked({ Range: 'bytes=1000000-2999999' });
  expect(part.statusCode).toBe(206);
  expect((await buffer(part)).equals(BYTES.subarray(1_000_000, 3_000_000))).toBe(true);
  await Promise.all(whole);
});

it('given a file that is played, when the rest of it is asked for, then a piece of it is answered; what is asked for with its end, or from its end, comes whole', async () => {
  const size = BYTES.length;
  const cases: [string, number, number][] = [
    ['bytes=0-', 0, 999],
    [`bytes=${size - 10}-`, size - 10, size - 1],
    ['bytes=0-4999', 0, 4_999],
    ['bytes=-5000', size - 5_000, size - 1],
  ];
  for (const [Range, start, end] of cases) {
    const part = await asked({ Range }, '?played');
    expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes ${start}-${end}/${size}`]);
    expect((await buffer(part)).equals(BYTES.subarray(start, end + 1))).toBe(true);
  }
  expect((await buffer(await asked({}, '?played'))).length).toBe(size);
});

it('given somebody who leaves in the middle, when the connection is gone, then nothing is read for them any more, and others are answered', async () => {
  const answer = await asked();
  await once(answer, 'data');
  answer.destroy();
  await expect(Promise.all(ended)).resolves.toBeDefined();
  expect((await buffer(await asked())).equals(BYTES)).toBe(true);
});
