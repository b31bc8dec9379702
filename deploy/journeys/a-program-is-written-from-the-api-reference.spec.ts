import type { Page } from '@playwright/test';
import { expect, test } from '#deploy/test/journey';
import { logIn } from '#deploy/test/staff.fixture';

/** What a page asked for elsewhere and what its security policy kept out; empty when all is well. */
const watch = (page: Page): string[] => {
  const faults: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol !== 'data:' && origin !== process.env.ONRECORD_URL) faults.push(request.url());
  });
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(error.message));
  return faults;
};

const operation = (page: Page, id: string) => page.locator(`#operations-${id}`);

const find = async (page: Page, path: string): Promise<void> => {
  await page.goto('/api/docs');
  await page.getByPlaceholder('Filter by tag or path').fill(path);
};

test('given nobody logged in, when they open the API reference, then they read every route of a resource, and nothing is loaded from elsewhere', async ({
  page,
}) => {
  const faults = watch(page);
  await find(page, '/api/tenant/jobs');
  for (const name of ['listJobs', 'showJobs', 'createJob', 'changeJob', 'removeJob', 'publishJob']) {
    await expect(operation(page, `job-${name}`)).toBeVisible();
  }
  await operation(page, 'job-createJob').getByRole('button').first().click();
  await expect(operation(page, 'job-createJob')).toContainText('tenant.jobs.create');
  await expect(page.getByRole('status')).toContainText('Nobody is logged in');
  expect(faults).toEqual([]);
});

test('given an owner, when they try a list by keyboard alone, then it answers the rows of their company', async ({
  page,
}) => {
  await logIn(page, 'owner');
  const faults = watch(page);
  await find(page, '/api/tenant/jobs');
  await expect(page.getByRole('status')).toContainText('Ingrid Halvorsen of Harbor & Pine');
  const list = operation(page, 'job-listJobs');
  const press = async (name: RegExp) => {
    await list.getByRole('button', { name }).first().focus();
    await page.keyboard.press('Enter');
  };
  await press(/api.*tenant.*jobs/);
  await press(/^Try it out/);
  const answered = page.waitForResponse((response) => response.url().includes('/api/tenant/jobs'));
  await press(/^Execute/);
  const response = await answered;
  expect(response.status()).toBe(200);
  expect((await response.json()).length).toBeGreaterThan(0);
  await expect(list.locator('.live-responses-table')).toContainText('Lead boatbuilder');
  await expect(list.locator('.curl-command')).not.toContainText('Bearer');
  expect(faults).toEqual([]);
});
