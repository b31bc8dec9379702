import type { Page } from '@playwright/test';
import { demoId } from '#deploy/seed/demo-id';
import { expectAccessible } from '#deploy/test/accessible';
import { expect, test } from '#deploy/test/journey';
import { clientOf, logIn, unique } from '#deploy/test/staff.fixture';

/** What is asked of somebody comes a moment after it was published. */
const confirm = async (page: Page, path: string, text: string): Promise<void> => {
  await expect(async () => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 2, name: 'Please confirm' })).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await expect(page.getByText(text)).toBeVisible();
  await page.getByLabel('I have read and understood this document.').check();
  await page.getByRole('button', { name: 'Confirm', exact: true }).click();
};

test('given a procedure that is written for a team and reviewed, when a reader has confirmed it and it changes materially, then they are asked again', async ({
  page,
  browser,
}) => {
  const name = unique('Rig the day sailer');
  const team = demoId('team', 'harbor', 'Boatyard');
  await logIn(page, 'owner');
  await page.goto(`/t/teams/${team}/processes-and-sops`);
  await page.getByRole('link', { name: 'New document' }).first().click();
  await page.getByLabel('Name').first().fill(name);
  await page.getByRole('button', { name: 'Add step' }).click();
  await page.getByLabel('Name').nth(1).fill('Raise the mast');
  await page.getByLabel('Text', { exact: true }).fill('Two people, **never** in wind.');
  await page.getByLabel('Ask everybody concerned to confirm that they have read it').check();
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const id = /processes-and-sops\/([^/]+)\/view/.exec(page.url())?.[1] ?? '';

  const owner = await clientOf('owner');
  const { data: people } = await owner.request('GET', '/api/tenant/users', { query: { filter: '{"q":"Tomasz"}' } });
  const reviewerIds = (people as { id: string }[]).map((one) => one.id);
  await owner.request('PATCH', `/api/tenant/handbook-documents/${id}`, { body: { reviewerIds } });
  await page.reload();
  await page.getByRole('button', { name: 'Send to review' }).click();
  await expect(page.getByText('In review')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publish' })).toBeHidden();

  const trainer = await (await browser.newContext()).newPage();
  await logIn(trainer, 'trainer');
  await trainer.goto(`/t/trainings/processes-and-sops/${id}/view`);
  await expectAccessible(trainer, 'the draft of a procedure');
  await trainer.getByRole('button', { name: 'Publish' }).click();
  await trainer.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(trainer.getByText('Version 1', { exact: true }).first()).toBeVisible();

  const reader = await (await browser.newContext()).newPage();
  await logIn(reader, 'recruiter');
  await reader.goto('/t/trainings/processes-and-sops');
  await reader.getByLabel('Search in all texts').fill('never in wind');
  await expect(reader.getByRole('link', { name })).toBeVisible();
  const path = `/t/trainings/processes-and-sops/${id}/read`;
  await confirm(reader, path, 'never');
  await expect(reader.getByText('You have confirmed version 1.')).toBeVisible();
  await expectAccessible(reader, 'a procedure as it is read');

  await page.goto(`/t/trainings/processes-and-sops/${id}/edit`);
  await page.getByLabel('Text', { exact: true }).fill('Three people, **never** in wind.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Send to review' }).click();
  await trainer.goto(`/t/trainings/processes-and-sops/${id}/compare?from=1`);
  await expect(trainer.locator('del')).toHaveText('Two people, **never** in wind.');
  await expect(trainer.locator('ins')).toHaveText('Three people, **never** in wind.');
  await expectAccessible(trainer, 'two versions of a procedure');
  await trainer.goto(`/t/trainings/processes-and-sops/${id}/view`);
  await trainer.getByRole('button', { name: 'Publish' }).click();
  await trainer.getByLabel('What is new (optional)').fill('One more person');
  await trainer.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await expect(trainer.getByText('Version 2', { exact: true }).first()).toBeVisible();

  await confirm(reader, path, 'Three people');
  await expect(reader.getByText('You have confirmed version 2.')).toBeVisible();
  await page.goto(`/t/trainings/processes-and-sops/${id}/view`);
  await expect(page.getByRole('row', { name: /Rosa Delgado/ })).toContainText('Version 2');
});
