import type { Id } from 'contracts/kernel/id';
import type { Cause } from '#integration-workers/engine/work-item';
import type { Tools } from '#integration-workers/tools';

/** A company that a person applied to, and their applications there. */
type AppliedTo = { companyId: Id; applications: Id[] };

const COMPANIES = {
  projections: ['recruiting.my-application'],
  text: `select company_id as "companyId", array_agg(id::text order by id) as applications
    from read.my_application where user_id = $1 group by 1 order by 1`,
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
