import { z } from 'zod';
import { actionEvents } from '#contracts/automation/event-action/event-action.choices';
import { calledLink } from '#contracts/kernel/contact';
import { entity } from '#contracts/kernel/entity';
import { Id } from '#contracts/kernel/id';
import { moment } from '#contracts/kernel/moment';
import { requiredText, text } from '#contracts/kernel/text';
import { MAX_URL_LENGTH, offReasons, publicEventTypes, replayStatuses } from './webhook.choices.ts';

const at = z.iso.datetime();
/** What is sent again: all that has happened since a moment, or of that what did not arrive. */
const replayed = { since: moment(), onlyFailed: z.boolean() };

/** What an event action has come to, and whom it is about. */
const called = {
  ...{ eventActionRunId: Id, eventActionId: Id, trigger: z.enum(actionEvents) },
  ...{ candidateId: Id.nullable(), interviewId: Id.nullable(), jobId: Id.nullable() },
};

/** Events sent again from a moment on; a webhook has one at a time. */
export const WebhookReplay = z.strictObject({
  id: Id,
  since: at,
  onlyFailed: z.boolean(),
  status: z.enum(replayStatuses),
  startedAt: at,
  endedAt: at.nullable(),
  /** How many were found; null until all have been sent once. */
  deliveries: z.int().nullable(),
  /** There were too many for one replay: from where the next goes on. */
  restSince: at.nullable(),
});
export type WebhookReplay = z.infer<typeof WebhookReplay>;

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
  readOnly: {
    offReason: z.enum(offReasons).nullable(),
    /** Since when deliveries are held back. */
    pausedAt: at.nullable(),
    replay: WebhookReplay.nullable(),
  },
  readOnlyDefaults: { offReason: null, pausedAt: null, replay: null },
  events: {
    /** The secret before it signs for a while longer. */
    WebhookSecretRotated: {},
    /** Somebody asked for a test event. */
    WebhookTested: {},
    WebhookSwitchedOff: { reason: z.enum(offReasons) },
    WebhookResendRequested: { deliveryId: Id },
    WebhookCalled: called,
    WebhookResendsRequested: { deliveryIds: z.array(Id) },
    /** What is to be sent from now on waits. */
    WebhookPaused: {},
    WebhookResumed: {},
    WebhookReplayStarted: { replayId: Id, since: at, onlyFailed: z.boolean() },
    WebhookReplayCancelled: { replayId: Id },
    /** All that was found has been sent once. */
    WebhookReplayFinished: { replayId: Id, deliveries: z.int(), restSince: at.nullable() },
  },
  apply: {
    WebhookChanged: ({ to }) => ('active' in to ? { offReason: null, pausedAt: null } : {}),
    WebhookSwitchedOff: ({ reason }) => ({ active: false, offReason: reason, pausedAt: null }),
    WebhookPaused: (_, __, pausedAt) => ({ pausedAt }),
    WebhookResumed: () => ({ pausedAt: null }),
    WebhookReplayStarted: ({ replayId: id, since, onlyFailed }, _, startedAt) => ({
      replay: {
        ...{ id, since, onlyFailed, startedAt, status: 'running' as const },
        ...{ endedAt: null, deliveries: null, restSince: null },
      },
    }),
    WebhookReplayCancelled: (_, { replay }, endedAt) => ({
      replay: replay && { ...replay, status: 'cancelled' as const, endedAt },
    }),
    WebhookReplayFinished: ({ deliveries, restSince }, { replay }, endedAt) => ({
      replay: replay && { ...replay, status: 'finished' as const, endedAt, deliveries, restSince },
    }),
  },
  commands: {
    RotateWebhookSecret: {},
    TestWebhook: { path: 'test', summary: 'Send a test event to a webhook' },
    /** By our own workers: the consumer is gone, or has failed for days. */
    SwitchOffWebhook: { data: z.strictObject({ reason: z.enum(offReasons) }) },
    CallWebhook: { data: z.strictObject(called) },
    RequestWebhookResend: { data: z.strictObject({ deliveryId: Id }) },
    RequestWebhookResends: { data: z.strictObject({ deliveryIds: z.array(Id) }) },
    PauseWebhook: { path: 'pause', summary: 'Hold back the deliveries of a webhook; none is lost' },
    ResumeWebhook: { path: 'resume', summary: 'Send what a paused webhook held back, and go on' },
    ReplayWebhook: {
      path: 'replay',
      summary: 'Send a webhook again what has happened since a moment, under the same ids',
      data: z.strictObject(replayed),
    },
    CancelWebhookReplay: { path: 'cancel-replay', summary: 'Cancel the replay of a webhook' },
    /** By our own workers. */
    FinishWebhookReplay: {
      data: z.strictObject({ replayId: Id, deliveries: z.int(), restSince: at.nullable() }),
    },
  },
  system: ['SwitchOffWebhook', 'FinishWebhookReplay', 'CallWebhook'],
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
  | 'webhook-replay-running' // one at a time
  | 'replay-since-invalid' // before what is still sent again, or to come
  | 'address-private'; // of this machine or a network that is not public
