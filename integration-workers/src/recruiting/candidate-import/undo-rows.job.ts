import { Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { FOR_A_DAY, job } from '#integration-workers/engine/job';

/** Takes the candidates of one chunk of an import away again. */
export const undoRows = job({
  name: 'recruiting.candidate-import.undo-rows',
  payload: z.strictObject({ importId: Id, chunk: z.int() }),
  options: FOR_A_DAY,
  urgency: 'bulk',
  handle: async ({ data: { importId, chunk }, cause }, { command }) => {
    await command(cause, { aggregate: 'candidateImport', id: importId, type: 'UndoCandidateRows', data: { chunk } });
  },
});
