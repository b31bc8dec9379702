import type { Browser, Page } from '@playwright/test';
import { openUntilShown } from '#deploy/test/accessible';
import { expect, test } from '#deploy/test/journey';
import { drawNewcomers, PASSWORD } from '#deploy/test/newcomers.fixture';
import { clientOf, logIn, unique } from '#deploy/test/staff.fixture';

/** A group made in the console, and the address of its sign-up link as the page shows it. */
const makeGroup = async (page: Page, name: string): Promise<string> => {
  await page.goto('/t/settings/sub-accounts');
  await page.getByRole('link', { name: 'New group' }).first().click();
  await page.getByLabel(/^Name/).fill(name);
  await page.getByRole('checkbox', { name: 'Share candidates with us' }).check();
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByRole('button', { name: 'Create link' }).click();
  const address = page.getByText(/\/a\/sub-accounts\//);
  await expect(address).toBeVisible();
  return (await address.textContent()) ?? '';
};

const joinAs = async (browser: Browser, address: string, { company, owner }: ReturnType<typeof drawNewcomers>) => {
  const page = await (await browser.newContext({ baseURL: new URL(address).origin })).newPage();
  await page.goto(address);
  await expect(page.getByText('Harbor & Pine can see your candidates: name, job and stage.')).toBeVisible();
  await page.getByLabel(/^Company name/).fill(company);
  await page.getByLabel(/^Your name/).fill(owner.name);
  await page.getByLabel(/^Email/).fill(owner.email);
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.getByLabel(/^Confirm password/).fill(PASSWORD);
  await page.getByRole('button', { name: 'Agree, create company and join' }).click();
  await page.getByRole('link', { name: 'Go to your company' }).click();
  await expect(page).toHaveURL(/\/t\//);
  return page;
};

const addCandidate = async (page: Page, lastName: string): Promise<void> => {
  await page.goto('/t/recruiting/candidates/create');
  await page.getByLabel(/^First name/).fill('Liv');
  await page.getByLabel(/^Last name/).fill(lastName);
  await page.getByLabel(/^Email/).fill(`${lastName.replace(/\W/g, '')}@mail.example`);
  await page.getByRole('button', { name: 'Add candidate' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `Liv ${lastName}` })).toBeVisible();
};

test('given the sign-up link of a group, when a company joins by it, then the parent enters it and reads its candidates, until the company leaves', async ({
  page,
  browser,
}) => {
  test.slow();
  const partner = drawNewcomers();
  await logIn(page, 'owner');
  const address = await makeGroup(page, unique('Franchisees'));
  const owner = await joinAs(browser, address, partner);
  await addCandidate(owner, unique('Sande'));

  // Its parent reads what was agreed to.
  await page.goto('/t/recruiting/candidates');
  await page.getByRole('link', { name: 'Partner candidates' }).click();
  await page.getByLabel('Company', { exact: true }).selectOption(partner.company);
  await expect(page.getByText(/^Liv Sande/).first()).toBeVisible();

  // One of its admins goes in, and what they do is said to be theirs.
  await page
    .getByRole('button', { name: /Harbor & Pine/ })
    .first()
    .click();
  await page.getByRole('menuitemradio', { name: partner.company }).click();
  await expect(page.getByText('Partner of Harbor & Pine')).toBeVisible();
  await addCandidate(page, unique('Moe'));
  await openUntilShown(owner, '/t/reporting/audit-log', owner.getByText(/, from Harbor & Pine$/));

  // The company takes its consent back: the admin, still inside, is out.
  await owner.goto('/t/settings/partnerships');
  await owner.getByRole('button', { name: 'Leave Harbor & Pine' }).click();
  await owner.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  await expect(owner.getByText('No partnerships')).toBeVisible();
  await page.goto('/t/recruiting/candidates');
  await expect(page.getByText('Partner of Harbor & Pine')).toHaveCount(0);
  await expect(
    page.getByRole('button', { name: 'Add candidate' }).or(page.getByRole('heading', { level: 1 })),
  ).toBeVisible();
  const abroad = await clientOf('owner', { company: partner.subdomain });
  await expect(abroad.request('GET', '/api/tenant/candidates')).rejects.toMatchObject({ status: 403 });
});

test('given a link that was closed, when it is opened, then the page says so kindly', async ({ page }) => {
  await page.goto('/a/sub-accounts/nobody-has-this');
  await expect(page.getByRole('heading', { level: 1, name: 'This link does not work' })).toBeVisible();
});
