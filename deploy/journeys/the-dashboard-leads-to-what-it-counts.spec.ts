import type { Page } from '@playwright/test';
import { expect, test } from '#deploy/test/journey';
import { clientOf, logIn, unique } from '#deploy/test/staff.fixture';

type Named = { id: string };

/** An interview of today, of somebody new. */
const openInterview = async (): Promise<string> => {
  const recruiter = await clientOf('recruiter');
  const lastName = unique('Meridian');
  const person = { firstName: 'Pola', lastName, email: `${lastName.replace(' ', '.').toLowerCase()}@mail.example` };
  const { data: candidate } = await recruiter.request('POST', '/api/tenant/candidates', { body: person });
  const { data: jobs } = await recruiter.request('GET', '/api/tenant/jobs', { query: { range: '[0,0]' } });
  const body = { candidateId: (candidate as Named).id, jobId: (jobs as Named[])[0]?.id };
  await recruiter.request('POST', '/api/tenant/interviews', { body });
  return `Pola ${lastName}`;
};

const report = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

test('given the dashboard, when an interview is opened and its bar is followed, then the list behind it holds the interview, and its address works for a colleague', async ({
  page,
  browser,
  baseURL,
}) => {
  const person = await openInterview();
  await logIn(page, 'recruiter');
  await page.goto('/t/dashboard?period=today');
  await page.getByRole('button', { name: 'Interviews by status as a table' }).click();
  const created = report(page, 'Interviews by status').getByRole('row').filter({ hasText: 'Created' });
  await expect(created).toBeVisible();
  const link = created.getByRole('link').or(created.getByRole('button'));
  await link.first().click();
  await expect(page).toHaveURL(/\/t\/recruiting\/interviews\/filter\/[^/]+\/pk/);
  await expect(page.getByRole('main').getByText(person)).toBeVisible();

  const colleague = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await logIn(colleague, 'owner');
  await colleague.goto(page.url());
  await expect(colleague.getByRole('main').getByText(person)).toBeVisible();

  const stranger = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await logIn(stranger, 'stranger');
  await stranger.goto(page.url());
  await expect(stranger.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(stranger.getByText(person)).toHaveCount(0);
});

test('given a dashboard that somebody arranges, when they come back from another browser, then it is as they left it', async ({
  page,
  browser,
  baseURL,
}) => {
  await logIn(page, 'auditor');
  await page.goto('/t/dashboard');
  await page.getByRole('button', { name: 'Edit dashboard' }).click();
  await page.getByRole('button', { name: 'Remove Jobs by source' }).click();
  const left = async (name: string) => (await report(page, name).boundingBox())?.x ?? 0;
  const before = await left('Interviews');
  await page
    .getByRole('button', { name: 'Move or resize Interviews', exact: true })
    .dragTo(page.getByRole('button', { name: 'Remove New candidates' }), { steps: 10 });
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect.poll(() => left('Interviews')).toBeGreaterThan(before + 100);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Dashboard saved')).toBeVisible();

  const elsewhere = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await logIn(elsewhere, 'auditor');
  await elsewhere.goto('/t/dashboard');
  await expect(report(elsewhere, 'Interviews by status')).toBeVisible();
  await expect(report(elsewhere, 'Jobs by source')).toHaveCount(0);
});
