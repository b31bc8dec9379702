import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Nothing is loading any more: neither placeholders nor animations are in the way. */
const settle = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
};

/** Milliseconds in which a page that was just shown, or given its other theme, has come to rest. */
const AT_REST_MS = 10_000;

/** What a theme may break; all other rules see the same page in both. */
const RULES_OF_COLOUR = ['color-contrast', 'link-in-text-block'];

type Look = { inMenu?: boolean; rules?: string[] };

/** `inMenu`: what opens over all landmarks is itself none. */
export const expectNoViolation = (page: Page, where: string, { inMenu = false, rules }: Look = {}): Promise<void> =>
  expect(async () => {
    // Without a second page in which axe would put frames together: there are none, and it takes half the time.
    const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode(true);
    if (rules) axe.withRules(rules);
    const { violations } = await (inMenu ? axe.include('[role=menu]') : axe).analyze();
    const told = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
    );
    expect(told, where).toEqual([]);
  }).toPass({ timeout: AT_REST_MS });

/** In both themes: the page follows the system's at once. */
export const expectAccessible = async (page: Page, where: string, { inMenu = false } = {}): Promise<void> => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme);
    const look = colorScheme === 'light' ? { inMenu } : { inMenu, rules: RULES_OF_COLOUR };
    await expectNoViolation(page, `${where}, ${colorScheme}`, look);
  }
};

const expectNamed = async (page: Page, where: string): Promise<void> => {
  await expect(page.locator('html'), where).toHaveAttribute('lang', 'en-US');
  await expect(page, where).toHaveTitle(/^.+ · Onrecord$/);
  await expect(page.getByRole('heading', { level: 1 }), where).toHaveCount(1);
};

/** Opens a page, and looks at all that holds for every page. */
export const visit = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await settle(page);
  await expectNamed(page, address);
  await expectAccessible(page, address);
};
