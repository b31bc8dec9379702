import type { DeliveryStatus } from 'contracts/automation/webhook/webhook.choices';
import { DELIVERY_LOG_DAYS } from 'contracts/automation/webhook/webhook.choices';
import type { AttemptView } from 'contracts/automation/webhook/webhook.views';
import type pg from 'pg';
import { inTransaction } from 'platform/postgres/pool';
import { lockSubject } from '#integration-workers/automation/mail/outbox';

const DAY = 86_400_000;
/** A consumer that has failed for this long is given up. */
const FAILING_DAYS = 3;

/** One event on its way to one webhook. `position`: of the event. */
export type NewDelivery = {
  id: string;
  tenantId: string;
  webhookId: string;
  eventId: string;
  position: string;
  type: string;
  /** What it is about; null: a test. */
  recordId: string | null;
};
/** `round`: position of the event that asked for it last. */
export type Delivery = NewDelivery & {
  round: string;
  /** The job that sends it. */
  jobId: string | null;
  payload: string | null;
  /** Hash of the webhook's own body of which the payload was made; null: it had none. */
  bodyOf: string | null;
  tries: number;
  nextAttemptAt: string | null;
  replayId: string | null;
};

/** A delivery as it was begun. What somebody made of it meanwhile (sent again, cancelled) counts more than what becomes of this. */
export type Begun = Pick<Delivery, 'id' | 'round'>;

type By = { now: Date; jobId: string };

export type Deliveries = {
  /** Writes it down, with the job that is to send it, unless it is there already. */
  add(delivery: NewDelivery, by: By): Promise<void>;
  /**
   * The delivery, if work asked for by the event at `round` is still to be done. A later round (somebody asked to send it
   * again) begins anew and ends what is left of the one before.
   */
  begin(id: string, round: bigint, by: By): Promise<Delivery | undefined>;
  /** The same of many before any of them is sent, each with the job that is to; in the order of their events. */
  beginAll(all: readonly { id: string; jobId: string }[], round: bigint, now: Date): Promise<string[]>;
  /** Keeps what every attempt sends; false where it names somebody who was erased. */
  keepPayload(
    delivery: Delivery,
    made: { payload: string; bodyOf: string | null },
    subjectId: string | null,
  ): Promise<boolean>;
  /** Its webhook does not want it: it stays as it ended before. */
  leave(of: Begun, now: Date): Promise<void>;
  /** Forgets one that was never sent. */
  forget(of: Begun): Promise<void>;
  /** What was sent is in the log whatever was made of it meanwhile, and what has arrived has. */
  note(of: Begun, attempt: AttemptView, verdict: { status: DeliveryStatus; nextAttemptAt?: Date }): Promise<void>;
  cancel(of: Begun, now: Date): Promise<void>;
  /** A fault of our own kept it from being sent: since when they have without a break, where there was one since `last`. */
  noteFault(of: Begun, at: { now: Date; last: Date }): Promise<Date>;
  /** They have for too long. */
  giveUp(of: Begun, now: Date): Promise<void>;
  /** Its webhook is paused. */
  hold(of: Begun, now: Date): Promise<void>;
  /** It no longer is. */
  unhold(of: Begun): Promise<void>;
  /** Whether nothing has been delivered for days, not since `since` either, although something was to be. */
  isFailingForDays(delivery: Delivery, since: string, now: Date): Promise<boolean>;
  /** Removes what names a person, now and in what may still come. */
  scrub(tenantId: string, subjectId: string): Promise<void>;
  /** Forgets what is older than the log goes back. */
  sweep(now: Date): Promise<void>;
};

const BEGIN = `update work.webhook_delivery d
  set job_id = b.job_id, round = $3, status = 'pending', tries = 0, next_attempt_at = null, waits_for = null, faulty_since = null, updated_at = $4
  from unnest($1::uuid[], $2::uuid[]) as b(id, job_id) where d.id = b.id and d.round < $3`;
const CURRENT = `select id, tenant_id as "tenantId", webhook_id as "webhookId", event_id as "eventId",
    position::text as position, round::text as round, type, payload, body_of as "bodyOf", tries, next_attempt_at as "nextAttemptAt",
    replay_id as "replayId", record_id as "recordId", job_id as "jobId"
  from work.webhook_delivery where id = $1 and round = $2 and status in ('pending', 'waiting')`;
const TAKE_OVER = 'update work.webhook_delivery set job_id = $3 where id = $1 and round = $2';
/** What of an attempt may name somebody. */
const UNKNOWN = '{"url":null,"ownHeaders":null,"responseHeaders":null,"responseBody":null}';
const BEGUN = 'id = $1 and round = $2';
const TO_SEND = `status in ('pending', 'waiting')`;
/** Whether the verdict of an attempt is that of its delivery: nothing else was made of that meanwhile. */
const COUNTS = `(d.round = $2 and d.${TO_SEND})`;
/** What an answer says may repeat what was sent: of somebody erased meanwhile it is not kept. */
const NOTE = `update work.webhook_delivery d
  set attempts = d.attempts || case when erasure.is_erased(concat(d.tenant_id, '/', d.subject_id)) or exists
      (select from work.erased e where e.tenant_id = d.tenant_id and e.subject_id = d.subject_id)
      then $3::jsonb || '${UNKNOWN}' else $3::jsonb end,
    status = case when ${COUNTS} or (d.round = $2 and $4 = 'delivered') then $4 else d.status end,
    tries = case when ${COUNTS} then d.tries + 1 else d.tries end,
    next_attempt_at = case when ${COUNTS} then $5::timestamptz else d.next_attempt_at end,
    waits_for = case when ${COUNTS} then null else d.waits_for end,
    faulty_since = null, sending_until = null, updated_at = $6
  where id = $1`;
const SCRUB = `update work.webhook_delivery set payload = null, attempts = coalesce(
    (select jsonb_agg(a || '${UNKNOWN}' order by ordinal)
     from jsonb_array_elements(attempts) with ordinality as x(a, ordinal)), '[]')
  where tenant_id = $1 and subject_id = $2`;
/** How one ended before it was to be sent again: what had arrived has arrived. */
export const ENDED = `case when exists
    (select from jsonb_array_elements(attempts) a where (a ->> 'status')::int between 200 and 299)
  then 'delivered' else 'cancelled' end`;
/** What is known of one that is to be sent no more. */
export const OVER = 'next_attempt_at = null, waits_for = null, faulty_since = null';
const LEAVE = `update work.webhook_delivery set status = ${ENDED}, ${OVER}, replay_id = null, updated_at = $3
  where ${BEGUN} and ${TO_SEND}`;
const END = `update work.webhook_delivery set status = $4, ${OVER}, sending_until = null, updated_at = $3
  where ${BEGUN} and ${TO_SEND}`;
const FAILING = `select min(created_at) <= $4 as failing from work.webhook_delivery
  where tenant_id = $1 and webhook_id = $2 and status in ('pending', 'failed') and created_at > greatest($3::timestamptz,
    (select max(updated_at) from work.webhook_delivery where tenant_id = $1 and webhook_id = $2 and status = 'delivered'))`;

export const postgresDeliveries = (pool: pg.Pool): Deliveries => ({
  add: async ({ id, tenantId, webhookId, eventId, position, type, recordId }, { now, jobId }) => {
    await pool.query(
      `insert into work.webhook_delivery
         (id, tenant_id, webhook_id, event_id, position, round, type, record_id, status, created_at, updated_at, job_id)
       values ($1, $2, $3, $4, $5, $5, $6, $7, 'pending', $8, $8, $9) on conflict do nothing`,
      [id, tenantId, webhookId, eventId, position, type, recordId, now, jobId],
    );
  },
  beginAll: async (all, round, now) => {
    const ids = all.map(({ id }) => id);
    await pool.query(BEGIN, [ids, all.map(({ jobId }) => jobId), round, now]);
    const begun =
      'select id from work.webhook_delivery where id = any($1::uuid[]) and round = $2 order by position, id';
    return (await pool.query<{ id: string }>(begun, [ids, round])).rows.map(({ id }) => id);
  },
  begin: async (id, round, { now, jobId }) => {
    await pool.query(BEGIN, [[id], [jobId], round, now]);
    const [delivery] = (await pool.query<Delivery>(CURRENT, [id, round])).rows;
    if (delivery && delivery.jobId !== jobId) await pool.query(TAKE_OVER, [id, round, jobId]);
    return delivery && { ...delivery, jobId };
  },
  keepPayload: ({ id, tenantId }, { payload, bodyOf }, subjectId) =>
    inTransaction(pool, async (client) => {
      if (subjectId !== null) {
        await lockSubject(client, tenantId, subjectId);
        const erased = `select from work.erased where tenant_id = $1 and subject_id = $2
          union all select where erasure.is_erased(concat($1::uuid, '/', $2::uuid))`;
        if ((await client.query(erased, [tenantId, subjectId])).rowCount) return false;
      }
      await client.query('update work.webhook_delivery set payload = $2, subject_id = $3, body_of = $4 where id = $1', [
        id,
        payload,
        subjectId,
        bodyOf,
      ]);
      return true;
    }),
  note: async (
    { id, round },
    attempt,
    { status, nextAttemptAt = null }: { status: DeliveryStatus; nextAttemptAt?: Date | null },
  ) => {
    const at = new Date(Date.parse(attempt.at) + attempt.duration);
    await pool.query(NOTE, [id, round, JSON.stringify(attempt), status, nextAttemptAt, at]);
  },
  cancel: async ({ id, round }, now) => {
    await pool.query(END, [id, round, now, 'cancelled']);
  },
  noteFault: async ({ id, round }, { now, last }) => {
    const { rows } = await pool.query<{ since: string }>(
      `update work.webhook_delivery set faulty_at = $3,
         faulty_since = coalesce(case when faulty_at >= $4 then faulty_since end, $3)
       where ${BEGUN} and ${TO_SEND} returning faulty_since as since`,
      [id, round, now, last],
    );
    return rows[0] ? new Date(rows[0].since) : now;
  },
  giveUp: async ({ id, round }, now) => {
    await pool.query(END, [id, round, now, 'failed']);
  },
  leave: async ({ id, round }, now) => {
    await pool.query(LEAVE, [id, round, now]);
  },
  forget: async ({ id, round }) => {
    await pool.query(`delete from work.webhook_delivery where ${BEGUN} and attempts = '[]'`, [id, round]);
  },
  hold: async ({ id, round }, now) => {
    await pool.query(END, [id, round, now, 'held']);
  },
  unhold: async ({ id, round }) => {
    await pool.query(`update work.webhook_delivery set status = 'pending' where ${BEGUN} and status = 'held'`, [
      id,
      round,
    ]);
  },
  isFailingForDays: async ({ tenantId, webhookId }, since, now) => {
    const limit = new Date(now.getTime() - FAILING_DAYS * DAY);
    const { rows } = await pool.query<{ failing: boolean | null }>(FAILING, [tenantId, webhookId, since, limit]);
    return rows[0]?.failing ?? false;
  },
  scrub: async (tenantId, subjectId) => {
    await pool.query(SCRUB, [tenantId, subjectId]);
  },
  sweep: async (now) => {
    const limit = new Date(now.getTime() - DELIVERY_LOG_DAYS * DAY);
    // What is sent again is tried to its end, and waits its time.
    const over = `created_at < $1 and (status not in ('pending', 'waiting', 'held') or updated_at < $1)`;
    await pool.query(`delete from work.webhook_delivery where ${over}`, [limit]);
  },
});
