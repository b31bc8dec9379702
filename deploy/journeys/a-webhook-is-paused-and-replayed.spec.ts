import type { Page } from '@playwright/test';
import { expectAccessible } from '#deploy/test/accessible';
import { openConsumer, verified } from '#deploy/test/consumer.fixture';
import { expect, test } from '#deploy/test/journey';
import { clientOf, logIn, unique } from '#deploy/test/staff.fixture';

const choose = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name }).click();
  return page.getByRole('dialog');
};

test('given a program that receives a webhook, when that is tested, paused, resumed and replayed, then it gets each event, verified, under one id', async ({
  page,
}) => {
  const consumer = await openConsumer();
  const owner = await clientOf('owner');
  const [name, title] = [unique('Career site'), unique('Net mender')];
  await logIn(page, 'owner');
  await page.goto('/t/settings/webhooks/create');
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('combobox', { name: 'Event' }).selectOption({ label: 'Job published' });
  await page.getByRole('textbox', { name: 'URL' }).fill(consumer.url);
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  const shown = page.getByRole('dialog', { name: 'Signing secret' });
  const secret = await shown.getByLabel('Secret').inputValue();
  await shown.getByRole('button', { name: 'I have saved it' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  // A test shows what came back.
  await page.getByRole('button', { name: 'Send test event' }).click();
  const tested = page.getByRole('dialog', { name: 'Test event' });
  await expect(tested.getByRole('region', { name: 'Response', exact: true })).toContainText('thanks');
  await expectAccessible(page, 'test of a webhook');
  await tested.getByRole('button', { name: 'Close' }).click();
  const [sample] = consumer.about('webhook.test');
  if (!sample) throw new Error('no test came');
  expect(verified(secret, sample)).toMatchObject({ type: 'webhook.test', data: { name } });

  // While it is paused, what happens waits.
  await (await choose(page, 'Pause')).getByRole('button', { name: 'Pause' }).click();
  await expect(page.getByText(/^Paused since/)).toBeVisible();
  const job = (await owner.request('POST', '/api/tenant/jobs', { body: { title } })).data as { id: string };
  await owner.request('POST', `/api/tenant/jobs/${job.id}/publish`);
  await expect(page.getByRole('table').getByText('On hold').first()).toBeVisible();
  expect(consumer.about(title)).toEqual([]);
  await page.getByRole('button', { name: 'Resume' }).click();
  await expect.poll(() => consumer.about(title).length).toBe(1);
  await expect(page.getByText(/^Paused since/)).toHaveCount(0);

  // A replay sends it once more, and says so.
  const asked = await choose(page, 'Replay events');
  await asked.getByRole('radio', { name: /^All events/ }).check();
  await asked.getByRole('button', { name: 'Start replay' }).click();
  const replay = page.getByRole('region', { name: 'Replay' });
  await expect(replay.getByText('Every event has been sent.')).toBeVisible();
  await expectAccessible(page, 'replay of a webhook');
  await expect.poll(() => consumer.about(title).length).toBe(2);
  const [first, again] = consumer.about(title);
  if (!first || !again) throw new Error('nothing came');
  expect(verified(secret, again)).toMatchObject({ type: 'job.published', data: { job: { id: job.id, title } } });
  expect([again.headers['webhook-id'], again.body]).toEqual([first.headers['webhook-id'], first.body]);
  expect([first.headers['webhook-replay'], typeof again.headers['webhook-replay']]).toEqual([undefined, 'string']);
  consumer.close();
});
