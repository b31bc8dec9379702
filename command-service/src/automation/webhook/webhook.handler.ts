import type { WebhookCommand } from 'contracts/automation/webhook/webhook.commands';
import type { webhook } from 'contracts/automation/webhook/webhook.entity';
import type { EntityCommand } from 'contracts/kernel/entity';
import type { EventStore } from 'platform/event-store/event-store';
import type { KeyRing } from 'platform/event-store/keys';
import { handler, type Send } from '#command-service/command';
import type { EntityState } from '#command-service/entity/entity.decider';
import { webhookDecider } from './webhook.decider.ts';

export type AnyWebhookCommand = EntityCommand<typeof webhook> | WebhookCommand;

const sendWebhook = handler('webhook', webhookDecider);

/** Commands of webhooks; the secrets of a removed one can never be read again. */
export const webhookHandler = (store: EventStore, keys: KeyRing): Send<EntityState, AnyWebhookCommand> => {
  const send = sendWebhook(store);
  return async (id, command, ifMatch = null) => {
    const sent = await send(id, command, ifMatch);
    if (sent.state.status === 'removed') await keys.destroy({ tenantId: command.metadata.tenantId, subject: id });
    return sent;
  };
};
