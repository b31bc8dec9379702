import { GLOBAL, Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { unlessRefused } from '#integration-workers/engine/command';
import { FOR_A_DAY, job } from '#integration-workers/engine/job';

/** Removes every file that was an erased person's own, finished or on its way. */
export const forgetFiles = job({
  name: 'library.file.forget',
  payload: z.strictObject({ userId: Id }),
  options: FOR_A_DAY,
  /** Rows go last: by them a try that begins anew finds what is left. */
  handle: async ({ data: { userId: ownerId }, cause }, { stored, files, command }) => {
    const fileIds = await stored.filesOf(ownerId);
    for (const id of fileIds) {
      const data = { isHeld: false };
      const discard = command(cause, { aggregate: 'file', tenantId: GLOBAL, id, type: 'DiscardFile', data });
      await unlessRefused(discard, 'not-found');
      await files.removeAll(`uploads/${id}`);
    }
    await files.removeAll(`files/${ownerId}`);
    for (const fileId of fileIds) await stored.forget({ ownerId, fileId });
  },
});
