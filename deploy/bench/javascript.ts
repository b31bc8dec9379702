import type { Page } from '@playwright/test';
import { loggedIn, openBrowser } from './browser.ts';
import { openProduct } from './product.ts';
import { median, type Question, rounds } from './question.ts';

const KILOBYTE = 1_024;
/** The gateway would rather send brotli, which is smaller. */
const GZIP = { extraHTTPHeaders: { 'Accept-Encoding': 'gzip' } };

/** Bytes of JavaScript as they came over the wire until the network was idle. */
const scriptBytes = async (page: Page, url: string): Promise<number> => {
  const sizes: Promise<number>[] = [];
  const count = (request: { resourceType(): string; sizes(): Promise<{ responseBodySize: number }> }) => {
    if (request.resourceType() === 'script') sizes.push(request.sizes().then((size) => size.responseBodySize));
  };
  page.on('requestfinished', count);
  await page.goto(url, { waitUntil: 'networkidle' });
  page.off('requestfinished', count);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
};

export const javascript: Question = {
  name: 'javascript',
  method:
    'compressed JavaScript of the login page, and of the interview list with nothing cached, until the network is idle',
  measure: async () => {
    const product = await openProduct(1);
    const browser = await openBrowser();
    try {
      const { url } = product.onrecord;
      const results = await rounds(async () => {
        const context = await browser.newContext(GZIP);
        const login = await scriptBytes(await context.newPage(), `${url}/t`);
        await context.close();
        const storageState = await loggedIn(browser, url);
        const fresh = await browser.newContext({ ...GZIP, storageState });
        const list = await scriptBytes(await fresh.newPage(), `${url}/t/recruiting/interviews`);
        await fresh.close();
        return { login, list };
      });
      return [
        { name: 'js-login-kb', value: median(results.map((r) => r.login)) / KILOBYTE, unit: 'kB', n: 1 },
        { name: 'js-list-kb', value: median(results.map((r) => r.list)) / KILOBYTE, unit: 'kB', n: 1 },
      ];
    } finally {
      await browser.close();
      await product.close();
    }
  },
};
