import type { Filter } from 'contracts/automation/event-action/event-action.matching';
import { CALL_EVENT, publicEventTypes, TEST_EVENT } from 'contracts/automation/webhook/webhook.choices';
import type { PublicEvent } from 'contracts/automation/webhook/webhook.published';
import { derivedId, Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { FOR_AN_HOUR, job } from '#integration-workers/engine/job';
import { isPutOff, rescheduleIn } from '#integration-workers/engine/reschedule';
import { type Cause, followUp, type WorkItem, workId } from '#integration-workers/engine/work-item';
import type { Tools } from '#integration-workers/tools';
import { isWanted } from './about.ts';
import { deliverWebhook } from './deliver-webhook.job.ts';
import type { Look } from './looks.ts';

/** Those who subscribed before it happened. */
const SUBSCRIBERS = {
  projections: ['automation.webhook'],
  text: `select id, filters, in_order as "inOrder" from read.webhook
    where tenant_id = $1 and event = $2 and active and created_at <= $3 order by created_at, id`,
};
const ONE = {
  projections: ['automation.webhook'],
  text: `select id, '[]'::jsonb as filters, in_order as "inOrder" from read.webhook where tenant_id = $1 and id = $2`,
};
type Subscriber = { id: string; filters: Filter[]; inOrder: boolean };

const NAME = 'automation.webhook.find-subscribers';
const AGAIN_MS = 5_000;
/** `webhookId`: for that one alone, switched off or not. */
const Payload = z.strictObject({
  event: z.enum([...publicEventTypes, CALL_EVENT, TEST_EVENT]),
  webhookId: Id.optional(),
  recordId: Id.nullable().default(null),
});
type Payload = z.infer<typeof Payload>;
type Work = { data: Payload; cause: Cause; tools: Tools };

const subscribersOf = async ({ data: { event: type, webhookId }, cause, tools }: Work) => {
  const event = await tools.event(cause.position);
  const { tenantId } = cause;
  const question = webhookId
    ? { ...ONE, values: [tenantId, webhookId] }
    : { ...SUBSCRIBERS, values: [tenantId, type, event.metadata.occurredAt] };
  return { event: event as PublicEvent, found: await tools.read<Subscriber>(cause, question) };
};

/** Puts down a delivery for each that wants to hear of it, and asks for it to be sent. */
const putDown = async (work: Work, { event, found }: Awaited<ReturnType<typeof subscribersOf>>): Promise<void> => {
  const { data, cause, tools } = work;
  const { tenantId, eventId, position } = cause;
  for (const { id: webhookId, filters } of found) {
    if (!(await isWanted(filters, event, { cause, tools }))) continue;
    const id = derivedId(eventId, webhookId);
    const { event: type, recordId } = data;
    const item = followUp(cause, deliverWebhook.request(webhookId, { deliveryId: id }));
    const by = { now: tools.clock(), jobId: workId(item.cause) };
    await tools.webhooks.deliveries.add({ id, tenantId, webhookId, eventId, position, type, recordId }, by);
    await tools.enqueue([item]);
  }
};

const workOf = ({ tenantId, recordId, position, eventId, type, webhookId, correlationId }: Look, work: Work): Work => {
  const data = { event: type as Payload['event'], recordId, ...(webhookId !== null && { webhookId }) };
  const cause = { ...work.cause, tenantId, eventId, position, target: webhookId ?? type };
  return { data, cause: { ...cause, correlationId: correlationId ?? eventId }, tools: work.tools };
};

/** What happened to the record before and has not been looked at yet is put down first: jobs overtake each other. */
const putDownEarlier = async (work: Work, look: Pick<Look, 'tenantId' | 'recordId' | 'position'>): Promise<void> => {
  const { looks } = work.tools.webhooks;
  for (const earlier of await looks.before(look)) {
    const first = workOf(earlier, work);
    try {
      await putDown(first, await subscribersOf(first));
    } catch {
      // Its own job is tried again, and says why.
      throw rescheduleIn(AGAIN_MS);
    }
    await looks.done(earlier);
  }
};

/** Makes one delivery for each webhook that wants to hear of an event. */
export const findSubscribers = job({
  name: NAME,
  payload: Payload,
  options: FOR_AN_HOUR,
  handle: async ({ data, cause, lastAttempt }, tools) => {
    const { looks } = tools.webhooks;
    const work = { data, cause, tools };
    const { tenantId, position } = cause;
    const look = data.recordId === null ? null : { tenantId, position, recordId: data.recordId };
    try {
      const meant = await subscribersOf(work);
      if (look && meant.found.some(({ inOrder }) => inOrder)) await putDownEarlier(work, look);
      await putDown(work, meant);
    } catch (error) {
      if (look && lastAttempt && !isPutOff(error)) await looks.done(look);
      throw error;
    }
    if (look) await looks.done(look);
  },
});

/** What an item of the queue looks for, where it is about a record. */
export const lookOf = ({ name, data, cause }: WorkItem): Look | undefined => {
  if (name !== NAME) return undefined;
  const { event: type, webhookId = null, recordId } = Payload.parse(data);
  if (recordId === null) return undefined;
  const { tenantId, position, eventId, correlationId = null } = cause;
  return { tenantId, recordId, position, eventId, type, webhookId, correlationId };
};
