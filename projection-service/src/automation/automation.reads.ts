import type { Reads } from '#projection-service/context';
import { eventActionLimitsResource } from './event-action/event-action-limits.resource.ts';
import { eventActionRunProjection, eventActionRunResource } from './event-action/event-action-run.projection.ts';
import { mailResource } from './mail/mail.resource.ts';
import { mailAddressProjection } from './mail-address/mail-address.projection.ts';
import { unsubscribePageResource } from './mail-address/unsubscribe-page.resource.ts';
import { taskProjection, taskResource } from './task/task.projection.ts';
import { webhookProjection, webhookResource } from './webhook/webhook.projection.ts';
import { webhookDeliveryResource } from './webhook/webhook-delivery.resource.ts';

export const automationReads: Reads = {
  entities: {
    eventActionRun: { rows: eventActionRunProjection, resource: eventActionRunResource },
    mailAddress: { rows: mailAddressProjection },
    webhook: { rows: webhookProjection, resource: webhookResource },
    task: { rows: taskProjection, resource: taskResource },
  },
  projections: [],
  resources: [mailResource, unsubscribePageResource, webhookDeliveryResource, eventActionLimitsResource],
};
