import type { WebhookCommand, WebhookRejection } from 'contracts/automation/webhook/webhook.commands';
import { type WebhookEvent, webhook } from 'contracts/automation/webhook/webhook.setting';
import { caused } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import type { SettingRecord } from 'contracts/kernel/setting';
import { settingDecider } from '#command-service/settings/setting.decider';

const decide = (command: WebhookCommand, { id: webhookId, active }: SettingRecord): WebhookEvent[] => {
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

export const webhookDecider = settingDecider<typeof webhook, WebhookCommand>(webhook, { decide });
