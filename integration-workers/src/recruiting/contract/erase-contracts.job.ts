import { Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { unlessRefused } from '#integration-workers/engine/command';
import { FOR_A_DAY, job } from '#integration-workers/engine/job';
import { tellWithdrawn } from './tell-withdrawn.job.ts';

/** Contracts about somebody that not all have signed. */
const UNSIGNED = {
  projections: ['recruiting.contract'],
  text: `select id from read.contract where tenant_id = $1 and candidate_id = $2 and status <> 'signed' and not erased order by id`,
};

/** With a candidate go the contracts that not all have signed; what all have signed stays as proof (docs/product.md SIG-20). */
export const eraseContracts = job({
  name: 'recruiting.contract.erase-of-candidate',
  payload: z.strictObject({ candidateId: Id }),
  options: FOR_A_DAY,
  handle: async ({ data: { candidateId }, cause }, tools) => {
    const { read, command } = tools;
    const rows = await read<{ id: string }>(cause, { ...UNSIGNED, values: [cause.tenantId, candidateId] });
    for (const { id } of rows) {
      const ofContract = { ...cause, target: id };
      await tellWithdrawn.handle({ data: { contractId: id }, cause: ofContract, lastAttempt: false }, tools);
      await unlessRefused(
        command(ofContract, { aggregate: 'contract', id, type: 'EraseContract', data: {} }),
        'contract-kept',
      );
    }
  },
});
