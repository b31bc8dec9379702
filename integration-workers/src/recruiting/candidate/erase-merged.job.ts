import { Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { unlessRefused } from '#integration-workers/engine/command';
import { FOR_A_DAY, job } from '#integration-workers/engine/job';

const MERGED = {
  projections: ['recruiting.candidate'],
  text: `select id, merged_into from read.candidate where tenant_id = $1 and (merged_into = $2 or id = $2)`,
};
type Row = { id: string; merged_into: string | null };

/** What was merged while somebody was being erased: whoever is erased is erased in every record that is theirs; a record that took something from an erased one gives it back. */
export const eraseMerged = job({
  name: 'recruiting.candidate.erase-merged',
  payload: z.strictObject({ candidateId: Id }),
  options: FOR_A_DAY,
  handle: async ({ data: { candidateId }, cause }, { read, command }) => {
    const rows = await read<Row>(cause, { ...MERGED, values: [cause.tenantId, candidateId] });
    for (const { id, merged_into: into } of rows) {
      if (id !== candidateId) {
        const erase = { aggregate: 'candidate', id, type: 'EraseCandidate', data: {} } as const;
        await unlessRefused(command(cause, erase), 'not-found');
      } else if (into !== null) {
        const data = { otherId: candidateId };
        const apart = command(cause, { aggregate: 'candidate', id: into, type: 'UnmergeCandidate', data });
        await unlessRefused(apart, 'not-found', 'erased');
      }
    }
  },
});
