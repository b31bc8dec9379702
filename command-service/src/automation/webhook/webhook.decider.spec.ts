import { DeciderSpecification } from '@event-driven-io/emmett';
import { requestDefaults, type WebhookEvent, type webhook } from 'contracts/automation/webhook/webhook.entity';
import type { EntityCommand } from 'contracts/kernel/entity';
import { exampleCause } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { caused } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import { describe, it } from 'vitest';
import { webhookDecider } from './webhook.decider.ts';

const given = DeciderSpecification.for(webhookDecider);
const by = { metadata: exampleCause };
const webhookId = derivedId('webhook');
const deliveryId = derivedId('delivery');
const details = {
  name: 'Payroll',
  description: '',
  event: 'job.published' as const,
  filters: [],
  ...requestDefaults,
  url: 'https://payroll.example/',
  inOrder: false,
  active: true,
};
const create: EntityCommand<typeof webhook> = { ...by, type: 'CreateWebhook', data: { webhookId, ...details } };
const change = (data: Partial<typeof details>): EntityCommand<typeof webhook> => ({
  ...by,
  type: 'ChangeWebhook',
  data,
});
const remove: EntityCommand<typeof webhook> = { ...by, type: 'RemoveWebhook', data: {} };
const switchOff = { ...by, type: 'SwitchOffWebhook' as const, data: { reason: 'failing' as const } };
const resend = { ...by, type: 'RequestWebhookResend' as const, data: { deliveryId } };
const created = caused(by, 'WebhookCreated', { webhookId, ...details });
const removed = caused(by, 'WebhookRemoved', { webhookId });
const off: WebhookEvent = caused(by, 'WebhookSwitchedOff', { webhookId, reason: 'failing' as const });
const isRefusedAs = (code: string) => (error: Rejection) => error.code === code;

describe('webhook', () => {
  it('given nothing, when created, then it is recorded; again, it is refused', () => {
    given([]).when(create).then([created]);
    given([created]).when(create).thenThrows(Rejection, isRefusedAs('already-exists'));
    given([created, removed]).when(create).thenThrows(Rejection, isRefusedAs('already-exists'));
  });

  it('given a webhook, when changed, then only what changed is recorded, as it was and as it is', () => {
    given([created])
      .when(change({ name: 'Wages', url: details.url }))
      .then([caused(by, 'WebhookChanged', { webhookId, from: { name: 'Payroll' }, to: { name: 'Wages' } })]);
    given([created])
      .when(change({ name: 'Payroll' }))
      .thenNothingHappened();
  });

  it('given a webhook, when removed, then it is recorded; again, nothing happens', () => {
    given([created]).when(remove).then([removed]);
    given([created, removed]).when(remove).thenNothingHappened();
  });

  it('given a webhook, when switched off, then it is recorded; again, nothing happens', () => {
    given([created]).when(switchOff).then([off]);
    given([created, off]).when(switchOff).thenNothingHappened();
  });

  it('given a webhook, when a delivery is asked for again, then it is recorded unless the webhook is off', () => {
    given([created])
      .when(resend)
      .then([caused(by, 'WebhookResendRequested', { webhookId, deliveryId })]);
    given([created, off]).when(resend).thenThrows(Rejection, isRefusedAs('webhook-switched-off'));
  });

  it('given a removed webhook or none, when anything is asked of it, then it is not found', () => {
    for (const history of [[], [created, removed]])
      for (const command of [change({ name: 'x' }), switchOff, resend])
        given(history).when(command).thenThrows(Rejection, isRefusedAs('not-found'));
  });
});
