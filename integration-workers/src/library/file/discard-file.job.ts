import { Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { unlessRefused } from '#integration-workers/engine/command';
import { FOR_A_DAY, job } from '#integration-workers/engine/job';

/** Deletes a person's own file that nothing of theirs holds any more. */
export const discardFile = job({
  name: 'library.file.discard',
  payload: z.strictObject({ fileId: Id }),
  options: FOR_A_DAY,
  handle: async ({ data: { fileId: id }, cause }, { command }) => {
    await unlessRefused(command(cause, { aggregate: 'file', id, type: 'DiscardFile', data: {} }), 'not-found');
  },
});
