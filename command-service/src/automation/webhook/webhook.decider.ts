import { type WebhookRejection, webhook } from 'contracts/automation/webhook/webhook.entity';
import { caused } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import { type DecisionsOf, entityDecider } from '#command-service/entity/entity.decider';

type Decisions = DecisionsOf<typeof webhook>;

/** Each rotation makes a new secret. */
const rotateSecret: Decisions['RotateWebhookSecret'] = (command, { id: webhookId }) => [
  caused(command, 'WebhookSecretRotated', { webhookId }),
];

/** Each test is sent. */
const test: Decisions['TestWebhook'] = (command, { id: webhookId }) => [
  caused(command, 'WebhookTested', { webhookId }),
];

/** Off already, nothing happens. */
const switchOff: Decisions['SwitchOffWebhook'] = (command, { id: webhookId, active }) =>
  active ? [caused(command, 'WebhookSwitchedOff', { webhookId, reason: command.data.reason })] : [];

/** Asked for twice, it is sent twice. */
const requestResend: Decisions['RequestWebhookResend'] = (command, { id: webhookId, active }) => {
  if (!active) throw new Rejection<WebhookRejection>('webhook-switched-off', 409);
  return [caused(command, 'WebhookResendRequested', { webhookId, deliveryId: command.data.deliveryId })];
};

export const webhookDecider = entityDecider(webhook, {
  decide: {
    RotateWebhookSecret: rotateSecret,
    TestWebhook: test,
    SwitchOffWebhook: switchOff,
    RequestWebhookResend: requestResend,
  },
});
