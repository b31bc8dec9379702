import type { OwnInterviewDeps } from 'access/recruiting/own-interview';
import type { Pool } from 'pg';

/** Which company has an interview: written before its invitation is answered, reconciled from the feed. */
export type InterviewCompanies = { put(interviewId: string, tenantId: string): Promise<void> };
/** What the candidate's requests ask for. */
export type InterviewLookup = InterviewCompanies & Omit<OwnInterviewDeps, 'store'>;

export const postgresInterviewCompanies = (pool: Pool): InterviewCompanies => ({
  put: async (interviewId, tenantId) => {
    await pool.query({
      name: 'put-interview',
      text: 'insert into access.interview (interview_id, tenant_id) values ($1, $2) on conflict do nothing',
      values: [interviewId, tenantId],
    });
  },
});
