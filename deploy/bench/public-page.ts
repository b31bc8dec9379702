import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { Pool } from 'undici';
import { distOf } from '#deploy/local/ui-build';
import { openProduct } from './product.ts';
import { type Figure, median, type Question, rounds, spread } from './question.ts';

const CONNECTIONS = 4;
const REQUESTS = 3_000;
const JOB = '/marine-joiner';
/** As in a browser. */
const HEADERS = { accept: 'text/html', 'accept-encoding': 'gzip, deflate, br' };
/** What the built pages' files are compressed with, so that both answers are as long. */
const QUALITY = 6;

type Get = (path: string, headers?: Record<string, string>) => Promise<Buffer>;

const getOver =
  (http: Pool): Get =>
  async (path, headers = HEADERS) => {
    const { statusCode, body } = await http.request({ method: 'GET', path, headers });
    const bytes = Buffer.from(await body.arrayBuffer());
    if (statusCode !== 200) throw new Error(`${path} was answered ${statusCode}.`);
    return bytes;
  };

/** Lays `html` among the built pages as the build does; answers its path, and what takes it away again. */
const layFile = async (html: Buffer): Promise<{ path: string; remove: () => Promise<void> }> => {
  const name = `bench-${process.pid}.html`;
  const file = join(distOf('candidate-ui'), name);
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY };
  await writeFile(file, html);
  await writeFile(`${file}.br`, brotliCompressSync(html, { params }));
  return {
    path: `/a/${name}`,
    remove: async () => {
      await Promise.all([file, `${file}.br`].map((path) => rm(path, { force: true })));
    },
  };
};

/** Median milliseconds of a request. */
const timeOf = async (get: Get, path: string): Promise<number> => {
  const times: number[] = [];
  await spread(REQUESTS, CONNECTIONS, async () => {
    const started = performance.now();
    await get(path);
    times.push(performance.now() - started);
  });
  return median(times);
};

export const publicPage: Question = {
  name: 'public-page-vs-static',
  method: `median time of ${REQUESTS} requests over ${CONNECTIONS} connections for a job's public page, against the same HTML as a built file through the same gateway, one after the other`,
  measure: async () => {
    const product = await openProduct(1);
    const http = new Pool(product.onrecord.url, { connections: CONNECTIONS, pipelining: 1 });
    const get = getOver(http);
    const file = await layFile(await get(JOB, { accept: 'text/html' }));
    try {
      for (const path of [JOB, file.path]) await timeOf(get, path);
      const results = await rounds(async () => ({
        page: await timeOf(get, JOB),
        static: await timeOf(get, file.path),
      }));
      const figure = (name: string, value: number, unit: string): Figure => ({ name, value, unit, n: REQUESTS });
      return [
        figure('public-page-vs-static', median(results.map((result) => result.page / result.static)), 'ratio'),
        figure('public-page-ms', median(results.map(({ page }) => page)), 'ms'),
        figure('static-page-ms', median(results.map((result) => result.static)), 'ms'),
      ];
    } finally {
      await file.remove();
      await http.close();
      await product.close();
    }
  },
};
