import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { byKey, checkedKey, type FileStorage } from './file-storage.ts';
import { inflow } from './hashed.ts';

/** Files that live as long as the process: for specs. */
export const memoryFiles = (clock: () => Date = () => new Date()): FileStorage => {
  const files = new Map<string, { bytes: Buffer; at: Date }>();
  const under = (folder: string) => [...files.keys()].filter((key) => key.startsWith(`${checkedKey(folder)}/`));
  return {
    put: async (key, content, options = {}) => {
      checkedKey(key);
      files.set(key, { bytes: await buffer(inflow(content, options)), at: clock() });
    },
    open: async (key) => {
      const bytes = files.get(checkedKey(key))?.bytes;
      return (
        bytes && {
          size: bytes.length,
          read: ({ start, end } = { start: 0, end: bytes.length - 1 }) =>
            Readable.from([Buffer.from(bytes.subarray(start, end + 1))]),
        }
      );
    },
    read: ({ key }) => {
      const bytes = files.get(checkedKey(key))?.bytes;
      if (bytes) return Readable.from([Buffer.from(bytes)]);
      return new Readable({
        read() {
          this.destroy(new Error('There is no such file.'));
        },
      });
    },
    exists: async (key) => files.has(checkedKey(key)),
    remove: async (key) => void files.delete(checkedKey(key)),
    removeAll: async (folder) => {
      for (const key of under(folder)) files.delete(key);
    },
    list: async (folder, after = '') =>
      under(folder)
        .filter((key) => key > after)
        .flatMap((key) => {
          const file = files.get(key);
          return file ? [{ key, size: file.bytes.length, writtenAt: file.at }] : [];
        })
        .sort(byKey),
    tidy: async () => undefined,
  };
};
