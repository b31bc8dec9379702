import type { Locator, Page } from '@playwright/test';
import { expect } from './journey.ts';

/** More than any page of the story has to tab through. */
const MOST_TABS = 120;

/** Goes on with the tab key until the control has the focus, as somebody without a mouse does. */
export const tabTo = async (page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> => {
  await expect(control.first()).toBeEnabled();
  for (let pressed = 0; pressed < MOST_TABS; pressed += 1) {
    if (await control.first().evaluate((element) => element === document.activeElement)) {
      return expect(control.first()).toBeInViewport();
    }
    await page.keyboard.press(key);
  }
  throw new Error(`The tab key does not reach ${control}.`);
};

export const type = async (page: Page, field: Locator, text: string): Promise<void> => {
  await tabTo(page, field);
  await page.keyboard.type(text);
};

export const press = async (page: Page, control: Locator): Promise<void> => {
  await tabTo(page, control);
  await page.keyboard.press('Enter');
};
