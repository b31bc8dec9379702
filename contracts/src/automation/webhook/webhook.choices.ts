import {
  type ActionField,
  actionEventCatalogue,
  type LearningKind,
  learningKinds,
} from '#contracts/automation/event-action/event-action.choices';
import { declarationOf, type PublicEventType, publicEventTypes } from './webhook.catalogue.ts';

export { type PublicEventType, publicEventTypes } from './webhook.catalogue.ts';

/** What an event is about, where that is somebody's learning. */
export const learningTold = (event: string): LearningKind | null =>
  learningKinds.find((kind) => event.startsWith(`${kind}.`)) ?? null;

/** What "send a test event" delivers; nobody subscribes to it. */
export const TEST_EVENT = 'webhook.test';
/** What an event action tells the webhook that it calls; nobody subscribes to it. */
export const CALL_EVENT = 'event-action.triggered';

/** `waiting`: one before it about the same record is still to be delivered. `held`: its webhook is paused. */
export const deliveryStatuses = ['pending', 'waiting', 'held', 'delivered', 'failed', 'cancelled'] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

/** Why the product switched a webhook off: its consumer answered 410, or has failed for days. */
export const offReasons = ['gone', 'failing'] as const;

/** Why an attempt got no answer that counts. */
export const attemptFaults = ['address-private', 'timeout', 'connection', 'secret-missing', 'event-missing'] as const;
export type AttemptFault = (typeof attemptFaults)[number];

const fieldsOf = (event: PublicEventType): readonly ActionField[] => {
  const { asks } = declarationOf(event);
  return asks ? actionEventCatalogue[asks].fields : [];
};
/** What the filters of a webhook may ask of each event: what those of an event action may. */
export const filterFieldsOf = Object.fromEntries(publicEventTypes.map((event) => [event, fieldsOf(event)])) as Readonly<
  Record<PublicEventType, readonly ActionField[]>
>;

export const webhookMethods = ['POST', 'PUT', 'PATCH', 'GET', 'DELETE'] as const;
export type WebhookMethod = (typeof webhookMethods)[number];
/** Requests that say all in their address and headers. */
export const isBodyless = (method: WebhookMethod): boolean => method === 'GET' || method === 'DELETE';

export const MAX_URL_LENGTH = 2_000;
/** Characters of the parts of a request, and how many parameters and headers it may have. */
export const MAX_PATH_LENGTH = 1_000;
export const MAX_BODY_LENGTH = 20_000;
export const MAX_PART_NAME_LENGTH = 100;
export const MAX_PART_VALUE_LENGTH = 1_000;
export const MAX_PARTS = 20;
/** Past events of its kind that a webhook is tried with, the last of them. */
export const PAST_EVENTS = 20;
/** Hours that a secret still signs after another has taken its place. */
export const OLD_SECRET_HOURS = 24;
/** Attempts until a delivery has failed. */
export const MAX_ATTEMPTS = 10;

export const replayStatuses = ['running', 'finished', 'cancelled'] as const;
export type ReplayStatus = (typeof replayStatuses)[number];
/** How many deliveries are asked for again at once. */
export const MAX_RESENT = 100;
/** How far back events are sent again, and how many at once. */
export const MAX_REPLAY_DAYS = 90;
export const MAX_REPLAYED = 10_000;
/** Days that deliveries stay in the log. */
export const DELIVERY_LOG_DAYS = 30;
