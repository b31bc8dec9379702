import type { Page } from '@playwright/test';
import { createClient } from 'contracts/client/client';
import { createMemoryPositions } from 'contracts/client/positions';
import { createMemorySession } from 'contracts/client/session';
import { createRandom } from '#deploy/seed/random';
import { linkMailedTo } from '#deploy/test/account-mails.fixture';
import { expect, test } from '#deploy/test/journey';
import { drawNewcomers, PASSWORD, signUpCompany } from '#deploy/test/newcomers.fixture';
import { clientOf, type Staff } from '#deploy/test/staff.fixture';

/** Random steps; more of them find more. A seed that failed is given again. */
const STEPS = Number(process.env.JOURNEY_TENANCY_STEPS ?? 5);
const SEED = Number(process.env.JOURNEY_SEED ?? Date.now() % 100_000);

type Person = { name: string; email: string };

/** Makes the person of a browser an owner of a company of the demo too. */
const join = async (page: Page, who: Staff, { name, email }: Person): Promise<void> => {
  const owner = await clientOf(who);
  await owner.request('POST', '/api/tenant/invitations', { body: { name, email, roles: ['Owner'] } });
  const token = (await linkMailedTo(email, '/a/invitation/')).split('/').at(-1);
  const session = createMemorySession();
  const baseUrl = process.env.ONRECORD_URL ?? '';
  const client = createClient({ baseUrl, session, positions: createMemoryPositions() });
  const { data } = await client.request('POST', '/api/auth/login', { body: { email, password: PASSWORD } });
  session.store((data as { token: string }).token);
  await client.request('POST', '/api/auth/invitations/join', { body: { token } });
  await page.reload();
};

const companyButton = (page: Page, company: string) => page.getByRole('button', { name: new RegExp(`^${company}`) });

const enter = async (page: Page, from: string, to: string): Promise<void> => {
  await companyButton(page, from).click();
  await page.getByRole('menuitemradio', { name: to }).click();
  await expect(companyButton(page, to)).toBeVisible();
};

test('given two tabs and three companies, when somebody switches and creates at random, then each row is in the company that its tab showed', async ({
  page,
  context,
}) => {
  test.info().annotations.push({ type: 'seed', description: `${SEED}` });
  const random = createRandom(SEED);
  const newcomers = drawNewcomers();
  await signUpCompany(page, newcomers);
  await join(page, 'owner', newcomers.owner);
  await join(page, 'stranger', newcomers.owner);
  const companies = [newcomers.company, 'Harbor & Pine', 'Summit Works'] as const;
  const other = await context.newPage();
  await other.goto('/t');
  const tabs = [page, other].map((tab) => ({ page: tab, company: newcomers.company }));
  const moveTo = async (tab: (typeof tabs)[number], company: string) => {
    if (tab.company !== company) await enter(tab.page, tab.company, company);
    tab.company = company;
  };
  const made = new Map<string, string>();

  for (let step = 0; step < STEPS; step += 1) {
    const [tab, second] = random.chance(0.5) ? tabs : tabs.toReversed();
    if (!tab || !second) throw new Error('There are two tabs.');
    await moveTo(tab, random.pick(companies));
    await tab.page.goto('/t/settings/label-scopes/create');
    const name = `${newcomers.subdomain} ${step}`;
    await tab.page.getByLabel(/^Name/).fill(name);
    // Meanwhile the other tab goes elsewhere.
    await moveTo(second, random.pick(companies));
    await expect(companyButton(tab.page, tab.company)).toBeVisible();
    await tab.page.getByRole('main').locator('button[type=submit]').click();
    await expect(tab.page).toHaveURL(/label-scopes(\/[0-9a-f-]{36}\/view)?$/);
    made.set(name, tab.company);
    if (random.chance(0.5)) await tab.page.reload();
    await expect(companyButton(tab.page, tab.company)).toBeVisible();
  }

  const opening = context.waitForEvent('page');
  await tabs[1]?.page
    .getByRole('link', { name: 'Jobs' })
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  await expect(companyButton(await opening, tabs[1]?.company ?? '')).toBeVisible();

  const found = new Map<string, string>();
  for (const company of companies) {
    await moveTo(tabs[0] ?? { page, company }, company);
    await page.goto('/t/settings/label-scopes');
    await page.getByRole('main').getByRole('searchbox').fill(newcomers.subdomain);
    const names = page.getByRole('main').getByText(new RegExp(`^${newcomers.subdomain} \\d+$`));
    const expected = [...made].filter(([, where]) => where === company);
    await expect(names).toHaveCount(expected.length);
    for (const name of await names.allTextContents()) found.set(name, company);
  }
  expect(found).toEqual(made);
});
