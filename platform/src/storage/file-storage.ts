import type { Readable } from 'node:stream';

/** First and last byte, both included. */
export type ByteRange = { start: number; end: number };

/** A file that is there: how many bytes it has, and how to read them or a part of them. */
export type StoredFile = {
  size: number;
  read(range?: ByteRange): Readable;
  /** What is read was read for this reader alone, who may give its memory back. */
  isReadAnew?: true;
};

/** A file as a listing names it. */
export type ListedFile = { key: string; size: number; writtenAt: Date };

export type PutOptions = {
  /** What the bytes must hash to, in hex; where they do not, nothing is kept and `isHashMismatch` is thrown. */
  sha256?: string | undefined;
  /** The stream's bytes are read by nobody else: their memory is given back as soon as they are written. */
  isTheirLastUse?: boolean;
};

/**
 * Files under keys like `users/{id}/{imageId}`. A key is made of ids, never of what somebody calls a file; a file is replaced whole
 * or not at all. Bytes stream: no engine holds more than a few megabytes of a file.
 */
export type FileStorage = {
  put(key: string, content: Uint8Array | Readable, options?: PutOptions): Promise<void>;
  open(key: string): Promise<StoredFile | undefined>;
  /** The bytes of a file that a listing named: one that is gone since breaks the stream. They are read anew. */
  read(file: Pick<ListedFile, 'key' | 'size'>): Readable;
  exists(key: string): Promise<boolean>;
  /** Of a file that is not there nothing is said. */
  remove(key: string): Promise<void>;
  /** Everything whose key begins with `{folder}/`. */
  removeAll(folder: string): Promise<void>;
  /** Files whose keys begin with `{folder}/`, in the order of their keys; only those that come after the key `after`. */
  list(folder: string, after?: string): Promise<ListedFile[]>;
  /** Removes what writers that died before a moment have left half written. */
  tidy(before: Date): Promise<void>;
};

const KEY = /^[a-z0-9][a-z0-9-]{0,63}(?:\/[a-z0-9][a-z0-9-]{0,63}){0,5}$/;

/** Without dots, backslashes and empty parts no key leads out of the storage. */
export const checkedKey = (key: string): string => {
  if (!KEY.test(key)) throw new Error('This is no key of a file.');
  return key;
};

export const byKey = (one: { key: string }, other: { key: string }): number => (one.key < other.key ? -1 : 1);
