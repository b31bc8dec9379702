import { Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { type StreamCommand, unlessRefused } from '#integration-workers/engine/command';
import { FOR_A_DAY, job } from '#integration-workers/engine/job';

const ERASED = {
  projections: ['recruiting.candidate'],
  text: 'select id from read.candidate where tenant_id = $1 and id = $2 and erased',
};

type Erasing = { erasure: Omit<Extract<StreamCommand, { type: `Erase${string}` }>, 'id'>; unless?: string };

/** A job that erases what was made about a candidate while they were being erased; `unless`: the refusal by which it stays. */
const eraseLate = (name: string, { erasure, unless }: Erasing) =>
  job({
    name,
    payload: z.strictObject({ id: Id, candidateId: Id }),
    options: FOR_A_DAY,
    handle: async ({ data: { id, candidateId }, cause }, { read, command }) => {
      const [erased] = await read<{ id: string }>(cause, { ...ERASED, values: [cause.tenantId, candidateId] });
      if (!erased) return;
      await unlessRefused(command(cause, { ...erasure, id } as StreamCommand), ...(unless ? [unless] : []));
    },
  });

/** Of contracts (docs/product.md SIG-20). */
export const eraseLateContract = eraseLate('recruiting.contract.erase-late', {
  erasure: { aggregate: 'contract', type: 'EraseContract', data: {} },
  unless: 'contract-kept',
});

/** Of live interviews (docs/product.md REC-147). */
export const eraseLateLiveInterview = eraseLate('recruiting.live-interview.erase-late', {
  erasure: { aggregate: 'liveInterview', type: 'EraseLiveInterview', data: {} },
});
