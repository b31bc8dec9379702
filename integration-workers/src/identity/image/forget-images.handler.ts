import { imageFolder } from 'contracts/kernel/image';
import type { Handler } from '#integration-workers/engine/job';
import type { ForgetImages } from './forget-images.job.ts';

/** One that is uploaded at this moment is refused by the account's history, and whoever keeps it takes it away again. */
export const handle: Handler<ForgetImages> = ({ data: { userId } }, { files }) =>
  files.removeAll(imageFolder({ owners: 'users', ownerId: userId }));
