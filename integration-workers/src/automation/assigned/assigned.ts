import type pg from 'pg';

/** How long is waited for more, so that what comes at once is told of in one mail. */
const WAIT_MS = 120_000;
/** So long before its end a wait takes no more in: its mail may be under way, by another's clock too. */
const CLOSED_MS = 15_000;
const KEPT_MS = 86_400_000;

export const assignedKinds = ['task', 'interview', 'candidate'] as const;
export type AssignedKind = (typeof assignedKinds)[number];
/** `until`: when its person is told, of all that has come by then. ISO 8601, UTC. */
type Note = { userId: string; until: string };
export type AssignedRecord = { kind: AssignedKind; recordId: string; position: string };

/** What was assigned to people who are still to be told. */
export type Assigned = {
  /** Notes a record for each of them; when each is told. `position`: of the event that says so. */
  note(of: AssignedRecord & { tenantId: string; userIds: readonly string[] }, now: Date): Promise<Note[]>;
  of(told: Note & { tenantId: string }): Promise<AssignedRecord[]>;
};

const NOTE = `insert into work.assigned (tenant_id, user_id, until, kind, record_id, position)
  select $1, u, coalesce((select max(a.until) from work.assigned a where a.tenant_id = $1 and a.user_id = u and a.until > $6), $7),
    $3, $4, $5
  from unnest($2::uuid[]) u
  on conflict (tenant_id, user_id, until, kind, record_id) do update set position = greatest(assigned.position, excluded.position)
  returning user_id as "userId", until`;

export const postgresAssigned = (pool: pg.Pool): Assigned => ({
  note: async ({ tenantId, userIds, kind, recordId, position }, now) => {
    const later = new Date(now.getTime() + WAIT_MS);
    const values = [tenantId, userIds, kind, recordId, position, new Date(now.getTime() + CLOSED_MS), later];
    const { rows } = await pool.query<{ userId: string; until: string | Date }>(NOTE, values);
    const forgotten = new Date(now.getTime() - KEPT_MS);
    await pool.query('delete from work.assigned where tenant_id = $1 and until < $2', [tenantId, forgotten]);
    return rows.map(({ userId, until }) => ({ userId, until: new Date(until).toISOString() }));
  },
  of: async ({ tenantId, userId, until }) => {
    const text = `select kind, record_id as "recordId", position::text from work.assigned
      where tenant_id = $1 and user_id = $2 and until = $3 order by position, record_id`;
    return (await pool.query<AssignedRecord>(text, [tenantId, userId, until])).rows;
  },
});
