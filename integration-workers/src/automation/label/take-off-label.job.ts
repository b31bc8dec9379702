import { Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { unlessRefused } from '#integration-workers/engine/command';
import { FOR_A_DAY, job } from '#integration-workers/engine/job';

/** Candidates asked for at once. */
const PAGE = 200;

const HOLDERS = {
  projections: ['recruiting.candidate-label'],
  text: `select candidate_id as id from read.candidate_label
    where tenant_id = $1 and label_id = $2 and candidate_id > $3 order by candidate_id limit ${PAGE}`,
};
const FIRST: Id = '00000000-0000-0000-0000-000000000000';

/** Takes a removed label off everything it is on. */
export const takeOffLabel = job({
  name: 'automation.label.take-off',
  payload: z.strictObject({ labelId: Id }),
  options: FOR_A_DAY,
  /** Page by page: what was done is not asked for again, however far the read model has come meanwhile. */
  handle: async ({ data: { labelId }, cause }, { read, command }) => {
    const data = { add: [], remove: [labelId] };
    let last: Id | undefined = FIRST;
    while (last !== undefined) {
      const values: unknown[] = [cause.tenantId, labelId, last];
      const page: { id: Id }[] = await read<{ id: Id }>(cause, { ...HOLDERS, values });
      for (const { id } of page) {
        const taken = command(cause, { aggregate: 'candidate', id, type: 'LabelCandidate', data });
        await unlessRefused(taken, 'not-found');
      }
      last = page.length === PAGE ? page.at(-1)?.id : undefined;
    }
  },
});
