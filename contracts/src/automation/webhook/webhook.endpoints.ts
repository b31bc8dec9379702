import { z } from 'zod';
import { ById, endpoint, resource } from '#contracts/kernel/endpoint';
import { Id } from '#contracts/kernel/id';
import { deliveryStatuses, MAX_RESENT, publicEventTypes } from './webhook.choices.ts';
import { requestFields, webhook } from './webhook.entity.ts';
import { DeliveryView, PastEventView, RequestPreview } from './webhook.views.ts';

export const rotateWebhookSecret = endpoint({
  method: 'POST',
  path: '/api/tenant/webhooks/:id/rotate-secret',
  access: 'tenant.webhooks.update',
  summary: 'Rotate a webhook’s secret; the old one stays valid for 24 hours',
  params: ById,
  answer: webhook.view.extend({ secret: z.string().nullable() }),
});
export const previewWebhook = endpoint({
  method: 'POST',
  path: '/api/tenant/webhooks/preview',
  access: 'tenant.webhooks.read',
  summary: 'Show a request as a webhook would send it, about an example or about a past event; nothing is sent',
  body: z.strictObject({
    event: z.enum(publicEventTypes),
    ...requestFields,
    /** One of the last of its kind; null: an example. */
    eventId: Id.nullable().default(null),
  }),
  answer: RequestPreview,
});

export const pastWebhookEvents = endpoint({
  method: 'POST',
  path: '/api/tenant/webhooks/past-events',
  access: 'tenant.webhooks.read',
  summary: 'Show the last events of a kind, for a preview or a test; the newest first',
  body: z.strictObject({ event: z.enum(publicEventTypes) }),
  answer: z.object({ events: z.array(PastEventView) }),
});

export const webhookDeliveries = resource({
  name: 'webhook-deliveries',
  access: 'tenant.webhooks.read',
  view: DeliveryView,
  filters: {
    webhookId: Id.optional(),
    status: z.enum(deliveryStatuses).optional(),
    replayId: Id.optional(),
    createdAt_gte: z.iso.datetime().optional(),
    createdAt_lte: z.iso.datetime().optional(),
  },
  sorts: ['createdAt'],
});
export const resendWebhookDelivery = endpoint({
  method: 'POST',
  path: '/api/tenant/webhook-deliveries/:id/resend',
  access: 'tenant.webhooks.update',
  summary: 'Resend an event with the same webhook-id',
  params: ById,
  answer: z.object({ id: Id, webhookId: Id }),
});
export const resendWebhookDeliveries = endpoint({
  method: 'POST',
  path: '/api/tenant/webhook-deliveries/resend',
  access: 'tenant.webhooks.update',
  summary: 'Resend many events; the response lists those that are sent, without unknown ones',
  body: z.strictObject({ ids: z.array(Id).min(1).max(MAX_RESENT) }),
  answer: z.object({ ids: z.array(Id) }),
});
