import { expect, type Page } from '@playwright/test';
import { DEMO_PASSWORD } from '#deploy/seed/register';

/** Logs in at the landlord area, and ends on its companies. */
export const logInAsPlatformAdmin = async (page: Page): Promise<void> => {
  await page.goto('/landlord');
  await page.getByLabel(/^Email/).fill('landlord@onrecord.example');
  await page.getByLabel(/^Password/).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Companies' })).toBeVisible();
};
