import { Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { FOR_A_DAY, job } from '#integration-workers/engine/job';

/** Hires of somebody who is a user of the company now, by account or address. */
const HIRED = {
  projections: ['recruiting.pendingHire', 'recruiting.candidate'],
  text: `select h.id from read.pending_hire h
    join read.candidate c on c.tenant_id = h.tenant_id and c.id = h.candidate_id
    join access.account a on a.user_id = $2
    where h.tenant_id = $1 and h.status = 'hired' and h.user_id is null
      and (c.user_id = a.user_id or c.email = a.email)`,
};

/** Whenever somebody becomes a user of a company that has hired them, their hire says which one. */
export const joinHired = job({
  name: 'recruiting.pending-hire.join',
  payload: z.strictObject({ userId: Id }),
  options: FOR_A_DAY,
  handle: async ({ data: { userId }, cause }, { read, command }) => {
    for (const { id } of await read<{ id: Id }>(cause, { ...HIRED, values: [cause.tenantId, userId] }))
      await command(cause, { aggregate: 'pendingHire', id, type: 'JoinPendingHire', data: { userId } });
  },
});
