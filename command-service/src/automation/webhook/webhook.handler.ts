import { webhook } from 'contracts/automation/webhook/webhook.entity';
import { namedFilterFaults } from '#command-service/automation/event-action/event-action.filters';
import type { SendEntity } from '#command-service/entity/entity.decider';
import { entityHandler, type HandlerDeps } from '#command-service/entity/entity.handler';
import { refuseParts, webhookDecider } from './webhook.decider.ts';

const sendWebhook = entityHandler(webhook, webhookDecider);

/** Commands of webhooks; the secrets of a removed one can never be read again. */
export const webhookHandler = (deps: HandlerDeps): SendEntity<typeof webhook> => {
  const send = sendWebhook(deps);
  return async (id, command, ifMatch = null) => {
    if (command.type === 'CreateWebhook' || command.type === 'ChangeWebhook')
      refuseParts(
        await namedFilterFaults({ store: deps.store, tenantId: command.metadata.tenantId }, command.data.filters ?? []),
      );
    const sent = await send(id, command, ifMatch);
    if (sent.state.status === 'removed') await deps.keys.destroy({ tenantId: command.metadata.tenantId, subject: id });
    return sent;
  };
};
