import { type Browser, expect, type Page } from '@playwright/test';
import { openUntilShown } from './accessible.ts';
import { unique } from './staff.fixture.ts';
import { publishJob } from './story.fixture.ts';
import { english, type Words } from './words.fixture.ts';

export const PASSWORD = 'a long walk by the lake';

/** A company and a person that nobody knows yet. */
export type Newcomers = {
  company: string;
  subdomain: string;
  owner: { name: string; email: string };
  job: string;
  candidate: { firstName: string; lastName: string; email: string };
};

export const drawNewcomers = (): Newcomers => {
  const tail = unique('').trim();
  return {
    company: `Tern & Tide ${tail}`,
    subdomain: `tern-tide-${tail}`,
    owner: { name: 'Ottilie Brand', email: `ottilie.${tail}@tern.example` },
    job: `Ferry mate ${tail}`,
    candidate: { firstName: 'Ruben', lastName: `Vasko ${tail}`, email: `ruben.${tail}@mail.example` },
  };
};

/** Signs up on the login page's way in, and ends in the console with nothing in it. */
export const signUpCompany = async (page: Page, { company, subdomain, owner }: Newcomers): Promise<void> => {
  await page.goto('/a/sign-up');
  await page.getByLabel(/^Company name/).fill(company);
  await expect(page.getByLabel(/^Public page address/)).toHaveValue(subdomain);
  await page.getByLabel(/^Your name/).fill(owner.name);
  await page.getByLabel(/^Email/).fill(owner.email);
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.getByLabel(/^Confirm password/).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create company' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${company} is ready` })).toBeVisible();
  await page.getByRole('link', { name: 'Go to your company' }).click();
  await expect(page).toHaveURL(/\/t\//);
  await expect(page.getByRole('heading', { name: 'Get started' })).toBeVisible();
};

type Applying = {
  words?: Words;
  address?: string;
  /** Looks at each page that shows the job before it is applied for. */
  onPage?: () => Promise<void>;
};

/** From the company's public page, at `address`, to an application, with the account made on the way. */
export const applyAsStranger = async (
  page: Page,
  { subdomain, company, job, candidate }: Newcomers,
  { words = english, address = `/p/${subdomain}`, onPage = async () => {} }: Applying = {},
): Promise<void> => {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1, name: company })).toBeVisible();
  await expect(page.getByText(words.apply.found)).toBeVisible();
  await page.getByRole('link', { name: job }).click();
  await page.getByRole('link', { name: words.apply.open }).first().click();
  await expect(page).toHaveURL(/\/a\/apply-from-source\/[0-9a-f-]{36}\/company-page(\?|$)/);
  const comeIn = page.getByRole('link', { name: words.apply.comeIn });
  await expect(comeIn).toBeVisible();
  await onPage();
  await comeIn.click();
  await page.getByLabel(words.candidate.firstName).fill(candidate.firstName);
  await page.getByLabel(words.candidate.lastName).fill(candidate.lastName);
  await page.getByLabel(words.candidate.email).fill(candidate.email);
  await page.getByLabel(words.password).fill(PASSWORD);
  await page.getByLabel(words.apply.confirmPassword).fill(PASSWORD);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: words.apply.signUp }).click();
  await expect(page).toHaveURL(/\/a\/candidate-created/);
  const send = page.getByRole('button', { name: words.apply.send });
  await expect(send).toBeVisible();
  await onPage();
  await send.click();
  await expect(page.getByText(words.apply.sent)).toBeVisible();
};

/** The interview that follows from the application, opened from the console's list. */
export const openApplicantsInterview = async (page: Page, { candidate }: Newcomers): Promise<void> => {
  const name = `${candidate.firstName} ${candidate.lastName}`;
  const link = page.getByRole('main').getByRole('link', { name });
  await openUntilShown(page, '/t/recruiting/interviews', link);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
};

/** The status of the application as the person reads it. */
export const expectStatus = async (page: Page, { job }: Newcomers, status: string): Promise<void> => {
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: job });
  await openUntilShown(page, '/c/interviews/mine', card.getByText(status, { exact: true }));
};

/** A company signs up and publishes a job; a stranger finds it, signs up and applies. Each in a browser of their own. */
export const meet = async (browser: Browser, baseURL: string, newcomers: Newcomers): Promise<[Page, Page]> => {
  const owner = await (await browser.newContext({ baseURL })).newPage();
  const stranger = await (await browser.newContext({ baseURL })).newPage();
  await signUpCompany(owner, newcomers);
  await publishJob(owner, { job: newcomers.job });
  await applyAsStranger(stranger, newcomers);
  return [owner, stranger];
};
