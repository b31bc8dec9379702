import type { Page } from '@playwright/test';
import { job as jobs } from 'contracts/recruiting/job/job.entity';
import { expect, test } from '#deploy/test/journey';
import { clientOf, logIn, unique } from '#deploy/test/staff.fixture';

test('given two tabs that edit one job, when the second saves after the first, then it is told so, and nothing of the first is lost', async ({
  page,
  context,
}) => {
  const recruiter = await clientOf('recruiter');
  const { data: job } = await recruiter.call(jobs.endpoints.create, { body: { title: unique('Rigger') } });
  await logIn(page, 'recruiter');
  const second = await context.newPage();
  const edit = `/t/recruiting/jobs/${job.id}/edit`;
  for (const tab of [page, second]) {
    await tab.goto(edit);
    await expect(tab.getByLabel(/^Title/)).toHaveValue(job.title);
  }

  const locationIn = (tab: Page) => tab.getByRole('textbox', { name: 'Location' });

  await page.getByRole('button', { name: 'Location', exact: true }).click();
  await locationIn(page).fill('Ljungskile');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Ljungskile')).toBeVisible();

  const title = unique('Head rigger');
  await second.getByLabel(/^Title/).fill(title);
  const answer = second.waitForResponse((response) => response.request().method() === 'PATCH');
  await second.getByRole('button', { name: 'Save' }).click();
  expect((await answer).status()).toBe(412);
  const alert = second.getByRole('alert').filter({ hasText: 'Someone else changed this record' });
  await expect(alert).toBeVisible();
  await expect(second.getByLabel(/^Title/)).toHaveValue(title);

  second.once('dialog', (dialog) => void dialog.accept());
  await alert.getByRole('button', { name: 'Reload' }).click();
  await second.getByRole('button', { name: 'Location', exact: true }).click();
  await expect(locationIn(second)).toHaveValue('Ljungskile');
  await second.getByRole('button', { name: 'Title and address', exact: true }).click();
  await expect(second.getByLabel(/^Title/)).toHaveValue(job.title);
  await second.getByLabel(/^Title/).fill(title);
  await second.getByRole('button', { name: 'Save' }).click();
  await expect(second.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(second.getByText('Ljungskile')).toBeVisible();
});
