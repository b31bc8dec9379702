import { MAX_JOINED_TRAININGS } from 'contracts/training/public-training/public-training.choices';
import type { Pool } from 'pg';

/** A public training that somebody has joined. `scheduleId`: its id, in the place of a schedule. */
export type Joined = { tenantId: string; scheduleId: string };

/** What somebody from outside learns, and in which company: of those that are suspended there is nothing. */
export type OutsideLearners = {
  companyOf(scheduleId: string, userId: string): Promise<string | null>;
  /** The newest first. */
  of(userId: string): Promise<Joined[]>;
};

const OF_COMPANY = `select l.tenant_id as "tenantId", l.schedule_id as "scheduleId"
  from access.outside_learner l join access.tenant t using (tenant_id) where t.suspended_at is null and l.user_id = $1`;

export const postgresOutsideLearners = (pool: Pool): OutsideLearners => ({
  companyOf: async (scheduleId, userId) => {
    const { rows } = await pool.query<Joined>({
      name: 'outside-learner-company',
      text: `${OF_COMPANY} and l.schedule_id = $2`,
      values: [userId, scheduleId],
    });
    return rows[0]?.tenantId ?? null;
  },
  of: async (userId) => {
    const { rows } = await pool.query<Joined>({
      name: 'outside-learner-trainings',
      text: `${OF_COMPANY} order by l.joined_at desc, l.schedule_id limit ${MAX_JOINED_TRAININGS}`,
      values: [userId],
    });
    return rows;
  },
});
