import type { Reads } from '#projection-service/context';
import { mailResource } from './mail/mail.resource.ts';
import { webhookDeliveryResource } from './webhook/webhook-delivery.resource.ts';

export const automationReads: Reads = {
  entities: {},
  projections: [],
  resources: [mailResource, webhookDeliveryResource],
};
