import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { exampleCause, exampleUserId as userId } from 'contracts/kernel/examples';
import { GLOBAL, newId } from 'contracts/kernel/id';
import { systemFolders } from 'contracts/library/folder/folder.choices';
import { diskFiles } from 'platform/storage/disk-files';
import type { FileStorage } from 'platform/storage/file-storage';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { memoryStoredFiles } from '#command-service/test/stored-files.fixture';
import { pieceKey } from './piece-key.ts';
import { openPieces } from './pieces.ts';
import { openUploads } from './uploads.ts';

const MB = 1_048_576;
const { now } = exampleCause;
const folderId = systemFolders.root;
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const metadata = { filename: 'a', kind: 'profile-document' as const, sha256: 'a'.repeat(64), folderId };
let root: string;
let files: FileStorage;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'pieces-'));
  files = diskFiles(root);
});
afterEach(() => rm(root, { recursive: true }));

describe('where an upload goes on', () => {
  const put = (id: string, offset: number, size: number, sha256 = hashOf(Buffer.alloc(size))) =>
    files.put(pieceKey(`uploads/${id}/bytes`, offset, sha256), Buffer.alloc(size));

  it('given pieces that come one after the other, some of another process, when asked, then it is after the last that joins', async () => {
    const [pieces, id] = [openPieces(files), newId(now)];
    const offsets = async () => [await pieces.offsetSoFar(id), await openPieces(files).offset(id)];
    expect(await offsets()).toEqual([0, 0]);
    await put(id, 0, 9);
    await put(id, 9, 9);
    expect(await offsets()).toEqual([18, 18]);
    await put(id, 18, 9);
    await put(id, 30, 9);
    expect(await offsets()).toEqual([27, 27]);
  });

  it('given a last piece that is sent again, longer, when asked, then it is after the longer one', async () => {
    const [one, other] = ['1'.repeat(64), 'f'.repeat(64)];
    // Which of the two a listing names first, their hashes decide.
    for (const [short, long] of [
      [one, other],
      [other, one],
    ]) {
      const [pieces, id] = [openPieces(files), newId(now)];
      await put(id, 0, 9);
      await put(id, 9, 3, short);
      expect(await pieces.offsetSoFar(id)).toBe(12);
      await put(id, 9, 9, long);
      await put(id, 18, 1);
      expect(await pieces.offsetSoFar(id)).toBe(19);
    }
  });

  it('given a piece that comes again, shorter, when asked, then the longer one stands, with what it hashed to', async () => {
    const [pieces, id] = [openPieces(files), newId(now)];
    await pieces.begin({ fileId: id, tenantId: GLOBAL, userId, size: 9, begunAt: now.toISOString(), metadata });
    const bytes = Buffer.from('seven of');
    await pieces.write(id, 0, Readable.from([bytes]));
    await pieces.write(id, 0, Readable.from([bytes.subarray(0, 3)]));
    expect([await pieces.offsetSoFar(id), await pieces.offset(id)]).toEqual([8, 8]);
    expect(await pieces.list(id)).toMatchObject([{ offset: 0, size: 8, sha256: hashOf(bytes) }]);
    expect((await pieces.read(id).toArray()).join('')).toBe('seven of');
  });

  it('given an upload that was closed, when bytes were still on their way, then it ends where it was closed', async () => {
    const [pieces, id] = [openPieces(files), newId(now)];
    await put(id, 0, 9);
    await put(id, 9, 3);
    // The last piece comes once more, longer, and others after it.
    await put(id, 9, 9);
    await put(id, 12, 5);
    expect([await pieces.offset(id, 12), await pieces.offset(id)]).toEqual([12, 18]);
    expect((await pieces.list(id, 12)).map(({ offset, size }) => [offset, size])).toEqual([
      [0, 9],
      [9, 3],
    ]);
    expect((await pieces.read(id, 12).toArray()).join('')).toHaveLength(12);
  });

  it('given pieces that are listed once, when more come, then only these and the one before are listed', async () => {
    const listed: number[] = [];
    const list: FileStorage['list'] = async (folder, after) => {
      const found = await files.list(folder, after);
      listed.push(found.length);
      return found;
    };
    const [pieces, id] = [openPieces({ ...files, list }), newId(now)];
    for (let n = 0; n < 5; n += 1) {
      await put(id, n, 1);
      expect(await pieces.offsetSoFar(id)).toBe(n + 1);
    }
    expect(listed).toEqual([1, 2, 2, 2, 2]);
  });
});

describe('an upload that is removed', () => {
  it('given bytes that still come, when they end or break off, then nothing of them is left', async () => {
    const pieces = openPieces(files);
    for (const end of ['end', 'break'] as const) {
      const fileId = newId(now);
      await pieces.begin({ fileId, tenantId: GLOBAL, userId, size: 3 * MB, begunAt: now.toISOString(), metadata });
      const bytes = new PassThrough();
      const written = pieces.write(fileId, 0, bytes).catch((error: Error) => error.message);
      bytes.write(Buffer.alloc(MB));
      await expect.poll(() => pieces.offset(fileId)).toBe(MB);
      await pieces.remove(fileId);
      bytes.write(Buffer.alloc(MB));
      await expect.poll(() => files.list('uploads')).toHaveLength(1);
      if (end === 'end') bytes.end();
      else bytes.destroy(new Error('broken'));
      expect(await written).toBe(end === 'end' ? 2 * MB : 'broken');
      expect(await files.list('uploads')).toEqual([]);
    }
  });

  it('given bytes that came long after it was begun, when it is swept, then it stays for a day after the last of them, and then ends', async () => {
    const [fileId, ended] = [newId(now), [] as unknown[]];
    const metadata = {
      filename: 'a',
      kind: 'attachment' as const,
      sha256: 'a'.repeat(64),
      folderId: systemFolders.root,
    };
    const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
    let writtenAt = hours(0);
    const list: FileStorage['list'] = async (...asked) =>
      (await files.list(...asked)).map((piece) => ({ ...piece, writtenAt }));
    const commands = {
      file: async (_: string, { data }: { data: unknown }) => {
        ended.push(data);
        return { state: { status: 'removed' } };
      },
    };
    const stored = memoryStoredFiles();
    const uploads = openUploads({ files: { ...files, list }, stored, scan: {}, commands } as never, MB);
    const note = { fileId, tenantId: GLOBAL, userId, size: 9, begunAt: now.toISOString(), metadata };
    await uploads.pieces.begin(note);
    await files.put(`uploads/${fileId}/bytes/000000000000`, Buffer.alloc(4));
    writtenAt = hours(20);
    await uploads.sweep(hours(43));
    expect([ended, await uploads.pieces.find(fileId)]).toEqual([[], note]);
    await uploads.sweep(hours(45));
    expect([ended, await uploads.pieces.find(fileId)]).toEqual([[{ reason: 'upload-expired' }], undefined]);
  });

  it('given bytes that have all come and that the scanner fails at each time, when swept, then they are tried for a day, and end with a reason of their own (FILE-38)', async () => {
    const [fileId, ended] = [newId(now), [] as unknown[]];
    const pdf = Buffer.from('%PDF-1.7\n%%EOF\n');
    const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
    const list: FileStorage['list'] = async (...asked) =>
      (await files.list(...asked)).map((piece) => ({ ...piece, writtenAt: now }));
    const commands = {
      file: async (_: string, { type, data }: { type: string; data: unknown }) => {
        if (type !== 'RejectFile') return { state: { status: 'kept', record: { status: 'processing' } } };
        ended.push(data);
        return { state: { status: 'removed' } };
      },
    };
    const scan = async () => {
      throw new Error('clamd could not scan: INSTREAM size limit exceeded. ERROR');
    };
    const uploads = openUploads(
      { files: { ...files, list }, stored: memoryStoredFiles(), scan, commands } as never,
      MB,
    );
    const told = { filename: 'a.pdf', kind: 'attachment' as const, sha256: hashOf(pdf), folderId };
    await uploads.pieces.begin({
      ...{ fileId, tenantId: newId(now), userId, size: pdf.length, begunAt: now.toISOString() },
      metadata: told,
    });
    await uploads.pieces.write(fileId, 0, Readable.from([Buffer.from(pdf)]));
    for (const hour of [2, 23]) await expect(uploads.sweep(hours(hour))).rejects.toThrow('1 uploads');
    expect([ended, (await uploads.pieces.find(fileId))?.fileId]).toEqual([[], fileId]);
    await expect(uploads.sweep(hours(25))).rejects.toThrow('1 uploads');
    expect([ended, await uploads.pieces.find(fileId)]).toEqual([[{ reason: 'file-check-failed' }], undefined]);
    await uploads.sweep(hours(26));
  });

  it('given pieces that a process left behind as it died, when swept, then they are gone', async () => {
    await files.put(`uploads/${newId(now)}/bytes/000000000000`, Buffer.alloc(9));
    const uploads = openUploads({ files, stored: memoryStoredFiles(), scan: {}, commands: {} } as never, MB);
    await uploads.sweep(now);
    expect(await files.list('uploads')).toEqual([]);
  });
});
