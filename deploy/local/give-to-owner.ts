import { chown, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** A file that root made in another user's folder becomes that user's, who may start next. */
export const giveToOwner = async (file: string): Promise<void> => {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(dirname(file));
  await chown(file, uid, gid);
};
