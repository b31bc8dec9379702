import type { TenantAuth } from 'contracts/kernel/auth';
import type { Pool } from 'pg';

const HIDDEN = `select job_id from access.job
  where tenant_id = $1 and restricted_to is not null and not ($2::uuid = any (restricted_to))`;

/** Whoever sees a company's jobs all, and the name under which anybody else is on a hiring team. */
const isAllSeeing = ({ permissions }: Pick<TenantAuth, 'permissions'>): boolean =>
  permissions.includes('tenant.jobs.all');
type Member = Pick<TenantAuth, 'tenantId' | 'permissions'> & ({ userId: string } | { apiKeyId: string });
export const teamMemberOf = (auth: Member): string => ('userId' in auth ? auth.userId : auth.apiKeyId);

/** The company's jobs that somebody may not know of: kept to a hiring team that they are not on (docs/product.md REC-43). */
export const hiddenJobs = async (pool: Pool, auth: Member): Promise<string[]> => {
  if (isAllSeeing(auth)) return [];
  const values = [auth.tenantId, teamMemberOf(auth)];
  const { rows } = await pool.query<{ job_id: string }>({ name: 'hidden-jobs', text: HIDDEN, values });
  return rows.map(({ job_id }) => job_id);
};

/** The company's jobs that are kept to a hiring team at all: partners are told of none of them. */
export const restrictedJobs = async (pool: Pool, tenantId: string): Promise<string[]> => {
  const text = 'select job_id from access.job where tenant_id = $1 and restricted_to is not null';
  const { rows } = await pool.query<{ job_id: string }>({ name: 'restricted-jobs', text, values: [tenantId] });
  return rows.map(({ job_id }) => job_id);
};
