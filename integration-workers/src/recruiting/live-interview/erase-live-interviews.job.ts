import { Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { unlessRefused } from '#integration-workers/engine/command';
import { FOR_A_DAY, job } from '#integration-workers/engine/job';

const OF_CANDIDATE = {
  projections: ['recruiting.liveInterview'],
  text: 'select id from read.live_interview where tenant_id = $1 and candidate_id = $2 and not erased order by id',
};

/** With a candidate goes what was written about meeting them (docs/product.md REC-147). */
export const eraseLiveInterviews = job({
  name: 'recruiting.live-interview.erase-of-candidate',
  payload: z.strictObject({ candidateId: Id }),
  options: FOR_A_DAY,
  handle: async ({ data: { candidateId }, cause }, { read, command }) => {
    const rows = await read<{ id: string }>(cause, { ...OF_CANDIDATE, values: [cause.tenantId, candidateId] });
    for (const { id } of rows) {
      const erasure = { aggregate: 'liveInterview', id, type: 'EraseLiveInterview', data: {} } as const;
      await unlessRefused(command({ ...cause, target: id }, erasure), 'not-found');
    }
  },
});
