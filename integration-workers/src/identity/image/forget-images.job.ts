import { Id } from 'contracts/kernel/id';
import { imageFolder } from 'contracts/kernel/image';
import { z } from 'zod';
import { FOR_A_DAY, job } from '#integration-workers/engine/job';

/** Removes every picture of an erased person. */
export const forgetImages = job({
  name: 'identity.image.forget',
  payload: z.strictObject({ userId: Id }),
  options: FOR_A_DAY,
  /** One that is uploaded at this moment is refused by the account's history, and whoever keeps it takes it away again. */
  handle: ({ data: { userId } }, { files }) => files.removeAll(imageFolder({ owners: 'users', ownerId: userId })),
});
