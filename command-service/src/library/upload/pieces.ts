import { Readable } from 'node:stream';
import type { OwnedFile } from 'access/library/stored-files';
import { GLOBAL } from 'contracts/kernel/id';
import { UploadMetadata } from 'contracts/library/file/upload.commands';
import type { FileStorage } from 'platform/storage/file-storage';
import { z } from 'zod';

/** Bytes that are kept at once: what a broken connection loses at most, and what each upload holds in memory. */
const PIECE_BYTES = 1_048_576;
const OFFSET_DIGITS = 12;
const FOLDER = 'uploads';

/** An upload on its way; `tenantId` is `global` for one that is the person's own. */
const UploadNote = z.object({
  fileId: z.string(),
  tenantId: z.string(),
  userId: z.string(),
  size: z.int(),
  begunAt: z.iso.datetime(),
  metadata: UploadMetadata,
});
export type UploadNote = z.infer<typeof UploadNote>;

/** The company or the person whose file an upload makes, as storage has it. */
export const ownedBy = ({
  tenantId,
  userId,
  fileId,
}: Pick<UploadNote, 'tenantId' | 'userId' | 'fileId'>): OwnedFile => ({
  ownerId: tenantId === GLOBAL ? userId : tenantId,
  fileId,
});

/** What of uploads has arrived, in pieces that any of our processes can go on from. */
export type Pieces = {
  begin(note: UploadNote): Promise<void>;
  find(id: string): Promise<UploadNote | undefined>;
  /** Bytes from the first on without a gap. */
  offset(id: string): Promise<number>;
  /** Keeps what the stream brings from `offset` on, also of one that breaks off; answers the new offset. */
  write(id: string, offset: number, bytes: AsyncIterable<Uint8Array>): Promise<number>;
  read(id: string): Readable;
  remove(id: string): Promise<void>;
  /** Every upload on its way. */
  ids(): Promise<string[]>;
};

const noteKey = (id: string) => `${FOLDER}/${id}/note`;
const piecesOf = (id: string) => `${FOLDER}/${id}/bytes`;
const pieceKey = (id: string, offset: number) => `${piecesOf(id)}/${String(offset).padStart(OFFSET_DIGITS, '0')}`;

export const openPieces = (files: FileStorage): Pieces => {
  /** Keys from the first byte on, as far as they join. */
  const joined = async (id: string) => {
    let offset = 0;
    const keys: string[] = [];
    for (const { key, size } of await files.list(piecesOf(id))) {
      if (key !== pieceKey(id, offset)) continue;
      keys.push(key);
      offset += size;
    }
    return { keys, offset };
  };

  const write: Pieces['write'] = async (id, offset, bytes) => {
    let [at, size] = [offset, 0];
    let parts: Uint8Array[] = [];
    const flush = async () => {
      if (size === 0) return;
      await files.put(pieceKey(id, at), Readable.from(parts, { objectMode: false }));
      at += size;
      [parts, size] = [[], 0];
    };
    try {
      for await (const chunk of bytes) {
        parts.push(chunk);
        size += chunk.length;
        if (size >= PIECE_BYTES) await flush();
      }
    } finally {
      await flush();
    }
    return at;
  };

  async function* bytesOf(id: string) {
    for (const key of (await joined(id)).keys) {
      const piece = await files.open(key);
      if (piece) yield* piece.read();
    }
  }

  return {
    begin: (note) => files.put(noteKey(note.fileId), Buffer.from(JSON.stringify(note))),
    find: async (id) => {
      const found = await files.open(noteKey(id));
      return found && UploadNote.parse(JSON.parse((await found.read().toArray()).join('')));
    },
    offset: async (id) => (await joined(id)).offset,
    write,
    read: (id) => Readable.from(bytesOf(id), { objectMode: false }),
    remove: (id) => files.removeAll(`${FOLDER}/${id}`),
    ids: async () =>
      (await files.list(FOLDER)).flatMap(({ key }) => (key.endsWith('/note') ? [key.split('/')[1] ?? ''] : [])),
  };
};
