import { createHash } from 'node:crypto';
import { Readable, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { OwnedFile } from 'access/library/stored-files';
import { GLOBAL } from 'contracts/kernel/id';
import { UploadMetadata } from 'contracts/library/file/upload.commands';
import { chunksOf } from 'platform/storage/chunks-of';
import type { FileStorage } from 'platform/storage/file-storage';
import { giveBack } from 'platform/storage/give-back';
import { z } from 'zod';
import { pieceKey, placeOf, type ReceivedPiece } from './piece-key.ts';

/** Bytes that are kept at once: what a broken connection loses at most, and what each upload holds in memory. */
const PIECE_BYTES = 1_048_576;
const FOLDER = 'uploads';

/** `takeId` is null for a document. */
const ofQuestion = { questionId: z.string(), takeId: z.string().nullable() };
const AnswerNote = z.union([
  z.object({ responseId: z.string(), interviewId: z.string(), ...ofQuestion }),
  z.object({ assignmentId: z.string(), lessonId: z.string(), ...ofQuestion }),
  z.object({ candidateId: z.string(), takeId: z.null() }),
]);
export type AnswerNote = z.infer<typeof AnswerNote>;

/** An upload on its way; `tenantId` is `global` for one that is the person's own. */
const UploadNote = z.object({
  fileId: z.string(),
  tenantId: z.string(),
  userId: z.string(),
  /** Null while a recording goes on. */
  size: z.int().nullable(),
  begunAt: z.iso.datetime(),
  metadata: UploadMetadata,
  /** Of what a candidate or a learner answers with, or staff keep with a candidate. */
  answer: AnswerNote.optional(),
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
  /** Bytes from the first on without a gap. Here and below `end`: what lies beyond it came after the upload was closed, and is none of it. */
  offset(id: string, end?: number): Promise<number>;
  /** The same while bytes come: where pieces joined before they are not listed again. */
  offsetSoFar(id: string): Promise<number>;
  /** Keeps what the stream brings, and nobody else reads, from `offset` on, also of one that breaks off; answers the new offset. */
  write(id: string, offset: number, bytes: Readable): Promise<number>;
  /** When its last byte was written; null: none was. */
  writtenAt(id: string): Promise<Date | null>;
  read(id: string, end?: number): Readable;
  /** The pieces that join from the first byte on, each with what it hashed to as it came. */
  list(id: string, end?: number): Promise<ReceivedPiece[]>;
  remove(id: string): Promise<void>;
  /** Every upload of which anything is there. */
  ids(): Promise<string[]>;
};

const noteKey = (id: string) => `${FOLDER}/${id}/note`;
const piecesOf = (id: string) => `${FOLDER}/${id}/bytes`;

/** Where pieces are looked at from: that one begins at `offset` and comes after the key `after`. */
type From = { offset: number; after?: string | undefined };

/** Uploads that are remembered; of another all pieces are listed. */
const MAX_REMEMBERED = 1_000;

/** From where the pieces of uploads are to be looked at, as far as one knows. */
const openMemory = () => {
  const memory = new Map<string, From>();
  return {
    get: (id: string) => memory.get(id),
    set: (id: string, from: From) => {
      memory.delete(id);
      memory.set(id, from);
      const [oldest] = memory.keys();
      if (memory.size > MAX_REMEMBERED && oldest !== undefined) memory.delete(oldest);
    },
    delete: (id: string) => void memory.delete(id),
  };
};

export const openPieces = (files: FileStorage): Pieces => {
  const memory = openMemory();
  /** Pieces as far as they join, from the first byte or `from` on. The last piece is looked at again the next time: it may be sent again. */
  const joined = async (id: string, from: From = { offset: 0 }, end = Number.POSITIVE_INFINITY) => {
    let { offset } = from;
    let next = from;
    const found: ReceivedPiece[] = [];
    for (const listed of await files.list(piecesOf(id), from.after)) {
      const piece = { ...listed, ...placeOf(listed.key) };
      if (piece.offset + piece.size > end) continue;
      const last = found.at(-1);
      const isAgain = last !== undefined && piece.offset === last.offset && piece.size > last.size;
      if (isAgain) found.pop();
      else if (piece.offset !== offset) continue;
      next = { offset: piece.offset, after: found.at(-1)?.key ?? from.after };
      found.push(piece);
      offset = piece.offset + piece.size;
    }
    memory.set(id, next);
    return { found, offset };
  };

  const find: Pieces['find'] = async (id) => {
    const found = await files.open(noteKey(id));
    return found && UploadNote.parse(JSON.parse((await found.read().toArray()).join('')));
  };
  const remove: Pieces['remove'] = (id) => {
    memory.delete(id);
    return files.removeAll(`${FOLDER}/${id}`);
  };

  const write: Pieces['write'] = async (id, offset, bytes) => {
    const piece = Buffer.allocUnsafeSlow(PIECE_BYTES);
    let [at, size] = [offset, 0];
    const flush = async () => {
      if (size === 0) return;
      const kept = piece.subarray(0, size);
      await files.put(pieceKey(piecesOf(id), at, createHash('sha256').update(kept).digest('hex')), kept);
      at += size;
      size = 0;
    };
    const take = async (chunk: Uint8Array) => {
      for (let from = 0; from < chunk.byteLength; ) {
        const taken = chunk.subarray(from, from + PIECE_BYTES - size);
        piece.set(taken, size);
        size += taken.byteLength;
        from += taken.byteLength;
        if (size === PIECE_BYTES) await flush();
      }
      giveBack(chunk);
    };
    // What a sink is given has not been joined to other chunks, as what is read from a stream may be.
    let taking = Promise.resolve();
    const sink = new Writable({
      write: (chunk: Uint8Array, _, done) => {
        taking = take(chunk);
        taking.then(() => done(), done);
      },
    });
    try {
      await pipeline(bytes, sink);
    } finally {
      await taking;
      await flush();
      giveBack(piece);
      // It was removed while bytes came, as when its person was erased.
      if (!(await find(id))) await remove(id);
    }
    return at;
  };

  const list: Pieces['list'] = async (id, end) => (await joined(id, undefined, end)).found;
  async function* bytesOf(id: string, end?: number) {
    for (const piece of await list(id, end)) yield* chunksOf(files.read(piece));
  }

  return {
    begin: (note) => files.put(noteKey(note.fileId), Buffer.from(JSON.stringify(note))),
    find,
    offset: async (id, end) => (await joined(id, undefined, end)).offset,
    writtenAt: async (id) =>
      (await files.list(piecesOf(id))).reduce<Date | null>(
        (last, { writtenAt }) => (last && last > writtenAt ? last : writtenAt),
        null,
      ),
    offsetSoFar: async (id) => (await joined(id, memory.get(id))).offset,
    write,
    read: (id, end) => Readable.from(bytesOf(id, end), { objectMode: false }),
    list,
    remove,
    ids: async () => [...new Set((await files.list(FOLDER)).map(({ key }) => key.split('/')[1] ?? ''))],
  };
};
