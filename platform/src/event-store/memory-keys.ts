import { createSecretKey, randomBytes } from 'node:crypto';
import { type KeyRing, type SubjectKey, subjectName } from './keys.ts';

const KEY_BYTES = 32;

/** Keys that live as long as the process: for specs. */
export const memoryKeyRing = (): KeyRing => {
  const keys = new Map<string, SubjectKey>();
  return {
    find: async () => keys,
    findOrCreate: async (subjects) => {
      for (const name of subjects.map(subjectName))
        if (!keys.has(name)) keys.set(name, createSecretKey(randomBytes(KEY_BYTES)));
      return keys;
    },
    destroy: async (subject) => {
      keys.set(subjectName(subject), null);
    },
    close: async () => undefined,
  };
};
