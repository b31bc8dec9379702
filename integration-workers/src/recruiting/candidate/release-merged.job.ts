import { Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { unlessRefused } from '#integration-workers/engine/command';
import { FOR_A_DAY, job } from '#integration-workers/engine/job';

const MERGED = {
  projections: ['recruiting.candidate'],
  text: 'select id from read.candidate where tenant_id = $1 and merged_into = $2',
};

/** Records that were shown with one that is removed are shown by themselves again. */
export const releaseMerged = job({
  name: 'recruiting.candidate.release-merged',
  payload: z.strictObject({ candidateId: Id }),
  options: FOR_A_DAY,
  handle: async ({ data: { candidateId }, cause }, { read, command }) => {
    const rows = await read<{ id: string }>(cause, { ...MERGED, values: [cause.tenantId, candidateId] });
    for (const { id } of rows) {
      const leave = { aggregate: 'candidate', id, type: 'LeaveCandidate', data: { intoId: candidateId } } as const;
      await unlessRefused(command(cause, leave), 'not-found');
    }
  },
});
