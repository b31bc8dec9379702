import type pg from 'pg';
import { inTransaction } from 'platform/postgres/pool';
import type { Clock } from 'platform/service';
import type { Cause, WorkItem } from '#integration-workers/engine/work-item';
import { followUp, type JobRequest } from '#integration-workers/engine/work-item';
import type { Delivery } from './deliveries.ts';

/** Name of the job that sends a delivery. */
export const DELIVER = 'automation.webhook.deliver';
/** Milliseconds that an attempt counts as under way, however its process ends: composing it, and waiting for the answer. */
const ATTEMPT_MS = 30_000;

/** One whose turn it is, for the how manieth time it waited. */
export type Waiting = { id: string; eventId: string; round: string; waits: number };
type OfWebhook = { tenantId: string; webhookId: string };

/**
 * The deliveries of a webhook about one record, one after the other in the order of their events (docs/product.md AUT-49).
 * One that waits has no job: whichever ends asks for the one whose turn it then is.
 */
export type Line = {
  /** Its turn, from now on until the attempt is noted; none where it waits, as the log says, or was made something else of; where
   * another job sends it just now, so many milliseconds. */
  enter(delivery: Delivery, by: { now: Date; jobId: string }): Promise<'turn' | 'none' | { ms: number }>;
  /** The attempt came to nothing that could be noted. */
  leave(id: string): Promise<void>;
  /** The first that is still to be sent in the line of a delivery, where it waits; while an attempt is under way, for how long yet. */
  next(deliveryId: string, now: Date): Promise<Waiting | { ms: number } | undefined>;
  /** Of each line of a webhook. */
  firsts(of: OfWebhook): Promise<Waiting[]>;
  /** All that wait, where it no longer wants them one after the other. */
  all(of: OfWebhook, limit: number): Promise<Waiting[]>;
};

const OPEN = `status in ('pending', 'waiting', 'held')`;
/** As the index has it. */
const IN_LINE = `record_id is not null and (${OPEN} or sending_until is not null)`;
const OF_LINE = `tenant_id = $1 and webhook_id = $2 and record_id = $3 and ${IN_LINE}`;
const WAITING = `id, event_id as "eventId", round::text as round, waits`;
const LOCK = 'select pg_advisory_xact_lock(hashtextextended(concat($1::uuid, $2::uuid), 0))';

/** The last of those before it, or one behind it that is under way. */
const BEFORE = `select id from work.webhook_delivery
  where ${OF_LINE} and id <> $4 and ((${OPEN} and position < $5) or sending_until > $6) order by position desc limit 1`;
const OWN = `select ceil(extract(epoch from sending_until - $2::timestamptz) * 1000)::int as ms
  from work.webhook_delivery where id = $1 and sending_by <> $3`;
/** Sent again or cancelled meanwhile: others see to it. */
const BEGUN = `id = $1 and round = $4 and status in ('pending', 'waiting')`;
const WAIT = `update work.webhook_delivery
  set status = 'waiting', waits_for = $2, waits = waits + 1, next_attempt_at = null, faulty_since = null, sending_until = null, updated_at = $3
  where ${BEGUN}`;
const GO = `update work.webhook_delivery set status = 'pending', waits_for = null, sending_until = $2, sending_by = $3 where ${BEGUN}`;
/** Milliseconds for which an attempt is under way yet, and the first that is still to be sent. */
const AHEAD = `select (select ceil(extract(epoch from max(sending_until) - $4::timestamptz) * 1000)::int
    from work.webhook_delivery where ${OF_LINE} and sending_until > $4) as ms, first.*
  from (select) one left join
    (select status, ${WAITING} from work.webhook_delivery where ${OF_LINE} and ${OPEN} order by position limit 1) first on true`;
const FIRSTS = `select ${WAITING} from (
    select distinct on (record_id) record_id, status, position, id, event_id, round, waits from work.webhook_delivery
    where tenant_id = $1 and webhook_id = $2 and ${IN_LINE} and ${OPEN} order by record_id, position) first
  where status = 'waiting' order by position`;
const ALL = `select ${WAITING} from work.webhook_delivery
  where tenant_id = $1 and webhook_id = $2 and ${IN_LINE} and status = 'waiting' order by position limit $3`;

type Ahead = Partial<Waiting> & { ms: number | null; status: string | null };
type Place = { tenantId: string; webhookId: string; recordId: string | null };
const PLACE = `select tenant_id as "tenantId", webhook_id as "webhookId", record_id as "recordId"
  from work.webhook_delivery where id = $1`;

export const postgresLine = (pool: pg.Pool): Line => {
  /** One at a time looks at a line and changes it: who ends sees who began to wait. */
  const alone = <T>({ webhookId, recordId }: Omit<Place, 'tenantId'>, work: (client: pg.PoolClient) => Promise<T>) =>
    inTransaction(pool, async (client) => {
      await client.query(LOCK, [webhookId, recordId]);
      return work(client);
    });

  return {
    enter: (delivery, { now, jobId }) =>
      alone(delivery, async (client) => {
        const { id, tenantId, webhookId, recordId, position, round } = delivery;
        const { rows } = await client.query<{ ms: number | null }>(OWN, [id, now, jobId]);
        const ms = rows[0]?.ms ?? 0;
        if (ms > 0) return { ms };
        const before = await client.query<{ id: string }>(BEFORE, [tenantId, webhookId, recordId, id, position, now]);
        const [one] = before.rows;
        const until = new Date(now.getTime() + ATTEMPT_MS);
        const { rowCount } = one
          ? await client.query(WAIT, [id, one.id, now, round])
          : await client.query(GO, [id, until, jobId, round]);
        return one || rowCount === 0 ? 'none' : 'turn';
      }),
    leave: async (id) => {
      await pool.query('update work.webhook_delivery set sending_until = null where id = $1', [id]);
    },
    next: async (deliveryId, now) => {
      const [place] = (await pool.query<Place>(PLACE, [deliveryId])).rows;
      if (!place || place.recordId === null) return undefined;
      const { tenantId, webhookId, recordId } = place;
      return alone(place, async (client) => {
        const { rows } = await client.query<Ahead>(AHEAD, [tenantId, webhookId, recordId, now]);
        const { ms = null, status = null, ...first } = rows[0] ?? {};
        if (ms !== null) return { ms };
        return status === 'waiting' ? (first as Waiting) : undefined;
      });
    },
    firsts: async ({ tenantId, webhookId }) => (await pool.query<Waiting>(FIRSTS, [tenantId, webhookId])).rows,
    all: async ({ tenantId, webhookId }, limit) => (await pool.query<Waiting>(ALL, [tenantId, webhookId, limit])).rows,
  };
};

/** Sends one whose turn it is: once for each time that it waited, whoever asks, also after the log has forgotten it and a replay put it down anew. */
export const turnOf = ({ id, eventId, round, waits }: Waiting, cause: Cause): WorkItem => {
  const request: JobRequest = { job: DELIVER, target: `${id} ${round} ${waits}`, data: { deliveryId: id } };
  return followUp({ ...cause, eventId, position: round }, request);
};

type OnLine = { line: Pick<Line, 'next'>; clock: Clock; enqueue: (items: readonly WorkItem[]) => Promise<void> };

/** Whoever waits for a delivery that is over or is tried later comes on; how long an attempt of its line is still under way. */
export const passOn = async (deliveryId: string, cause: Cause, { line, clock, enqueue }: OnLine): Promise<number> => {
  const next = await line.next(deliveryId, clock());
  if (next && 'id' in next) await enqueue([turnOf(next, cause)]);
  return next && 'ms' in next ? next.ms : 0;
};
