import { Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { unlessRefused } from '#integration-workers/engine/command';
import { FOR_A_DAY, job } from '#integration-workers/engine/job';

const ERASED = {
  projections: ['recruiting.candidate'],
  text: 'select id from read.candidate where tenant_id = $1 and id = $2 and erased',
};

/** A contract that was sent while its candidate was being erased goes with them (docs/product.md SIG-20). */
export const eraseLateContract = job({
  name: 'recruiting.contract.erase-late',
  payload: z.strictObject({ contractId: Id, candidateId: Id }),
  options: FOR_A_DAY,
  handle: async ({ data: { contractId: id, candidateId }, cause }, { read, command }) => {
    const [erased] = await read<{ id: string }>(cause, { ...ERASED, values: [cause.tenantId, candidateId] });
    if (!erased) return;
    const erasure = { aggregate: 'contract', id, type: 'EraseContract', data: {} } as const;
    await unlessRefused(command(cause, erasure), 'contract-kept');
  },
});
