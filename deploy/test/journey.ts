import { type Browser, test as base, type Page } from '@playwright/test';

export { expect } from '@playwright/test';

/** How many times slower than this machine the browser's pages are: what a journey waits for must not depend on it. */
const SLOWDOWN = Number(process.env.JOURNEY_CPU_SLOWDOWN ?? 1);

const slowDown = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
};

/** Every page of every context of this browser is slowed. */
const slowed = (browser: Browser): Browser => {
  const open = browser.newContext.bind(browser);
  return Object.assign(browser, {
    newContext: async (...options: Parameters<typeof open>) => {
      const context = await open(...options);
      // A page that is closed at once needs no slowing.
      context.on('page', (page) => void slowDown(page).catch(() => undefined));
      return context;
    },
  });
};

export const test = base.extend<object, { slowBrowser: undefined }>({
  slowBrowser: [
    async ({ browser }, use) => {
      if (SLOWDOWN > 1) slowed(browser);
      await use(undefined);
    },
    { scope: 'worker', auto: true },
  ],
});
