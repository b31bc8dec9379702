import type { Page } from '@playwright/test';
import { expect, test } from '#deploy/test/journey';
import { logIn, unique } from '#deploy/test/staff.fixture';

/** Makes a key that may create jobs, as an owner does; the secret as the page shows it. */
const makeKey = async (page: Page, name: string): Promise<string> => {
  await page.goto('/t/settings');
  await page.getByRole('main').getByRole('link', { name: 'API keys' }).click();
  await page.getByRole('link', { name: 'New API key' }).first().click();
  await page.getByLabel('Name').fill(name);
  await page.getByRole('searchbox', { name: 'Search permissions' }).fill('jobs');
  await page.getByRole('checkbox', { name: 'Jobs: Create', exact: true }).check();
  await page.getByRole('button', { name: 'Create key' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your new API key' });
  const secret = await dialog.getByLabel('Secret').inputValue();
  await page.keyboard.press('Escape');
  await dialog.getByRole('button', { name: 'I have saved it' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  return secret;
};

test('given an owner, when they make a key for a program, then it does what it may under its own name until it is revoked', async ({
  page,
  request,
}) => {
  const [name, title] = [unique('Career site'), unique('Pastry chef')];
  await logIn(page, 'owner');
  const secret = await makeKey(page, name);
  await expect(page.getByText(`onr_…${secret.slice(-4)}`)).toBeVisible();
  expect(await page.content()).not.toContain(secret);

  const headers = { authorization: `Bearer ${secret}` };
  const createJob = () => request.post('/api/tenant/jobs', { headers, data: { title } });
  expect((await createJob()).status()).toBe(201);
  expect((await request.get('/api/tenant/candidates', { headers })).status()).toBe(403);

  await page.getByRole('link', { name: 'Activity' }).click();
  const row = page.getByRole('row', { name: /Job created/ });
  await expect(row).toHaveCount(1);
  await expect(row).toContainText(title);
  await expect(row).toContainText(`API key ${name}`);
  await expect(page.getByRole('combobox', { name: 'Who' })).toHaveValue(`API key ${name}`);

  await page.goBack();
  await expect(page.getByText('127.0.0.1')).toBeVisible();
  await page.getByRole('button', { name: 'Revoke' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByText('API key revoked')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Revoke' })).toHaveCount(0);
  expect((await createJob()).status()).toBe(401);
});
