import type { Page } from '@playwright/test';
import { expectAccessibleInEachSize, SIZES } from '#deploy/test/accessible';
import { openConsumer, verified } from '#deploy/test/consumer.fixture';
import { expect, test } from '#deploy/test/journey';
import { clientOf, logIn, unique } from '#deploy/test/staff.fixture';

/** In each size; then as wide as before. */
const looksRight = async (page: Page, where: string) => {
  await expectAccessibleInEachSize(page, where);
  await page.setViewportSize(SIZES[0] ?? { width: 1440, height: 900 });
};

test('given an owner at the keyboard, when they make a webhook of their own words that keeps the order, then it is tried with a past event, and what fails is waited for', async ({
  page,
}) => {
  const consumer = await openConsumer();
  const owner = await clientOf('owner');
  const [name, title, fresh] = [unique('Payroll'), unique('Rope maker'), unique('Sail mender')];
  const make = async (words: string) =>
    ((await owner.request('POST', '/api/tenant/jobs', { body: { title: words } })).data as { id: string }).id;
  const publish = (id: string) => owner.request('POST', `/api/tenant/jobs/${id}/publish`);
  const unpublish = (id: string) => owner.request('POST', `/api/tenant/jobs/${id}/unpublish`);
  const past = await make(title);
  await publish(past);

  await logIn(page, 'owner');
  await page.goto('/t/settings/webhooks/create');
  await page.getByRole('textbox', { name: 'Name' }).first().fill(name);
  await page.getByRole('combobox', { name: 'Event' }).selectOption({ label: 'Job published' });
  await page.getByRole('textbox', { name: 'URL' }).fill(consumer.url);
  const order = page.getByRole('checkbox', { name: 'Keep order' });
  await order.focus();
  await page.keyboard.press('Space');
  await expect(order).toBeChecked();
  await page.getByRole('textbox', { name: 'Path' }).fill('/jobs/{{ event.job_id }}');
  await page.getByRole('button', { name: 'Add header' }).click();
  const header = page.getByRole('listitem', { name: 'Header 1' });
  await header.getByRole('textbox', { name: 'Name' }).fill('Authorization');
  await header.getByRole('checkbox', { name: 'Secret' }).check();
  await header.getByLabel('Value').fill('Bearer of-the-owner');
  await page.getByRole('textbox', { name: 'Body' }).fill('{"title":"{{ job.title }}"}');
  const preview = page.getByRole('region', { name: 'Request preview' });
  await expect(preview.getByRole('region', { name: 'Body' })).toContainText('title');
  await expect(preview).not.toContainText('of-the-owner');
  await looksRight(page, 'editor of a webhook');
  await page.getByRole('button', { name: 'Create', exact: true }).press('Enter');
  const shown = page.getByRole('dialog', { name: 'Signing secret' });
  const secret = await shown.getByLabel('Secret').inputValue();
  await shown.getByRole('button', { name: 'I have saved it' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  // A past event, as it would be sent.
  const about = preview.getByRole('combobox', { name: 'Show it for' });
  await about.selectOption(await about.getByRole('option', { name: title }).getAttribute('value'));
  await page.getByRole('button', { name: 'Send this event as a test' }).click();
  const tested = page.getByRole('dialog', { name: 'Test event' });
  await expect(tested.getByRole('region', { name: 'Response', exact: true })).toContainText('thanks');
  await tested.getByRole('button', { name: 'Close' }).click();
  const [first] = consumer.about(title);
  if (!first) throw new Error('nothing came');
  expect(verified(secret, first)).toEqual({ title });
  expect(first.headers.authorization).toBe('Bearer of-the-owner');
  expect(first.path).toBe(`/hooks/jobs/${past}`);

  // What fails is waited for, of the same job alone.
  consumer.breakDown(true);
  const job = await make(fresh);
  await publish(job);
  await expect.poll(() => consumer.about(fresh).length).toBeGreaterThan(0);
  await unpublish(job);
  await publish(job);
  const log = page.getByRole('table');
  await expect(log.getByText('Waiting', { exact: true })).toBeVisible();
  await log
    .getByRole('row', { name: /Waiting/ })
    .getByRole('button', { name: /^Details of/ })
    .click();
  await expect(page.getByText(/Waiting for another event of the same record/)).toBeVisible();
  await looksRight(page, 'a delivery that waits');
  consumer.breakDown(false);
  await log
    .getByRole('row', { name: /Pending/ })
    .getByRole('button', { name: /^Details of/ })
    .click();
  await page.getByRole('button', { name: 'Resend' }).last().press('Enter');
  const ids = () => new Set(consumer.about(fresh).map(({ headers }) => headers['webhook-id']));
  await expect.poll(() => ids().size).toBe(2);
  await expect(log.getByText('Waiting', { exact: true })).toHaveCount(0);
  for (const request of consumer.about(fresh)) expect(verified(secret, request)).toEqual({ title: fresh });
  consumer.close();
});
