import { webhook } from 'contracts/automation/webhook/webhook.entity';
import { entityProjection, entityResource } from '#projection-service/entity/entity.projection';

/** Webhooks, what they send, whether they are paused, and the last replay of each. */
export const webhookProjection = entityProjection(webhook, { version: 4 });

export const webhookResource = entityResource(webhook, webhookProjection);
