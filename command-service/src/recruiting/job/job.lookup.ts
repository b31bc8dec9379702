import type { Pool } from 'pg';

/** Which company has a job: for requests that name a job and no company. */
export type JobLookup = {
  put(jobId: string, tenantId: string): Promise<void>;
  companyOf(jobId: string): Promise<string | null>;
};

/** In the access tables: written before a creation is answered, reconciled from the feed. A job never changes its company. */
export const postgresJobLookup = (pool: Pool): JobLookup => ({
  put: async (jobId, tenantId) => {
    await pool.query({
      name: 'put-job',
      text: 'insert into access.job (job_id, tenant_id) values ($1, $2) on conflict do nothing',
      values: [jobId, tenantId],
    });
  },
  companyOf: async (jobId) => {
    const { rows } = await pool.query<{ tenant_id: string }>({
      name: 'job-company',
      text: 'select tenant_id from access.job where job_id = $1',
      values: [jobId],
    });
    return rows[0]?.tenant_id ?? null;
  },
});

export const memoryJobLookup = (): JobLookup => {
  const companies = new Map<string, string>();
  return {
    put: async (jobId, tenantId) => void companies.set(jobId, tenantId),
    companyOf: async (jobId) => companies.get(jobId) ?? null,
  };
};
