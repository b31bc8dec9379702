import { createHash } from 'node:crypto';
import { type AttemptFault, isBodyless } from 'contracts/automation/webhook/webhook.choices';
import { type Composed, withoutPerson } from 'contracts/automation/webhook/webhook.compose';
import type { RequestParts } from 'contracts/automation/webhook/webhook.entity';
import type { PublicEvent, TestOfPast } from 'contracts/automation/webhook/webhook.published';
import {
  type ComposedRequest,
  composeBody,
  composeRequest,
  hasTagsOutside,
  payloadText,
} from 'contracts/automation/webhook/webhook.request';
import { webhookExamples } from 'contracts/automation/webhook/webhook.tags';
import type { Cause } from '#integration-workers/engine/work-item';
import type { Tools } from '#integration-workers/tools';
import { valuesFor } from './about.ts';
import type { Delivery } from './deliveries.ts';
import { factsFor } from './facts.ts';
import { composePayload } from './payload.ts';

/** As a webhook is now. */
export type Requested = RequestParts & { name: string };
type Work = { cause: Cause; tools: Tools };

/** A request, and what of it is secret, which no log keeps. */
export type ReadyRequest = ComposedRequest & { secrets: ReadonlyMap<string, string> };

const NO_BODY = 'none';
const hashOf = ({ method, body }: Pick<Requested, 'method' | 'body'>): string | null => {
  if (isBodyless(method)) return NO_BODY;
  return body === '' ? null : createHash('sha256').update(body).digest('base64url');
};

/** The event that a delivery tells of: of a test with a past one, that one; undefined where another stands in its place. */
export const eventOf = async (
  { position }: { position: string },
  { cause: { tenantId }, tools }: Work,
): Promise<PublicEvent | undefined> => {
  const event = (await tools.event(position)) as PublicEvent | TestOfPast;
  if (event.type !== 'WebhookEventTested') return event;
  const { pastEventId, pastPosition } = event.data;
  const past = (await tools.event(pastPosition)) as PublicEvent;
  return past.id === pastEventId && past.metadata.tenantId === tenantId ? past : undefined;
};

const nobody = { values: () => webhookExamples('interview.status-changed'), subjectId: null };

/** Values are asked for once, where anything needs them. */
const valuesOnce = (event: PublicEvent, { cause, tools }: Work) => {
  let asked: ReturnType<typeof valuesFor> | undefined;
  return async () => {
    if (event.type === 'WebhookTested') return nobody;
    asked ??= valuesFor(event, cause, tools);
    return asked;
  };
};

type Body = { text: string; isErased: boolean };

/**
 * What every attempt sends, as long as the webhook's body is the one of which it was made. What names somebody who was erased
 * meanwhile is made without them.
 */
const bodyOf = async (
  delivery: Delivery,
  webhook: Requested,
  { event, ask, cause, tools }: Work & { event: PublicEvent; ask: ReturnType<typeof valuesOnce> },
): Promise<Body> => {
  const made = hashOf(webhook);
  if (delivery.payload !== null && delivery.bodyOf === made) return { text: delivery.payload, isErased: false };
  const keep = (payload: string, subjectId: string | null) =>
    tools.webhooks.deliveries.keepPayload(delivery, { payload, bodyOf: made }, subjectId);
  const compose = async (): Promise<{ subjectId: string | null; text: (isErased: boolean) => string }> => {
    if (isBodyless(webhook.method))
      return { subjectId: hasTagsOutside(webhook) ? (await ask()).subjectId : null, text: () => '' };
    if (webhook.body !== '') {
      const { values, subjectId } = await ask();
      return { subjectId, text: (isErased) => composeBody(webhook, values(isErased)) };
    }
    const context = { webhookName: webhook.name, now: tools.clock() };
    const composed: Composed = await composePayload(event, factsFor(tools, cause), context);
    const subjectId = hasTagsOutside(webhook) ? (await ask()).subjectId : composed.subjectId;
    return { subjectId, text: (isErased) => payloadText(isErased ? withoutPerson(composed) : composed.payload) };
  };
  const { subjectId, text } = await compose();
  if (await keep(text(false), subjectId)) return { text: text(false), isErased: false };
  await keep(text(true), null);
  return { text: text(true), isErased: true };
};

/** What is sent now, or what of it is missing. */
export const requestOf = async (
  delivery: Delivery,
  webhook: Requested,
  work: Work,
): Promise<ReadyRequest | Extract<AttemptFault, `${string}-missing`>> => {
  const event = await eventOf(delivery, work);
  if (!event) return 'event-missing';
  const ask = valuesOnce(event, work);
  const body = await bodyOf(delivery, webhook, { ...work, event, ask });
  const ids = webhook.headers.flatMap(({ secretId }) => secretId ?? []);
  const secrets = await work.tools.webhooks.headerSecretsOf(delivery, ids);
  if (secrets.size < new Set(ids).size) return 'secret-missing';
  const values = hasTagsOutside(webhook) ? (await ask()).values(body.isErased) : {};
  return { ...composeRequest({ ...webhook, body: '' }, { values, payload: body.text, secrets }), secrets };
};
