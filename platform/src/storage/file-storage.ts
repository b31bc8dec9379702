import type { Readable } from 'node:stream';

/** A file that is there: how many bytes it has, and how to read them. */
export type StoredFile = { size: number; read(): Readable };

/**
 * Files under keys like `users/{id}/{imageId}`. A key is made of ids, never of what somebody calls a file; a file is replaced whole
 * or not at all.
 */
export type FileStorage = {
  put(key: string, bytes: Uint8Array): Promise<void>;
  open(key: string): Promise<StoredFile | undefined>;
  exists(key: string): Promise<boolean>;
  /** Of a file that is not there nothing is said. */
  remove(key: string): Promise<void>;
  /** Everything whose key begins with `{folder}/`. */
  removeAll(folder: string): Promise<void>;
  /** Keys that begin with `{folder}/` and were written before a moment. */
  list(folder: string, before: Date): Promise<string[]>;
  /** Removes what writers that died before a moment have left half written. */
  tidy(before: Date): Promise<void>;
};

const KEY = /^[a-z0-9][a-z0-9-]{0,63}(?:\/[a-z0-9][a-z0-9-]{0,63}){0,5}$/;

/** Without dots, backslashes and empty parts no key leads out of the storage. */
export const checkedKey = (key: string): string => {
  if (!KEY.test(key)) throw new Error('This is no key of a file.');
  return key;
};
