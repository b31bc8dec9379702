import { z } from 'zod';
import { calledLink } from '#contracts/kernel/contact';
import { entity } from '#contracts/kernel/entity';
import { Id } from '#contracts/kernel/id';
import { requiredText, text } from '#contracts/kernel/text';
import { MAX_URL_LENGTH, offReasons, publicEventTypes } from './webhook.choices.ts';

/** Where another program is told of one public event. Its secret is in no event. */
export const webhook = entity({
  name: 'webhook',
  context: 'automation',
  permissions: 'tenant.webhooks',
  fields: {
    name: requiredText(100),
    description: text(500),
    event: z.enum(publicEventTypes),
    url: calledLink(MAX_URL_LENGTH),
    active: z.boolean(),
  },
  defaults: { description: '', active: true },
  readOnly: { offReason: z.enum(offReasons).nullable() },
  readOnlyDefaults: { offReason: null },
  events: {
    /** The secret before it signs for a while longer. */
    WebhookSecretRotated: {},
    /** Somebody asked for a test event. */
    WebhookTested: {},
    WebhookSwitchedOff: { reason: z.enum(offReasons) },
    WebhookResendRequested: { deliveryId: Id },
  },
  apply: {
    WebhookChanged: ({ to }) => ('active' in to ? { offReason: null } : {}),
    WebhookSwitchedOff: ({ reason }) => ({ active: false, offReason: reason }),
  },
  commands: {
    RotateWebhookSecret: {},
    TestWebhook: { path: 'test', summary: 'Send a test event to a webhook' },
    /** By our own workers: the consumer is gone, or has failed for days. */
    SwitchOffWebhook: { data: z.strictObject({ reason: z.enum(offReasons) }) },
    RequestWebhookResend: { data: z.strictObject({ deliveryId: Id }) },
  },
  system: ['SwitchOffWebhook'],
  filters: ['event', 'active'],
  search: ['name', 'url'],
  // Shown once; null where a retry comes after the secret is gone.
  createAnswer: { secret: z.string().nullable() },
});
export type WebhookView = typeof webhook.types.view;
export type WebhookEvent = typeof webhook.types.event;

/** Every way a webhook may refuse beyond those of any entity. */
export type WebhookRejection =
  | 'webhook-switched-off' // nothing is sent again while it is off
  | 'address-private'; // of this machine or a network that is not public
