import type { PublicEventType } from 'contracts/automation/webhook/webhook.choices';
import { storedAs } from 'contracts/automation/webhook/webhook.published';
import { demoId } from '#deploy/seed/demo-id';
import { type Kept, withDatabase } from '#deploy/test/read-side.fixture';
import type { Left } from './settled.ts';

/** The demo's company whom the storm is about. */
const TENANT = demoId('tenant', 'harbor', '');
/** What of the storm its webhooks are told of. */
export const TOLD = ['candidate.created', 'interview.status-changed'] as const satisfies readonly PublicEventType[];
const TYPES = TOLD.flatMap((type) => storedAs(type).types);

const SETTLED = `type = 'InterviewStatusSettled' and position > $1`;
/** The demo's own webhooks are paused: what they are told of is held. */
const OURS = `position > $1 and status <> 'held'`;
/** Moves of the storm that were settled and have no mail yet (below 0: more than one); read models that have not come as far as the last of them. */
const LEFT = `select
  (select count(*)::int from work.due where name = 'recruiting.interview.settling') as "moves to settle",
  (select (count(*) - (select count(*) from work.mail))::int from event_store.events where ${SETTLED}) as "mails to write",
  (select count(*)::int from work.mail where status not in ('sent', 'skipped')) as "mails to send",
  (select count(*)::int from work.webhook_delivery where ${OURS} and status <> 'delivered') as "calls to make",
  (select count(*)::int from read.checkpoint where position <
    (select max(position) from event_store.events where ${SETTLED})) as "read models behind",
  (select count(*)::int from event_store.events e where e.position >
    (select position from work.checkpoint where name = 'relay')) as "events not on the bus"`;

/** Events that are told outside. */
const WANTED = `select id::text from event_store.events where position > $1 and type = any($2) and metadata->>'tenantId' = $3
  and (type <> 'InterviewStatusChanged' or data->>'from' <> data->>'to')`;

export const toldOutside = (onrecord: Kept, since: string): Promise<string[]> =>
  withDatabase(onrecord, async (client) => {
    const { rows } = await client.query<{ id: string }>(WANTED, [since, TYPES, TENANT]);
    return rows.map(({ id }) => id);
  });

/** Of all mails that were to go out. */
export const idsOfMails = (onrecord: Kept): Promise<string[]> =>
  withDatabase(onrecord, async (client) => {
    const { rows } = await client.query<{ id: string }>(`select id::text from work.mail where status <> 'skipped'`);
    return rows.map(({ id }) => id);
  });

/** What is still to follow from what happened `since` a position. */
export const leftToDo = async (
  onrecord: Kept,
  { since, isOnBus }: { since: string; isOnBus: boolean },
): Promise<Left> => {
  const wanted = await toldOutside(onrecord, since);
  return withDatabase(onrecord, async (client) => {
    const { rows } = await client.query<Left>(LEFT, [since]);
    const made = await client.query(`select from work.webhook_delivery where ${OURS}`, [since]);
    const { 'events not on the bus': unpublished = 0, ...left } = rows[0] ?? {};
    const calls = wanted.length - (made.rowCount ?? 0);
    return { ...left, 'calls to ask for': calls, ...(isOnBus && { 'events not on the bus': unpublished }) };
  });
};
