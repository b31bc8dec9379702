import type { Browser, BrowserContextOptions, Response } from '@playwright/test';
import { loggedIn, openBrowser } from './browser.ts';
import { openProduct } from './product.ts';
import { median, type Question, rounds } from './question.ts';

const LOADS = 3;
const KILOBYTE = 1_024;
const ALREADY_SMALL = /^(image|font|audio|video)\//;

type Cold = { ms: number; requests: number; plain: number };

/** Whether an answer came as it is although it is long enough to be compressed. */
const isPlain = async (response: Response): Promise<boolean> => {
  const { 'content-encoding': encoding, 'content-type': type = '' } = await response.allHeaders();
  if (encoding || ALREADY_SMALL.test(type)) return false;
  const body = await response.body().catch(() => undefined);
  return (body?.length ?? 0) > KILOBYTE;
};

/** The list of interviews in a browser that has nothing but its session, until the first row is there. */
const load = async (browser: Browser, url: string, storageState: BrowserContextOptions['storageState']) => {
  const context = await browser.newContext({ storageState });
  const page = await context.newPage();
  const responses: Response[] = [];
  let requests = 0;
  page.on('request', () => {
    requests += 1;
  });
  page.on('response', (response) => responses.push(response));
  const started = performance.now();
  await page.goto(`${url}/t/recruiting/interviews`, { waitUntil: 'commit' });
  await page.locator('tbody tr').first().waitFor();
  const cold: Cold = { ms: performance.now() - started, requests, plain: 0 };
  await page.waitForLoadState('networkidle');
  for (const response of responses) if (await isPlain(response)) cold.plain += 1;
  await context.close();
  return cold;
};

export const coldFirstRow: Question = {
  name: 'cold-first-row',
  method: `the list of interviews of somebody who is logged in, in a browser that has nothing cached: until its first row, the requests until then, and answers over 1 kB that are not compressed, until the network is idle; the median of ${LOADS} loads`,
  measure: async () => {
    const product = await openProduct(1);
    const browser = await openBrowser();
    try {
      const { url } = product.onrecord;
      const storageState = await loggedIn(browser, url);
      await load(browser, url, storageState);
      const all = await rounds(async () => {
        const loads: Cold[] = [];
        for (let nth = 0; nth < LOADS; nth += 1) loads.push(await load(browser, url, storageState));
        return loads;
      });
      const figure = (name: string, unit: string, value: (one: Cold) => number) => ({
        name,
        unit,
        value: median(all.map((loads) => median(loads.map(value)))),
        n: LOADS,
      });
      return [
        figure('cold-first-row', 'ms', ({ ms }) => ms),
        figure('cold-first-row-requests', 'requests', ({ requests }) => requests),
        figure('cold-first-row-uncompressed', 'answers', ({ plain }) => plain),
      ];
    } finally {
      await browser.close();
      await product.close();
    }
  },
};
