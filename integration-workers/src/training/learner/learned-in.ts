import type { Id } from 'contracts/kernel/id';
import type { Cause } from '#integration-workers/engine/work-item';
import type { Tools } from '#integration-workers/tools';

const COMPANIES = {
  projections: ['training.learner'],
  text: 'select company_id as "companyId" from read.learner where user_id = $1 order by 1',
};

/** Companies that gave somebody something to learn or to confirm, those that they have left too. */
export const learnedIn = async (userId: Id, cause: Cause, { read }: Pick<Tools, 'read'>): Promise<Id[]> =>
  (await read<{ companyId: Id }>(cause, { ...COMPANIES, person: userId, values: [userId] })).map(
    ({ companyId }) => companyId,
  );
