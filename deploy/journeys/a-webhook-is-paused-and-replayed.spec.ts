import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from '@playwright/test';
import { expectAccessible } from '#deploy/test/accessible';
import { expect, test } from '#deploy/test/journey';
import { clientOf, logIn, unique } from '#deploy/test/staff.fixture';

type Received = { headers: IncomingHttpHeaders; body: string };

/** A program of somebody else's on this machine. */
const openConsumer = async () => {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
      response.end('{"thanks":true}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hooks`,
    /** Requests that say something. */
    about: (words: string) => received.filter(({ body }) => body.includes(words)),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

/** What a request says, once it has shown that it is ours, as Standard Webhooks has it. */
const verify = (secret: string, { headers, body }: Received): unknown => {
  const key = Buffer.from(secret.slice('whsec_'.length), 'base64');
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`);
  return JSON.parse(body);
};

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
  expect(verify(secret, sample)).toMatchObject({ type: 'webhook.test', data: { name } });

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
  expect(verify(secret, again)).toMatchObject({ type: 'job.published', data: { job: { id: job.id, title } } });
  expect([again.headers['webhook-id'], again.body]).toEqual([first.headers['webhook-id'], first.body]);
  expect([first.headers['webhook-replay'], typeof again.headers['webhook-replay']]).toEqual([undefined, 'string']);
  consumer.close();
});
