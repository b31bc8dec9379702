import type { Browser, Page } from '@playwright/test';
import { linkMailedTo } from '#deploy/test/account-mails.fixture';
import { expect, test } from '#deploy/test/journey';
import { logIn, unique } from '#deploy/test/staff.fixture';

const PASSWORD = 'three herons on a jetty';
const INVITATION = '/a/invitation/';

type Person = { name: string; email: string };
const drawPerson = (name: string): Person => {
  const tail = unique('').trim();
  return { name: `${name} ${tail}`, email: `${name.split(' ')[0]?.toLowerCase()}.${tail}@crew.example` };
};

const invite = async (page: Page, { name, email }: Person, role: string): Promise<void> => {
  await page.goto('/t/settings/users/invite');
  await page.getByLabel(/^Name/).fill(name);
  await page.getByLabel(/^Email/).fill(email);
  await page.getByRole('checkbox', { name: new RegExp(`^${role}`) }).check();
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText('Invitation sent')).toBeVisible();
};

const comeIn = async (browser: Browser, link: string): Promise<Page> => {
  const page = await (await browser.newContext()).newPage();
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1, name: 'Join Harbor & Pine' })).toBeVisible();
  await page.getByLabel(/^New password/).fill(PASSWORD);
  await page.getByLabel(/^Confirm password/).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account and join' }).click();
  await expect(page).toHaveURL(/\/t\//);
  return page;
};

const openUser = async (page: Page, { name }: Person): Promise<void> => {
  await page.goto('/t/settings/users');
  await page.getByRole('main').getByRole('searchbox').fill(name);
  await expect(page).toHaveURL(new RegExp(`filter=.*${name.split(' ').at(-1)}`));
  await page.getByRole('main').getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
};

test('given somebody invited as a recruiter, when they come in and their rights change while they work, then each change holds at once', async ({
  page: owner,
  browser,
}) => {
  const person = drawPerson('Sunniva Aas');
  await logIn(owner, 'owner');
  await invite(owner, person, 'Recruiter');
  const invited = await comeIn(browser, await linkMailedTo(person.email, INVITATION));
  await invited.goto('/t/recruiting/jobs');
  await expect(invited.getByRole('link', { name: 'New job' })).toBeVisible();
  await expect(invited.getByRole('link', { name: 'Users' })).toHaveCount(0);

  await invited.getByRole('link', { name: 'New job' }).click();
  const title = invited.getByLabel(/^Title/);
  await title.fill('Rope maker');
  await openUser(owner, person);
  await owner.getByRole('checkbox', { name: /^Recruiter/ }).uncheck();
  await owner.getByRole('checkbox', { name: /^Auditor/ }).check();
  await owner.getByRole('button', { name: 'Save' }).click();
  await expect(owner.getByText('User saved')).toBeVisible();

  const answer = invited.waitForResponse((response) => response.request().method() === 'POST');
  await invited.getByRole('button', { name: 'Create job' }).click();
  expect((await answer).status()).toBe(403);
  await expect(invited.getByText('Not Authorized.')).toBeVisible();
  await expect(title).toHaveValue('Rope maker');
  await invited.goto('/t/recruiting/jobs');
  await expect(invited.getByRole('heading', { level: 1, name: 'Jobs' })).toBeVisible();
  await expect(invited.getByRole('link', { name: 'New job' })).toHaveCount(0);

  await openUser(owner, person);
  await owner.getByRole('button', { name: 'More' }).click();
  await owner.getByRole('menuitem', { name: 'Deactivate' }).click();
  await owner.getByRole('dialog').getByRole('button', { name: 'Deactivate' }).click();
  await expect(owner.getByText('User deactivated')).toBeVisible();
  await invited.goto('/t/recruiting/jobs');
  await expect(invited.getByRole('heading', { level: 1, name: 'Jobs' })).toHaveCount(0);
  await expect(invited).not.toHaveURL(/\/t\/recruiting/);
});

test('given a link of an invitation, when it is opened after its use, then it says kindly that it is over', async ({
  page,
  browser,
}) => {
  const person = drawPerson('Marit Lund');
  await logIn(page, 'owner');
  await invite(page, person, 'Trainer');
  const link = await linkMailedTo(person.email, INVITATION);
  await comeIn(browser, link);
  const late = await (await browser.newContext()).newPage();
  await late.goto(link);
  await expect(late.getByRole('heading', { level: 1, name: 'This invitation does not work' })).toBeVisible();
});
