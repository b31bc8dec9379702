import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { requestDefaults, type WebhookView } from 'contracts/automation/webhook/webhook.entity';
import type { DeliveryView } from 'contracts/automation/webhook/webhook.views';
import type { Permission } from 'contracts/kernel/permission';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pageAt, showConsole } from '#admin-ui/test/console.harness.tsx';
import { exampleWebhook, failedDelivery } from '#admin-ui/test/webhook.fixture';
import { webhooks } from './webhook.resource.ts';

afterEach(() => void vi.useRealTimers());

const owner: Permission[] = ['tenant.webhooks.read', 'tenant.webhooks.update', 'tenant.webhooks.delete'];
const secret = 'whsec_c2hvd24gb25jZSBhbmQgbmV2ZXIgYWdhaW4=';

const pastId = '018f6a10-0000-7000-8000-0000000000a9';
const asked: Record<string, unknown> = {
  preview: {
    ...{ method: 'POST', url: 'https://payroll.example/hooks', headers: { 'x-own': 'Ada' }, body: '{"a":1}' },
    missing: ['candidate.city'],
  },
  'past-events': {
    events: [{ id: pastId, happenedAt: '2026-03-01T09:00:00.000Z', candidateName: 'Ada Berg', jobTitle: 'Cook' }],
  },
};
/** What the server answers to commands, and to what is only asked. */
const sending = (answer: object) =>
  vi.fn(async (_resource: string, { action = '' }: { action?: string }) => ({
    data: (asked[action] ?? answer) as never,
  }));

const show = async (
  permissions: Permission[],
  webhook: WebhookView = exampleWebhook,
  deliveries = [failedDelivery],
  delivery = failedDelivery,
) => {
  const send = sending({ ...webhook, secret });
  await showConsole(pageAt(webhooks, ':id/view'), {
    permissions,
    dataProvider: {
      getOne: async (resource: string) => ({ data: (resource === 'webhooks' ? webhook : delivery) as never }),
      getList: async () => ({ data: [...deliveries] as never, total: deliveries.length }),
      send,
    },
    route: '/settings/webhooks/:id/view',
    at: `/settings/webhooks/${webhook.id}/view`,
  });
  await screen.findByRole('heading', { level: 1, name: 'Payroll' });
  return { send, user: userEvent.setup() };
};
const openDelivery = async (user: ReturnType<typeof userEvent.setup>) =>
  user.click(await screen.findByRole('button', { name: /Details of job\.published/ }));

describe('webhook page', () => {
  it('given a failed delivery, when opened, then payload, headers and answer are there, and it can be sent again', async () => {
    const { send, user } = await show(owner);
    await openDelivery(user);
    expect(screen.getByRole('region', { name: 'Payload' }).textContent).toContain('job.published');
    expect(screen.getByRole('region', { name: 'Request headers' }).textContent).toContain(failedDelivery.eventId);
    expect(screen.getByRole('region', { name: 'Response' }).textContent).toBe('out of order');
    await user.click(screen.getByRole('button', { name: 'Resend' }));
    expect(send).toHaveBeenCalledWith('webhook-deliveries', { id: failedDelivery.id, action: 'resend' });
    await screen.findByText('Resend requested');
  });

  it('given a delivery that waits for another of its record, when opened, then it says for which', async () => {
    const waiting: DeliveryView = {
      ...failedDelivery,
      ...{
        status: 'waiting',
        waitsFor: '018f6a10-0000-7000-8000-0000000000a8',
        payload: null,
        attempts: [],
        isWithheld: false,
      },
    };
    const before = { ...failedDelivery, eventId: '018f6a10-0000-7000-8000-0000000000a7' };
    const { user } = await show(owner, { ...exampleWebhook, inOrder: true }, [waiting], before);
    expect(await screen.findByText('Waiting')).toBeTruthy();
    await openDelivery(user);
    expect(await screen.findByText(before.eventId)).toBeTruthy();
    expect(screen.getByText(/Waiting for another event of the same record/)).toBeTruthy();
  });

  it('given deliveries that are ticked, when they are sent again, then that is asked for together', async () => {
    const { send, user } = await show(owner);
    await user.click(await screen.findByRole('checkbox', { name: /^Select job\.published/ }));
    const bar = within(await screen.findByRole('region', { name: 'Actions for selected rows' }));
    await user.click(bar.getByRole('button', { name: 'Resend' }));
    const body = { ids: [failedDelivery.id] };
    expect(send).toHaveBeenCalledWith('webhook-deliveries', { action: 'resend', body });
    await screen.findByText('Resend requested');
  });

  it('given an empty log, when something is sent, then it is there without anybody asking', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const deliveries: DeliveryView[] = [];
    await show(owner, exampleWebhook, deliveries);
    await screen.findByText('No deliveries yet');
    deliveries.push(failedDelivery);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await screen.findByRole('button', { name: /Details of/ })).toBeTruthy();
  });

  it('given somebody who may only read, when opened, then nothing can be done', async () => {
    const { user } = await show(['tenant.webhooks.read']);
    await openDelivery(user);
    for (const name of ['Resend', 'Send test event', 'More actions'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('given a webhook that was stopped, when opened, then it says why and offers to go on, and nothing is sent again', async () => {
    const { user } = await show(owner, { ...exampleWebhook, active: false, offReason: 'gone' });
    expect(screen.getByRole('status', { name: '' }).textContent).toContain('410');
    expect(screen.getByRole('button', { name: 'Turn on again' })).toBeTruthy();
    await openDelivery(user);
    expect(screen.queryByRole('button', { name: 'Resend' })).toBeNull();
  });

  it('given a webhook, when a test event is sent, then what came back is shown once it is there', async () => {
    const deliveries: DeliveryView[] = [];
    const { send, user } = await show(owner, exampleWebhook, deliveries);
    await user.click(screen.getByRole('button', { name: 'Send test event' }));
    await vi.waitFor(() => expect(send).toHaveBeenCalledWith('webhooks', { id: exampleWebhook.id, action: 'test' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Test event' }));
    expect(dialog.getByRole('progressbar')).toBeTruthy();
    const payload = JSON.stringify({ type: 'webhook.test', timestamp: exampleWebhook.updatedAt });
    deliveries.push({ ...failedDelivery, type: 'webhook.test', payload });
    expect((await dialog.findByRole('region', { name: 'Response' }, { timeout: 60_000 })).textContent).toBe(
      'out of order',
    );
  });

  it('given a past event, when chosen, then the request is shown as it would be sent about it, and sent as a test', async () => {
    const { send, user } = await show(owner);
    const panel = within(await screen.findByRole('region', { name: 'Request preview' }));
    expect((await panel.findByRole('region', { name: 'Request' })).textContent).toBe(
      'POST https://payroll.example/hooks',
    );
    expect(
      panel.getByText('Empty in this request: Candidate: City. Add a text to the tag for this case.'),
    ).toBeTruthy();
    expect(panel.queryByRole('button', { name: 'Send this event as a test' })).toBeNull();
    await user.selectOptions(panel.getByLabelText('Show it for'), pastId);
    await user.click(await panel.findByRole('button', { name: 'Send this event as a test' }));
    const test = { id: exampleWebhook.id, action: 'test-event', body: { eventId: pastId } };
    await vi.waitFor(() => expect(send).toHaveBeenCalledWith('webhooks', test));
    const body = expect.objectContaining({ eventId: pastId, url: exampleWebhook.url });
    await vi.waitFor(() => expect(send).toHaveBeenCalledWith('webhooks', { action: 'preview', body }));
  });

  it('given more events than one replay sends, when the rest is asked for, then it goes on from the place where that ended', async () => {
    const replay = {
      ...{ id: failedDelivery.id, since: '2026-03-01T09:00:00.000Z', onlyFailed: false, status: 'finished' as const },
      ...{ startedAt: '2026-03-02T09:00:00.000Z', endedAt: '2026-03-02T09:00:00.000Z', deliveries: 10_000 },
      ...{ restSince: '2026-03-01T10:00:00.000Z', restAfter: '4711' },
    };
    const { send, user } = await show(owner, { ...exampleWebhook, replay });
    await user.click(screen.getByRole('button', { name: 'Send the rest' }));
    const body = { since: replay.since, onlyFailed: false, after: '4711' };
    expect(send).toHaveBeenCalledWith('webhooks', { id: exampleWebhook.id, action: 'replay', body });
  });

  it('given a webhook, when it is replayed and paused, then that is asked for; a paused one goes on', async () => {
    const { send, user } = await show(owner);
    const choose = async (name: string) => {
      await user.click(screen.getByRole('button', { name: 'More actions' }));
      await user.click(await screen.findByRole('menuitem', { name }));
      return within(await screen.findByRole('dialog'));
    };
    const replay = await choose('Replay events');
    await user.click(replay.getByRole('radio', { name: /^All events/ }));
    await user.click(replay.getByRole('button', { name: 'Start replay' }));
    const body = { since: expect.any(String), onlyFailed: false };
    expect(send).toHaveBeenCalledWith('webhooks', { id: exampleWebhook.id, action: 'replay', body });
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 60_000 });
    const pause = await choose('Pause');
    await user.click(pause.getByRole('button', { name: 'Pause' }));
    expect(send).toHaveBeenCalledWith('webhooks', { id: exampleWebhook.id, action: 'pause' });
  });

  it('given a paused webhook with a replay under way, when opened, then both are said and can be ended', async () => {
    const replay = {
      ...{ id: failedDelivery.id, since: '2026-03-01T09:00:00.000Z', onlyFailed: true, status: 'running' as const },
      ...{ startedAt: '2026-03-02T09:00:00.000Z', endedAt: null, deliveries: null, restSince: null, restAfter: null },
    };
    const { send, user } = await show(owner, { ...exampleWebhook, pausedAt: '2026-03-02T09:00:00.000Z', replay });
    await user.click(screen.getByRole('button', { name: 'Resume' }));
    expect(send).toHaveBeenCalledWith('webhooks', { id: exampleWebhook.id, action: 'resume' });
    await user.click(screen.getByRole('button', { name: 'Cancel replay' }));
    expect(send).toHaveBeenCalledWith('webhooks', { id: exampleWebhook.id, action: 'cancel-replay' });
  });

  it('given a request for a new secret, when confirmed, then it is shown until it is kept, and then gone', async () => {
    const { send, user } = await show(owner);
    await user.click(screen.getByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Rotate secret' }));
    await user.click(await screen.findByRole('button', { name: 'Rotate secret' }));
    expect(send).toHaveBeenCalledWith('webhooks', expect.objectContaining({ action: 'rotate-secret' }));
    expect(await screen.findByDisplayValue(secret)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'I have saved it' }));
    await vi.waitFor(() => expect(screen.queryByDisplayValue(secret)).toBeNull(), { timeout: 60_000 });
  });
});

describe('new webhook', () => {
  it('given a form, when it is sent, then the secret is shown before the page goes on', async () => {
    const create = vi.fn(async () => ({ data: { ...exampleWebhook, secret } as never }));
    const send = sending({});
    await showConsole(pageAt(webhooks, 'create'), { permissions: owner, dataProvider: { create, send } });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Create' }));
    expect(screen.getAllByText('Fill in this field')).toHaveLength(3);
    await user.type(screen.getByLabelText('Name'), ' Payroll ');
    await user.selectOptions(screen.getByLabelText('Event'), 'Job published');
    await user.type(screen.getByLabelText('URL'), 'https://payroll.example/hooks');
    await user.click(screen.getByRole('button', { name: 'Add header' }));
    const own = within(await screen.findByRole('group', { name: /^Header/ }));
    await user.type(own.getByLabelText('Name'), 'Key');
    await user.click(own.getByLabelText('Secret'));
    await user.type(own.getByLabelText('Value'), 't0p');
    const header = { name: 'Key', isSecret: true, secretId: null };
    const headers = [{ ...header, value: 't0p' }];
    await user.click(screen.getByRole('button', { name: 'Create' }));
    expect(await screen.findByDisplayValue(secret)).toBeTruthy();
    const { name, event, url, description, inOrder, active, filters } = exampleWebhook;
    const data = { ...requestDefaults, name, event, url, description, inOrder, active, filters, headers };
    expect(create).toHaveBeenCalledWith('webhooks', expect.objectContaining({ data }));
    const previewed = { action: 'preview', body: expect.objectContaining({ headers: [{ ...header, value: '' }] }) };
    await vi.waitFor(() => expect(send).toHaveBeenCalledWith('webhooks', previewed));
    expect(JSON.stringify(send.mock.calls)).not.toContain('t0p');
    expect(screen.queryByText('Elsewhere')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'I have saved it' }));
    expect(await screen.findByText('Elsewhere')).toBeTruthy();
  });
});
