import { Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { FOR_A_DAY, job } from '#integration-workers/engine/job';

/** Removes the bytes of a file that is gone, unless another file of its owner has the same ones, or they are in quarantine. */
export const removeBytes = job({
  name: 'library.file.remove-bytes',
  payload: z.strictObject({ fileId: Id }),
  options: FOR_A_DAY,
  handle: async ({ data: { fileId } }, { stored, files, clock }) => {
    const ownerId = await stored.ownerOf(fileId);
    if (ownerId === null || (await stored.isQuarantined({ ownerId, fileId }))) return;
    const path = await stored.release({ ownerId, fileId }, clock());
    if (path !== null) await files.removeAll(path.slice(0, path.lastIndexOf('/')));
    await stored.forget({ ownerId, fileId });
  },
});
