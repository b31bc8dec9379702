import type { Pool } from 'pg';
import type { OwnInterviewDeps } from './own-interview.ts';

/** The company that has an interview, unless it is suspended, and what an account says of its address. */
export const postgresInterviewLookup = (pool: Pool): Omit<OwnInterviewDeps, 'store'> => ({
  companyOf: async (interviewId) => {
    const { rows } = await pool.query<{ id: string }>({
      name: 'interview-company',
      text: `select i.tenant_id as id from access.interview i join access.tenant t using (tenant_id)
        where i.interview_id = $1 and t.suspended_at is null`,
      values: [interviewId],
    });
    return rows[0]?.id ?? null;
  },
  accountOf: async (userId) => {
    const { rows } = await pool.query<{ email: string; isVerified: boolean }>({
      name: 'account-address',
      text: `select email, email_verified_at is not null as "isVerified" from access.account where user_id = $1`,
      values: [userId],
    });
    return rows[0] ?? null;
  },
});
