import { Id } from 'contracts/kernel/id';
import { quarantineKey } from 'contracts/library/file/file.choices';
import { z } from 'zod';
import { FOR_A_DAY, job } from '#integration-workers/engine/job';

/** Removes the bytes of a file from quarantine. */
export const removeQuarantined = job({
  name: 'library.file.remove-quarantined',
  payload: z.strictObject({ fileId: Id }),
  options: FOR_A_DAY,
  handle: async ({ data: { fileId }, cause: { tenantId } }, { files, stored }) => {
    await files.remove(quarantineKey({ tenantId, fileId }));
    await stored.forget({ ownerId: tenantId, fileId });
  },
});
