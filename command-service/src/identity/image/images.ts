import { randomBytes } from 'node:crypto';
import { GLOBAL, streamName } from 'contracts/kernel/id';
import { type ImageOwner, type ImageOwners, imageKey } from 'contracts/kernel/image';
import type { EventStore } from 'platform/event-store/event-store';
import type { FileStorage } from 'platform/storage/file-storage';
import { companyDecider } from '#command-service/identity/company/company.decider';
import { userDecider } from '#command-service/identity/user/user.decider';
import { stateOf } from '#command-service/kernel/command';

/** Images between the disk, which has the file first, and history, which says that it is shown. */
export type Images = {
  /** Keeps the file if what `say` appends names it, and only then. */
  keep<T>(owner: ImageOwner, bytes: Uint8Array, say: (imageId: string) => Promise<T>): Promise<T>;
  /** Settles what processes that died before this moment have left open. */
  sweep(before: Date): Promise<void>;
};

const ID_BYTES = 16;
/** Notes of files whose event is still to come: what lies here for long belongs to nobody who works on it. */
const UNSETTLED = 'unsettled';

export const createImages = (store: EventStore, files: FileStorage): Images => {
  const currentImageOf: Record<ImageOwners, (id: string) => Promise<string | null>> = {
    companies: async (id) => {
      const company = await stateOf(store, streamName('company', id, id), companyDecider);
      return company.status === 'registered' ? (company.logo?.imageId ?? null) : null;
    },
    users: async (id) => {
      const user = await stateOf(store, streamName('user', GLOBAL, id), userDecider);
      return user.status === 'registered' ? user.avatar : null;
    },
  };

  /** History decides: whatever went wrong on the way, a file that it does not show goes. */
  const settle = async ({ owners, ownerId }: ImageOwner, imageId: string): Promise<void> => {
    const key = imageKey({ owners, ownerId }, imageId);
    if ((await currentImageOf[owners](ownerId)) !== imageId) await files.remove(key);
    await files.remove(`${UNSETTLED}/${key}`);
  };

  return {
    keep: async (owner, bytes, say) => {
      const imageId = randomBytes(ID_BYTES).toString('hex');
      const key = imageKey(owner, imageId);
      await files.put(`${UNSETTLED}/${key}`, new Uint8Array());
      await files.put(key, bytes);
      try {
        return await say(imageId);
      } finally {
        await settle(owner, imageId);
      }
    },
    sweep: async (before) => {
      for (const { key, writtenAt } of await files.list(UNSETTLED)) {
        const [, owners, ownerId = '', imageId = ''] = key.split('/');
        if (writtenAt >= before) continue;
        if (owners === 'companies' || owners === 'users') await settle({ owners, ownerId }, imageId);
      }
      await files.tidy(before);
    },
  };
};
