import type { Id } from 'contracts/kernel/id';
import type { Cause } from '#integration-workers/engine/work-item';
import type { Tools } from '#integration-workers/tools';

/** A company that a person applied to, that bought them in the marketplace, or whose record of them was linked by them, and their applications there. */
type AppliedTo = { companyId: Id; applications: Id[] };

const COMPANIES = {
  projections: ['recruiting.my-application', 'recruiting.marketplace-buyer'],
  text: `select company_id as "companyId", array_remove(array_agg(application order by application), null) as applications
    from (
      select company_id, id::text as application from read.my_application where user_id = $1
      union all
      select company_id, null from read.marketplace_buyer where user_id = $1
      union all
      select tenant_id, null from access.portal_access where user_id = $1
    ) known group by 1 order by 1`,
};

const RECORDS = {
  projections: ['recruiting.candidate'],
  text: 'select id from read.candidate where tenant_id = $1 and user_id = $2 order by id',
};

export const companiesOf = (userId: Id, cause: Cause, { read }: Pick<Tools, 'read'>): Promise<AppliedTo[]> =>
  read<AppliedTo>(cause, { ...COMPANIES, person: userId, values: [userId] });

/** The records of a company that are linked to the account. */
export const recordsOf = async (
  { tenantId, userId }: { tenantId: Id; userId: Id },
  cause: Cause,
  { read }: Pick<Tools, 'read'>,
): Promise<Id[]> => {
  const rows = await read<{ id: Id }>({ ...cause, tenantId }, { ...RECORDS, values: [tenantId, userId] });
  return rows.map(({ id }) => id);
};
