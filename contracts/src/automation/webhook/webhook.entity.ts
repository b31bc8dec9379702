import { z } from 'zod';
import { actionEvents, MAX_FILTERS } from '#contracts/automation/event-action/event-action.choices';
import { EventFilter } from '#contracts/automation/event-action/event-action.entity';
import { calledLink } from '#contracts/kernel/contact';
import { entity } from '#contracts/kernel/entity';
import { Id } from '#contracts/kernel/id';
import { moment } from '#contracts/kernel/moment';
import { requiredText, text } from '#contracts/kernel/text';
import {
  MAX_BODY_LENGTH,
  MAX_PART_NAME_LENGTH,
  MAX_PART_VALUE_LENGTH,
  MAX_PARTS,
  MAX_PATH_LENGTH,
  MAX_URL_LENGTH,
  offReasons,
  publicEventTypes,
  replayStatuses,
  webhookMethods,
} from './webhook.choices.ts';
import { headerName, headerValue } from './webhook.headers.ts';

const at = z.iso.datetime();
/** What is sent again: all that has happened since a moment, or of that what did not arrive. */
const replayed = { since: moment(), onlyFailed: z.boolean() };
/** A place in the feed, as the replay before has told it. */
const place = z.string().regex(/^\d{1,19}$/, 'replay-since-invalid');
/** One that is asked for: no more digits than a feed counts with. */
const askedPlace = z.string().regex(/^\d{1,18}$/, 'replay-since-invalid');

/** How many were found, and where what was too much for one replay begins. */
const finished = { deliveries: z.int(), restSince: at.nullable(), restAfter: place.nullable() };

/** What an event action has come to, and whom it is about. */
const called = {
  ...{ eventActionRunId: Id, eventActionId: Id, trigger: z.enum(actionEvents) },
  ...{ candidateId: Id.nullable(), interviewId: Id.nullable(), jobId: Id.nullable() },
  /** The training, certificate or acknowledgement that it is about, if it is. */
  recordId: Id.nullable().default(null),
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
  /** There were too many for one replay: when the next of them happened, and after which place in the feed the rest stands. */
  restSince: at.nullable(),
  restAfter: place.nullable(),
});
export type WebhookReplay = z.infer<typeof WebhookReplay>;

/** One parameter of the address, after the question mark. */
export const QueryPart = z.strictObject({
  name: requiredText(MAX_PART_NAME_LENGTH),
  value: text(MAX_PART_VALUE_LENGTH),
});

/** One header. The value of a secret one is in no event and never shown: `secretId` says which it is. */
export const HeaderPart = z.strictObject({
  name: headerName(MAX_PART_NAME_LENGTH),
  value: headerValue(MAX_PART_VALUE_LENGTH),
  isSecret: z.boolean().default(false),
  secretId: Id.nullable().default(null),
});
export type HeaderPart = z.infer<typeof HeaderPart>;

/** What a request is made of, beyond what it is about. Texts may have tags (docs/product.md AUT-46). */
export const requestFields = {
  method: z.enum(webhookMethods),
  url: calledLink(MAX_URL_LENGTH),
  /** Joined to that of the url. */
  path: text(MAX_PATH_LENGTH),
  query: z.array(QueryPart).max(MAX_PARTS),
  headers: z.array(HeaderPart).max(MAX_PARTS),
  /** JSON; empty: the payload of the catalogue. */
  body: text(MAX_BODY_LENGTH),
};
/** Those of a webhook of which nobody has said anything. */
export const requestDefaults: Omit<RequestParts, 'url'> = {
  method: 'POST',
  path: '',
  query: [],
  headers: [],
  body: '',
};
export type RequestParts = { [Part in keyof typeof requestFields]: z.infer<(typeof requestFields)[Part]> };

/** Where another program is told of one public event. Its secret is in no event. */
export const webhook = entity({
  name: 'webhook',
  context: 'automation',
  permissions: 'tenant.webhooks',
  fields: {
    name: requiredText(100),
    description: text(500),
    event: z.enum(publicEventTypes),
    /** All must hold (docs/product.md AUT-45). */
    filters: z.array(EventFilter).max(MAX_FILTERS),
    ...requestFields,
    /** What is told of one record comes one after the other (docs/product.md AUT-49). */
    inOrder: z.boolean(),
    active: z.boolean(),
  },
  defaults: { description: '', filters: [], ...requestDefaults, inOrder: false, active: true },
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
    /** The same with something that has happened: the event of that id, at that position of the feed. */
    WebhookEventTested: { pastEventId: Id, pastPosition: z.string().regex(/^\d+$/) },
    WebhookSwitchedOff: { reason: z.enum(offReasons) },
    WebhookResendRequested: { deliveryId: Id },
    WebhookCalled: called,
    WebhookResendsRequested: { deliveryIds: z.array(Id) },
    /** What is to be sent from now on waits. */
    WebhookPaused: {},
    WebhookResumed: {},
    WebhookReplayStarted: { replayId: Id, since: at, onlyFailed: z.boolean(), after: place.nullable() },
    WebhookReplayCancelled: { replayId: Id },
    /** All that was found has been sent once. */
    WebhookReplayFinished: { replayId: Id, ...finished },
  },
  upcasts: {
    WebhookCalled: [(data) => ({ recordId: null, ...data })],
    WebhookReplayStarted: [(data) => ({ ...data, after: null })],
    WebhookReplayFinished: [(data) => ({ ...data, restAfter: null })],
  },
  apply: {
    WebhookChanged: ({ to }) => ('active' in to ? { offReason: null, pausedAt: null } : {}),
    WebhookSwitchedOff: ({ reason }) => ({ active: false, offReason: reason, pausedAt: null }),
    WebhookPaused: (_, __, pausedAt) => ({ pausedAt }),
    WebhookResumed: () => ({ pausedAt: null }),
    WebhookReplayStarted: ({ replayId: id, since, onlyFailed }, _, startedAt) => ({
      replay: {
        ...{ id, since, onlyFailed, startedAt, status: 'running' as const },
        ...{ endedAt: null, deliveries: null, restSince: null, restAfter: null },
      },
    }),
    WebhookReplayCancelled: (_, { replay }, endedAt) => ({
      replay: replay && { ...replay, status: 'cancelled' as const, endedAt },
    }),
    WebhookReplayFinished: ({ deliveries, restSince, restAfter }, { replay }, endedAt) => ({
      replay: replay && { ...replay, status: 'finished' as const, endedAt, deliveries, restSince, restAfter },
    }),
  },
  commands: {
    RotateWebhookSecret: {},
    TestWebhook: { path: 'test', summary: 'Send a test event to a webhook' },
    TestWebhookEvent: {
      path: 'test-event',
      summary: 'Send a webhook a past event as a test, under an id of its own',
      data: z.strictObject({ eventId: Id }),
    },
    /** By the route, which has found it. */
    TestWebhookPast: { data: z.strictObject({ pastEventId: Id, pastPosition: z.string() }) },
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
      data: z.strictObject({ ...replayed, after: askedPlace.nullable().default(null) }),
    },
    CancelWebhookReplay: { path: 'cancel-replay', summary: 'Cancel the replay of a webhook' },
    /** By our own workers. */
    FinishWebhookReplay: {
      data: z.strictObject({ replayId: Id, ...finished, restAfter: place.nullable().default(null) }),
    },
  },
  system: ['SwitchOffWebhook', 'FinishWebhookReplay', 'CallWebhook'],
  filters: ['event', 'active'],
  search: ['name', 'url'],
  // Shown once; null where a retry comes after the secret is gone.
  createAnswer: { secret: z.string().nullable() },
});
export type WebhookFields = typeof webhook.types.fields;
export type WebhookView = typeof webhook.types.view;
export type WebhookEvent = typeof webhook.types.event;

/** Every way a webhook may refuse beyond those of any entity. */
export type WebhookRejection =
  | 'webhook-switched-off' // nothing is sent again while it is off
  | 'webhook-replay-running' // one at a time
  | 'replay-since-invalid' // before what is still sent again, or to come
  | 'webhook-event-unknown' // not among the last that the webhook is told of
  | 'webhook-body-invalid' // no JSON once its tags have values
  | 'header-repeated'
  | 'header-secret-missing' // no value, and none kept under this name
  | 'event-filter-field-wrong' // the event says nothing of that
  | 'event-filter-operator-wrong'
  | 'event-filter-value-wrong'
  | 'label-not-found'
  | 'custom-field-not-found'
  | 'rejection-reason-not-found'
  | 'job-not-found'
  | 'program-not-found'
  | 'document-not-found'
  | 'open-interview-not-found'
  | 'contract-template-not-found'
  | 'user-unknown'
  | 'team-unknown'
  | 'mail-tag-unknown' // named in the detail
  | 'mail-tag-broken'
  | 'address-private'; // of this machine or a network that is not public
