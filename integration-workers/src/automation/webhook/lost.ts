import type pg from 'pg';
import type { Clock } from 'platform/service';
import { type WorkItem, workId } from '#integration-workers/engine/work-item';
import { type Begun, OVER } from './deliveries.ts';
import { type Line, passOn, turnOf } from './line.ts';

/** Milliseconds after which what was to be sent, and has no job any more, has failed (docs/product.md AUT-49). */
const LOST_MS = 3_600_000;
/** Deliveries that are looked at together. */
const BATCH = 200;

/** `jobId`: of the job that is to send it; one that waits has none, its turn will. */
type Overdue = Begun & { tenantId: string; eventId: string; waits: number } & (
    | { status: 'pending'; jobId: string }
    | { status: 'waiting'; jobId: string | null }
  );

/** Deliveries that were to be sent long ago. */
export type OverdueDeliveries = {
  /** After the one of that id, in the order of their ids. */
  after(id: string | null, since: Date): Promise<Overdue[]>;
  /** It has failed, unless something was made of it since it was seen: whether it has. */
  end(seen: Overdue, at: { since: Date; now: Date }): Promise<boolean>;
};

/** Since `$2`; no attempt of it is under way. */
const IS_LATE = 'coalesce(next_attempt_at, updated_at) < $2 and coalesce(sending_until, $2) <= $2';
const EARLIER = `select from work.webhook_delivery e where e.tenant_id = d.tenant_id and e.webhook_id = d.webhook_id
  and e.record_id = d.record_id and e.record_id is not null and e.status in ('pending', 'waiting', 'held') and e.position < d.position`;
const OVERDUE = `select id, round::text as round, status, tenant_id as "tenantId", event_id as "eventId", job_id as "jobId", waits
  from work.webhook_delivery d
  where status in ('pending', 'waiting') and ${IS_LATE} and id > $1
    and case status when 'pending' then job_id is not null else not exists (${EARLIER}) end
  order by id limit ${BATCH}`;
const END = `update work.webhook_delivery set status = 'failed', ${OVER}, sending_until = null, updated_at = $3
  where id = $1 and round = $4 and status = $5 and job_id is not distinct from $6 and ${IS_LATE}`;
const FIRST = '00000000-0000-0000-0000-000000000000';

export const postgresOverdueDeliveries = (pool: pg.Pool): OverdueDeliveries => ({
  after: async (id, since) => (await pool.query<Overdue>(OVERDUE, [id ?? FIRST, since])).rows,
  end: async ({ id, round, status, jobId }, { since, now }) =>
    (await pool.query(END, [id, since, now, round, status, jobId])).rowCount === 1,
});

type Tools = {
  overdue: OverdueDeliveries;
  line: Pick<Line, 'next'>;
  /** What the queue says of a job. */
  fateOf: (jobId: string) => Promise<'to-do' | 'failed' | 'gone'>;
  enqueue: (items: readonly WorkItem[]) => Promise<void>;
  clock: Clock;
};

/**
 * Ends deliveries that nothing would ever send, and lets those come on that wait for them: their jobs ended by a fault of ours that could
 * not be noted, or somebody removed them from the board. What is only late, because nothing was sent for a while, keeps its job.
 */
export const endLostDeliveries = async ({ overdue, fateOf, ...tools }: Tools): Promise<void> => {
  const { clock, enqueue } = tools;
  const since = new Date(clock().getTime() - LOST_MS);
  const see = async (delivery: Overdue) => {
    const { tenantId, eventId, round } = delivery;
    const cause = { tenantId, eventId, position: round, policy: '', target: '' };
    const turn = turnOf(delivery, cause);
    const isWaiting = delivery.status === 'waiting';
    const fate = await fateOf(isWaiting ? workId(turn.cause) : delivery.jobId);
    if (fate === 'to-do') return;
    if (isWaiting && fate === 'gone') return enqueue([turn]);
    if (await overdue.end(delivery, { since, now: clock() })) await passOn(delivery.id, cause, tools);
  };
  let found = await overdue.after(null, since);
  while (found.length > 0) {
    for (const delivery of found) await see(delivery);
    found = await overdue.after(found.at(-1)?.id ?? null, since);
  }
};
