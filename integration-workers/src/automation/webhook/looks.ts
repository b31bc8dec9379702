import type pg from 'pg';
import type { Clock } from 'platform/service';
import type { WorkItem } from '#integration-workers/engine/work-item';

/** An event whose webhooks are looked for. `webhookId`: that one alone. */
export type Look = {
  tenantId: string;
  recordId: string;
  position: string;
  eventId: string;
  type: string;
  webhookId: string | null;
  correlationId: string | null;
};

/** Events of records whose webhooks have not been found yet, so that a later one of a record is not sent before them. */
export type Looks = {
  /** Written down before any of them is in the queue. */
  add(looks: readonly Look[], now: Date): Promise<void>;
  /** Those of the record before a position, in order. */
  before(of: Pick<Look, 'tenantId' | 'recordId' | 'position'>): Promise<Look[]>;
  done(look: Pick<Look, 'tenantId' | 'recordId' | 'position'>): Promise<void>;
  /** Forgets what a crash has left. */
  sweep(before: Date): Promise<void>;
};

const COLUMNS = ['tenant_id', 'record_id', 'position', 'event_id', 'type', 'webhook_id', 'correlation_id'];
const ADD = `insert into work.webhook_look (${COLUMNS.join(', ')}, asked_at)
  select l.*, $8 from unnest($1::uuid[], $2::uuid[], $3::bigint[], $4::uuid[], $5::text[], $6::uuid[], $7::text[]) as l
  on conflict do nothing`;
const BEFORE = `select tenant_id as "tenantId", record_id as "recordId", position::text as position, event_id as "eventId", type,
    webhook_id as "webhookId", correlation_id as "correlationId"
  from work.webhook_look where tenant_id = $1 and record_id = $2 and position < $3 order by webhook_look.position`;

export const postgresLooks = (pool: pg.Pool): Looks => ({
  add: async (looks, now) => {
    if (looks.length === 0) return;
    await pool.query(ADD, [
      looks.map(({ tenantId }) => tenantId),
      looks.map(({ recordId }) => recordId),
      looks.map(({ position }) => position),
      looks.map(({ eventId }) => eventId),
      looks.map(({ type }) => type),
      looks.map(({ webhookId }) => webhookId),
      looks.map(({ correlationId }) => correlationId),
      now,
    ]);
  },
  before: async ({ tenantId, recordId, position }) =>
    (await pool.query<Look>(BEFORE, [tenantId, recordId, position])).rows,
  done: async ({ tenantId, recordId, position }) => {
    await pool.query('delete from work.webhook_look where tenant_id = $1 and record_id = $2 and position = $3', [
      tenantId,
      recordId,
      position,
    ]);
  },
  sweep: async (before) => {
    await pool.query('delete from work.webhook_look where asked_at < $1', [before]);
  },
});

/** What a queued item looks for; undefined for one that looks for no webhooks, or for those of no record. */
export type LookOf = (item: WorkItem) => Look | undefined;

/** Writes down whose webhooks are looked for before that is in the queue, where it may be done in any order. */
export const notingLooks =
  (enqueue: (items: readonly WorkItem[]) => Promise<void>, options: { looks: Looks; lookOf: LookOf; clock: Clock }) =>
  async (items: readonly WorkItem[]): Promise<void> => {
    const { looks, lookOf, clock } = options;
    await looks.add(
      items.flatMap((item) => lookOf(item) ?? []),
      clock(),
    );
    await enqueue(items);
  };
