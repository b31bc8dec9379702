import { MAX_REPLAYED, type PublicEventType, TEST_EVENT } from 'contracts/automation/webhook/webhook.choices';
import { recordOfStream, storedAs } from 'contracts/automation/webhook/webhook.published';
import { derivedId } from 'contracts/kernel/id';
import type pg from 'pg';
import type { EventFeed } from 'platform/event-feed/feed';
import { ENDED, OVER } from './deliveries.ts';

export type ReplayOf = { tenantId: string; webhookId: string; replayId: string };
/** `round`: position of the event that asked for it. `since`: ISO 8601, UTC. */
export type NewReplay = ReplayOf & {
  event: PublicEventType;
  since: string;
  /** Place after which it begins: where the replay before had to end. */
  after: string | null;
  onlyFailed: boolean;
  round: string;
};
/** Where there is more than one replay may send: when the next of it happened, and the place of the last that is sent. */
export type Rest = { restSince: string | null; restAfter: string | null };
export const NO_MORE: Rest = { restSince: null, restAfter: null };

/** The deliveries of webhooks by the many. */
export type Replays = {
  /** Puts down what is to be sent again, and by which job, as far as one replay goes; from when on there is more, if there is. */
  collect(replay: NewReplay, by: { now: Date; jobId: string }): Promise<Rest>;
  /** Deliveries of a replay that have not been sent yet, in the order of their events. */
  unsent(replay: ReplayOf, limit: number): Promise<string[]>;
  count(replay: ReplayOf): Promise<number>;
  /** Nothing more of it is sent. */
  cancel(replay: ReplayOf, now: Date): Promise<void>;
  /** Deliveries that a webhook holds back, in the order of their events. */
  held(of: { tenantId: string; webhookId: string }, limit: number): Promise<string[]>;
};

type Found = { eventId: string; position: string; occurredAt: string; recordId: string | null };

const FAILED = `select event_id as "eventId", position::text as position, created_at as "occurredAt",
    record_id as "recordId"
  from work.webhook_delivery
  where tenant_id = $1 and webhook_id = $2 and type <> $3 and status in ('failed', 'cancelled') and created_at >= $4 and position < $5
    and position > $7
  order by webhook_delivery.position limit $6`;
/** What is still to be sent, or held, goes its own way. */
const COLLECT = `insert into work.webhook_delivery
    (id, tenant_id, webhook_id, event_id, position, round, type, status, replay_id, created_at, updated_at, record_id, job_id)
  select d.id, $3, $4, d.event_id, d.position, $5, $6, 'pending', $7, $8, $8, d.record_id, $11
  from unnest($1::uuid[], $2::uuid[], $9::bigint[], $10::uuid[]) as d(id, event_id, position, record_id)
  on conflict (id) do update set round = excluded.round, status = 'pending', tries = 0, next_attempt_at = null,
    replay_id = excluded.replay_id, job_id = excluded.job_id, updated_at = excluded.updated_at,
    record_id = coalesce(webhook_delivery.record_id, excluded.record_id)
  where webhook_delivery.round < excluded.round and webhook_delivery.status not in ('pending', 'waiting', 'held')`;
const CANCEL = `update work.webhook_delivery set ${OVER}, updated_at = $4, status = ${ENDED}
  where tenant_id = $1 and webhook_id = $2 and replay_id = $3 and status in ('pending', 'waiting', 'held')`;
const OF_REPLAY = 'tenant_id = $1 and webhook_id = $2 and replay_id = $3';

export const postgresReplays = (pool: pg.Pool, feed: Pick<EventFeed, 'happened'>): Replays => {
  const find = async ({ tenantId, webhookId, event, since, after, onlyFailed, round }: NewReplay): Promise<Found[]> => {
    const limit = MAX_REPLAYED + 1;
    const from = after ?? '0';
    if (onlyFailed)
      return (await pool.query<Found>(FAILED, [tenantId, webhookId, TEST_EVENT, since, round, limit, from])).rows;
    const between = { after: BigInt(from), before: BigInt(round) };
    const asked = { ...storedAs(event), ...between, tenantId, since, limit, withoutImported: true };
    const found = await feed.happened(asked);
    return found.map(({ id: eventId, stream, position, occurredAt }) => ({
      ...{ eventId, position: String(position), occurredAt },
      recordId: recordOfStream(stream),
    }));
  };
  const ids = async (text: string, values: unknown[]) =>
    (await pool.query<{ id: string }>(text, values)).rows.map(({ id }) => id);

  return {
    collect: async (replay, { now, jobId }) => {
      const found = await find(replay);
      const sent = found.slice(0, MAX_REPLAYED);
      const { tenantId, webhookId, replayId, round, event } = replay;
      await pool.query(COLLECT, [
        sent.map(({ eventId }) => derivedId(eventId, webhookId)),
        sent.map(({ eventId }) => eventId),
        ...[tenantId, webhookId, round, event, replayId, now],
        sent.map(({ position }) => position),
        sent.map(({ recordId }) => recordId),
        jobId,
      ]);
      const rest = found[MAX_REPLAYED];
      if (!rest) return NO_MORE;
      return { restSince: new Date(rest.occurredAt).toISOString(), restAfter: sent.at(-1)?.position ?? null };
    },
    unsent: ({ tenantId, webhookId, replayId }, limit) =>
      ids(
        `select id from work.webhook_delivery
         where ${OF_REPLAY} and status = 'pending' and tries = 0 order by position limit $4`,
        [tenantId, webhookId, replayId, limit],
      ),
    count: async ({ tenantId, webhookId, replayId }) => {
      const { rows } = await pool.query<{ count: number }>(
        `select count(*)::int as count from work.webhook_delivery where ${OF_REPLAY}`,
        [tenantId, webhookId, replayId],
      );
      return rows[0]?.count ?? 0;
    },
    cancel: async ({ tenantId, webhookId, replayId }, now) => {
      await pool.query(CANCEL, [tenantId, webhookId, replayId, now]);
    },
    held: ({ tenantId, webhookId }, limit) =>
      ids(
        `select id from work.webhook_delivery
         where tenant_id = $1 and webhook_id = $2 and status = 'held' order by position limit $3`,
        [tenantId, webhookId, limit],
      ),
  };
};
