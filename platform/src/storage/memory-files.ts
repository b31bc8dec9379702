import { Readable } from 'node:stream';
import { checkedKey, type FileStorage } from './file-storage.ts';

/** Files that live as long as the process: for specs. */
export const memoryFiles = (clock: () => Date = () => new Date()): FileStorage => {
  const files = new Map<string, { bytes: Uint8Array; at: Date }>();
  const under = (folder: string) => [...files.keys()].filter((key) => key.startsWith(`${checkedKey(folder)}/`));
  return {
    put: async (key, bytes) => void files.set(checkedKey(key), { bytes: Uint8Array.from(bytes), at: clock() }),
    open: async (key) => {
      const bytes = files.get(checkedKey(key))?.bytes;
      return bytes && { size: bytes.length, read: () => Readable.from([Buffer.from(bytes)]) };
    },
    exists: async (key) => files.has(checkedKey(key)),
    remove: async (key) => void files.delete(checkedKey(key)),
    removeAll: async (folder) => {
      for (const key of under(folder)) files.delete(key);
    },
    list: async (folder, before) =>
      under(folder)
        .filter((key) => (files.get(key)?.at ?? before) < before)
        .sort(),
    tidy: async () => undefined,
  };
};
