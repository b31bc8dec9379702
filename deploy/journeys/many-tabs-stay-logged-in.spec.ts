import type { Page } from '@playwright/test';
import { expect, test } from '#deploy/test/journey';
import { logIn } from '#deploy/test/staff.fixture';

/** Fifty without a browser are in command-service/src/identity/session/fifty-tabs.int.spec.ts; these are real ones, as many as a machine bears. */
const TABS = 8;
const TOKEN = 'onrecord.token';

const tokenIn = (page: Page) => page.evaluate((key) => localStorage.getItem(key), TOKEN);

test('given tabs of one browser whose token is refused, when all go on at once, then it is refreshed once, and nobody is logged out', async ({
  page,
  context,
}) => {
  await logIn(page, 'auditor');
  const tabs = [page];
  while (tabs.length < TABS) tabs.push(await context.newPage());
  for (const tab of tabs) {
    await tab.goto('/t/recruiting/jobs');
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  }
  const before = await tokenIn(page);
  let refreshes = 0;
  context.on('request', (request) => {
    if (request.url().endsWith('/api/auth/refresh')) refreshes += 1;
  });
  // As after a long sleep: every answer but that of the refresh says that the token has run out.
  await context.route('**/api/**', async (route) => {
    const request = route.request();
    const isOld = request.headers().authorization === `Bearer ${before}`;
    if (!isOld || request.url().includes('/api/auth/')) return route.continue();
    return route.fulfill({ status: 401, contentType: 'application/problem+json', body: '{"code":"unauthenticated"}' });
  });

  await Promise.all(tabs.map((tab) => tab.reload()));

  for (const tab of tabs) {
    await expect(tab.getByRole('main').getByText(/^1–\d+ of/)).toBeVisible();
    await expect(tab).toHaveURL(/\/t\/recruiting\/jobs/);
  }
  expect(refreshes).toBe(1);
  expect(await tokenIn(page)).not.toBe(before);
});

test('given two tabs, when one logs out, then the other is at the login page, and comes back to where it was', async ({
  page,
  context,
}) => {
  await logIn(page, 'auditor');
  const other = await context.newPage();
  await other.goto('/t/reporting/audit-log');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  const stolen = await tokenIn(page);
  await page.getByRole('button', { name: /Priya Raman/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/a\/login/);
  await expect(other).toHaveURL(/\/a\/login\/%2Ft%2Freporting%2Faudit-log/);
  const answer = await page.request.post('/api/auth/refresh', { headers: { authorization: `Bearer ${stolen}` } });
  expect([answer.status(), (await answer.json()).detail]).toEqual([401, 'TOKEN_NOT_REFRESHABLE']);
});

test('given a token that is removed, and a session ended elsewhere, when the menu is used once, then the login says so and leads back there', async ({
  page,
}) => {
  const ends = [
    () => page.evaluate((key) => localStorage.removeItem(key), TOKEN),
    async () => {
      const authorization = `Bearer ${await tokenIn(page)}`;
      await page.request.post('/api/auth/logout', { headers: { authorization } });
    },
  ];
  for (const end of ends) {
    await logIn(page, 'auditor');
    await page.goto('/t/recruiting/candidates');
    await expect(page.getByText(/^1–\d+ of/)).toBeVisible();
    await end();
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Jobs' }).click();
    await expect(page).toHaveURL(/\/a\/login\/%2Ft%2Frecruiting%2Fjobs/);
    await expect(page.getByText('Authentication error.')).toBeVisible();
  }
});
