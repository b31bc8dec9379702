import type { Page } from '@playwright/test';
import { loggedIn, openBrowser } from './browser.ts';
import { openProduct } from './product.ts';
import { median, type Question, rounds } from './question.ts';
import { GZIP, KILOBYTE, scriptBytes } from './script-bytes.ts';

/** Until the network is idle. */
const whole = (page: Page, url: string): Promise<number> =>
  scriptBytes(page, () => page.goto(url, { waitUntil: 'networkidle' }));

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
        const login = await whole(await context.newPage(), `${url}/t`);
        await context.close();
        const storageState = await loggedIn(browser, url);
        const fresh = await browser.newContext({ ...GZIP, storageState });
        const list = await whole(await fresh.newPage(), `${url}/t/recruiting/interviews`);
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
