import type { WebhookCommand, WebhookRejection } from 'contracts/automation/webhook/webhook.commands';
import { type WebhookEvent, webhook } from 'contracts/automation/webhook/webhook.entity';
import type { EntityRecord } from 'contracts/kernel/entity';
import { caused } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import { entityDecider } from '#command-service/entity/entity.decider';

const decide = (command: WebhookCommand, { id: webhookId, active }: EntityRecord): WebhookEvent[] => {
  switch (command.type) {
    case 'RotateWebhookSecret':
      return [caused(command, 'WebhookSecretRotated', { webhookId })];
    case 'TestWebhook':
      return [caused(command, 'WebhookTested', { webhookId })];
    case 'SwitchOffWebhook':
      return active ? [caused(command, 'WebhookSwitchedOff', { webhookId, reason: command.data.reason })] : [];
    case 'RequestWebhookResend':
      if (!active) throw new Rejection<WebhookRejection>('webhook-switched-off', 409);
      return [caused(command, 'WebhookResendRequested', { webhookId, deliveryId: command.data.deliveryId })];
  }
};

export const webhookDecider = entityDecider<typeof webhook, WebhookCommand>(webhook, { decide });
