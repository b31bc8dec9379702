import { expect, type Locator, type Page } from '@playwright/test';

/** A company of the person, as pages name it and as requests do. */
export type Company = { id: string; name: string };

/** A tab of the console and the company it is to show. */
export type Tab = { page: Page; company: Company };

/** A change that was sent: what it makes, where its page was, and where it said to store it. */
export type Sent = { name: string; shown: string; header: string | undefined };

export const companyButton = (page: Page, { name }: Company): Locator =>
  page.getByRole('button', { name: new RegExp(`^${name}`) });

export const expectCompany = (tab: Tab) => expect(companyButton(tab.page, tab.company)).toBeVisible();

export const moveTo = async (tab: Tab, company: Company): Promise<void> => {
  if (tab.company === company) return;
  await companyButton(tab.page, tab.company).click();
  await tab.page.getByRole('menuitemradio', { name: company.name }).click();
  tab.company = company;
  await expectCompany(tab);
};

/** Notes each scope that the page makes, with the company that the page shows then and the one that the request names. */
export const noteCreations = (tab: Tab, sent: Sent[]): void => {
  tab.page.on('request', (request) => {
    if (request.method() !== 'POST' || !request.url().endsWith('/api/tenant/label-scopes')) return;
    const { name } = request.postDataJSON();
    sent.push({ name, shown: tab.company.id, header: request.headers()['x-tenant'] });
  });
};

export const fillScope = async ({ page }: Tab, name: string): Promise<void> => {
  await page.goto('/t/settings/label-scopes/create');
  await page.getByLabel(/^Name/).fill(name);
};

export const saveScope = async (tab: Tab): Promise<void> => {
  await expectCompany(tab);
  await tab.page.getByRole('main').locator('button[type=submit]').click();
  await expect(tab.page).toHaveURL(/label-scopes(\/[0-9a-f-]{36}\/view)?$/);
};

/** Ways in which a link of the menu is opened in a tab of its own. */
export const WAYS = ['control', 'wheel', 'keyboard', 'menu'] as const;
export type Way = (typeof WAYS)[number];

/** The address that the browser's own menu would open, as of when it is asked for: the menu itself is out of reach. */
const askMenu = async (link: Locator): Promise<string> => {
  const asked = link.evaluate(
    (element: HTMLAnchorElement) =>
      new Promise<string>((resolve) =>
        element.addEventListener('contextmenu', () => resolve(element.href), { once: true }),
      ),
  );
  await link.click({ button: 'right' });
  return asked;
};

/** Opens the link of the tab, and answers the tab that comes; `meanwhile` happens before that shows anything. */
export const openLink = async (
  { page, company }: Tab,
  name: string,
  { way, meanwhile = async () => {} }: { way: Way; meanwhile?: () => Promise<unknown> },
): Promise<Tab> => {
  const link = page.getByRole('link', { name, exact: true }).first();
  if (way === 'menu') {
    const address = await askMenu(link);
    await meanwhile();
    const opened = await page.context().newPage();
    await opened.goto(address);
    return { page: opened, company };
  }
  const opening = page.context().waitForEvent('page');
  if (way === 'control') await link.click({ modifiers: ['ControlOrMeta'] });
  if (way === 'wheel') await link.click({ button: 'middle' });
  if (way === 'keyboard') await link.press('ControlOrMeta+Enter');
  await meanwhile();
  return { page: await opening, company };
};

/** As "Duplicate tab": what the tab keeps is copied. */
export const duplicate = async ({ page, company }: Tab): Promise<Tab> => {
  const opening = page.context().waitForEvent('page');
  await page.evaluate(() => void window.open(window.location.href));
  return { page: await opening, company };
};

/** Leaves the page and comes back to it, as a tab does whose first page of the console it is not. */
export const goBack = async ({ page }: Tab): Promise<void> => {
  // Where it is already it would be loaded anew, and back led out of the console.
  const elsewhere = new URL(page.url()).pathname === '/t/recruiting/interviews' ? 'jobs' : 'interviews';
  await page.goto(`/t/recruiting/${elsewhere}`);
  await page.goBack();
};
