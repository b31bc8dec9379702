import { type IsAmong, isAmongIn } from 'access/training/readable-document';
import { COUNT_SCHEDULED, FIRST_SCHEDULED, type Scheduled, scheduledValues } from 'access/training/scheduled-people';
import { type ScheduledPeople, SHOWN_PEOPLE } from 'contracts/training/schedule/schedule.endpoints';
import type { Pool } from 'pg';

type People = Omit<ScheduledPeople, 'training'>;

/** Who works in a company, as schedules ask. */
export type TrainingPeople = {
  /** Whom a schedule would be for now; `without`: those who have it already are left out. */
  preview(tenantId: string, scheduled: Scheduled, without?: readonly string[]): Promise<People>;
  /** Of these, those who work there. */
  members(tenantId: string, ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** Whether something concerns somebody. */
  isAmong: IsAmong;
};

const MEMBERS = 'select user_id as id from access.membership where tenant_id = $1 and user_id = any($2::uuid[])';

export const postgresTrainingPeople = (pool: Pool): TrainingPeople => ({
  preview: async (tenantId, scheduled, without = []) => {
    const values = [...scheduledValues(tenantId, scheduled), without];
    const { rows } = await pool.query<{ count: number }>(COUNT_SCHEDULED, values);
    const first = await pool.query<{ id: string; name: string }>(FIRST_SCHEDULED, [...values, SHOWN_PEOPLE]);
    return { count: rows[0]?.count ?? 0, people: first.rows };
  },
  members: async (tenantId, ids) => {
    const { rows } = await pool.query<{ id: string }>(MEMBERS, [tenantId, ids]);
    return new Set(rows.map(({ id }) => id));
  },
  isAmong: isAmongIn(pool),
});
