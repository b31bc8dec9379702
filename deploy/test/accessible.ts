import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Locator, Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect } from './journey.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** What a theme may break; all other rules see the same page in both. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

type Look = { inMenu?: boolean; rules?: string[] };

/** Nothing is moving any more, but for what moves without end. */
const atRest = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(({ playState, effect }) => playState !== 'running' || effect?.getComputedTiming().iterations === Infinity),
  );

/** The page has come: neither placeholders nor animations are in the way. */
export const settle = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
  await atRest(page);
};

/**
 * Opens an address until it shows what follows from what others did, which a page that is open does not hear of. Waits for
 * each opening to come to its end, however long that takes.
 */
export const openUntilShown = (page: Page, address: string, shown: Locator): Promise<void> =>
  expect(async () => {
    await page.goto(address);
    await settle(page);
    expect(await shown.count()).toBeGreaterThan(0);
  }).toPass();

/** What axe finds, a line for each element. There are no frames. */
const violationsOf = async (page: Page, { inMenu = false, rules }: Look): Promise<string[]> => {
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(AXE);
  const options: RunOptions = { resultTypes: ['violations'], ...(rules && { runOnly: rules }) };
  const found: AxeResults = await page.evaluate(
    ([selector, how]) => (window as never as { axe: typeof import('axe-core') }).axe.run(selector, how),
    [inMenu ? '[role=menu]' : 'html', options] as const,
  );
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
  );
};

/** `inMenu`: what opens over all landmarks is itself none. What is found only while the page still changes does not count. */
export const expectNoViolation = async (page: Page, where: string, look: Look = {}): Promise<void> => {
  let found = await violationsOf(page, look);
  for (let before: string[] = []; found.length > 0 && found.join() !== before.join(); ) {
    before = found;
    await atRest(page);
    found = await violationsOf(page, look);
  }
  expect(found, where).toEqual([]);
};

/** In both themes: the page follows the system's at once. */
export const expectAccessible = async (page: Page, where: string, { inMenu = false } = {}): Promise<void> => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
    const look = colorScheme === 'light' ? { inMenu } : { inMenu, rules: RULES_OF_COLOUR };
    await expectNoViolation(page, `${where}, ${colorScheme}`, look);
  }
};

/** The page that is open, wide and narrow. */
export const expectAccessibleInEachSize = async (page: Page, where: string): Promise<void> => {
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await settle(page);
    await expect(page.getByRole('heading', { level: 1 }), where).toHaveCount(1);
    await expectAccessible(page, `${where}, ${size.width} px wide`);
  }
};

/** Opens a page, and looks at all that holds for every page. */
export const visit = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await expectAccessibleInEachSize(page, address);
  await expect(page.locator('html'), address).toHaveAttribute('lang', 'en-US');
  await expect(page, address).toHaveTitle(/^.+ · Onrecord$/);
};
