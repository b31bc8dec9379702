import { hiddenJobs, teamMemberOf } from 'access/recruiting/hidden-jobs';
import type { TenantAuth } from 'contracts/kernel/auth';
import type { Pool } from 'pg';

/** What is asked of a job on every request. `restrictedTo`: its hiring team, where nobody else sees it. */
type Known = { tenantId: string; restrictedTo: readonly string[] | null; version: number };

/** Which company has a job, for requests that name a job and no company; and who may know of it. */
export type JobLookup = {
  put(jobId: string, known: Known): Promise<void>;
  companyOf(jobId: string): Promise<string | null>;
  /** Jobs of the company that somebody may not know of. */
  hiddenFrom(auth: TenantAuth): Promise<readonly string[]>;
};

const PUT = `insert into access.job (job_id, tenant_id, restricted_to, version) values ($1, $2, $3, $4)
  on conflict (job_id) do update set restricted_to = excluded.restricted_to, version = excluded.version
  where job.version < excluded.version`;

/** In the access tables: written before a change is answered, reconciled from the feed. A job never changes its company. */
export const postgresJobLookup = (pool: Pool): JobLookup => ({
  put: async (jobId, { tenantId, restrictedTo, version }) => {
    await pool.query({ name: 'put-job', text: PUT, values: [jobId, tenantId, restrictedTo, version] });
  },
  companyOf: async (jobId) => {
    const { rows } = await pool.query<{ tenant_id: string }>({
      name: 'job-company',
      text: 'select tenant_id from access.job where job_id = $1',
      values: [jobId],
    });
    return rows[0]?.tenant_id ?? null;
  },
  hiddenFrom: (auth) => hiddenJobs(pool, auth),
});

export const memoryJobLookup = (): JobLookup => {
  const jobs = new Map<string, Known>();
  return {
    put: async (jobId, known) => {
      if (known.version > (jobs.get(jobId)?.version ?? 0)) jobs.set(jobId, known);
    },
    companyOf: async (jobId) => jobs.get(jobId)?.tenantId ?? null,
    hiddenFrom: async (auth) => {
      if (auth.permissions.includes('tenant.jobs.all')) return [];
      const isHidden = ({ tenantId, restrictedTo }: Known) =>
        tenantId === auth.tenantId && restrictedTo !== null && !restrictedTo.includes(teamMemberOf(auth));
      return [...jobs].flatMap(([jobId, known]) => (isHidden(known) ? [jobId] : []));
    },
  };
};
