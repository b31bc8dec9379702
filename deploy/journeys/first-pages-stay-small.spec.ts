import type { Browser, Page } from '@playwright/test';
import { GZIP, KILOBYTE, scriptBytes } from '#deploy/bench/script-bytes';
import { demoId } from '#deploy/seed/demo-id';
import { expect, test } from '#deploy/test/journey';
import { candidateClient, logIn, logInAsCandidate } from '#deploy/test/staff.fixture';

/** Kilobytes of JavaScript, compressed by gzip, until a page is shown with nothing cached. */
const LIMITS = { login: 130, portal: 130, training: 155, consoleList: 420 };

/** A tab of somebody who has logged in, in a browser that has seen no page yet. */
const freshTab = async (browser: Browser, enter: (page: Page) => Promise<void>): Promise<Page> => {
  const before = await browser.newContext();
  await enter(await before.newPage());
  const storageState = await before.storageState();
  await before.close();
  const context = await browser.newContext({ ...GZIP, storageState });
  return context.newPage();
};

const kilobytesOf = async (page: Page, address: string, shown: () => Promise<void>): Promise<number> => {
  const bytes = await scriptBytes(page, async () => {
    await page.goto(address);
    await shown();
  });
  await page.context().close();
  return bytes / KILOBYTE;
};

/** What is measured is a page that is there, with its scripts. */
const expectWithin = (kilobytes: number, limit: number) => {
  expect(kilobytes).toBeGreaterThan(limit / 4);
  expect(kilobytes).toBeLessThanOrEqual(limit);
};

test('given nothing cached, when the login is opened, then its scripts stay small', async ({ browser }) => {
  const page = await (await browser.newContext(GZIP)).newPage();
  const heading = page.getByRole('heading', { level: 1 });
  expectWithin(await kilobytesOf(page, '/a/login', () => expect(heading).toBeVisible()), LIMITS.login);
});

test('given a candidate and nothing cached, when the first page of the portal is opened, then its scripts stay small', async ({
  browser,
}) => {
  const page = await freshTab(browser, logInAsCandidate);
  const application = page.getByRole('main').getByRole('listitem').first();
  const kilobytes = await kilobytesOf(page, '/c/interviews/mine', () => expect(application).toBeVisible());
  expectWithin(kilobytes, LIMITS.portal);
});

test('given a candidate and nothing cached, when a training of theirs is opened, then its scripts stay small: texts come as they are shown', async ({
  browser,
}) => {
  const id = demoId('publicTraining', 'harbor', 'Safe on the docks');
  const body = { companyId: demoId('tenant', 'harbor', '') };
  await (await candidateClient()).request('POST', `/api/candidate/public-trainings/${id}/join`, { body });
  const page = await freshTab(browser, logInAsCandidate);
  const about = page.getByText('looked at again before every season');
  const kilobytes = await kilobytesOf(page, `/c/trainings/${id}`, () => expect(about).toBeVisible());
  expectWithin(kilobytes, LIMITS.training);
});

test('given staff and nothing cached, when a list of the console is opened, then its scripts stay small', async ({
  browser,
}) => {
  const page = await freshTab(browser, (before) => logIn(before, 'owner'));
  const row = page.getByRole('main').getByRole('row').nth(1);
  const kilobytes = await kilobytesOf(page, '/t/recruiting/interviews', () => expect(row).toBeVisible());
  expectWithin(kilobytes, LIMITS.consoleList);
});
