import { postgresWebhookSecrets } from 'command-service/automation/webhook/webhook.secrets';
import type { Commands } from 'command-service/commands';
import { derivedId } from 'contracts/kernel/id';
import type { CommandMetadata } from 'contracts/kernel/message';
import type { Pool } from 'pg';
import type { KeyRing } from 'platform/event-store/keys';
import type { CompanyContent } from '#deploy/seed/content';
import { tenantIdOf, userIdOf } from '#deploy/seed/register';
import { webhookIdOf } from '#deploy/seed/rules';

type Making = { commands: Commands; pool: Pool; keys: KeyRing };

/** The webhooks of a company: paused, so that nothing of the demo leaves this machine. */
export const makeWebhooks = async (
  { commands, pool, keys }: Making,
  company: CompanyContent,
  now: Date,
): Promise<void> => {
  const secrets = postgresWebhookSecrets(pool, keys);
  const tenantId = tenantIdOf(company);
  const [owner] = company.people;
  for (const content of company.webhooks ?? []) {
    const webhookId = webhookIdOf(company, content.name);
    const by = (what: string): CommandMetadata => {
      const id = derivedId('demo', 'webhook', webhookId, what);
      return {
        ...{ tenantId, actor: { type: 'user', id: owner ? userIdOf(owner) : '' }, ip: null, now },
        ...{ occurredAt: now.toISOString(), correlationId: id, causationId: id, idempotencyKey: id },
      };
    };
    const data = { webhookId, ...content, active: true };
    const create = () => commands.webhook(webhookId, { type: 'CreateWebhook', data, metadata: by('created') });
    await secrets.make({ tenantId, webhookId, secretId: derivedId('demo', 'webhook-secret', webhookId) }, now, create);
    await commands.webhook(webhookId, { type: 'PauseWebhook', data: {}, metadata: by('paused') });
  }
};
