import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { StoredFiles } from 'access/library/stored-files';
import { exampleCause } from 'contracts/kernel/examples';
import { newId } from 'contracts/kernel/id';
import { Rejection } from 'contracts/kernel/problem';
import { memoryFiles } from 'platform/storage/memory-files';
import { describe, expect, it } from 'vitest';
import { memoryStoredFiles } from '#command-service/test/stored-files.fixture';
import { openPieces, type UploadNote } from './pieces.ts';
import { openSettling } from './settle.ts';

const PDF = Buffer.from('%PDF-1.7\n%%EOF\n');
const now = new Date('2026-03-02T10:00:00Z');
const metadata = { ...exampleCause, now };

/** An upload whose last byte came, and which is removed by its sender once its bytes are kept. */
const removedWhileKept = async (release: StoredFiles['release']) => {
  const files = memoryFiles();
  const pieces = openPieces(files);
  const note: UploadNote = {
    ...{ fileId: newId(now), tenantId: newId(now), userId: newId(now), size: PDF.length, begunAt: now.toISOString() },
    metadata: {
      ...{ filename: 'plan.pdf', filetype: 'application/pdf', kind: 'attachment', folderId: newId(now) },
      sha256: createHash('sha256').update(PDF).digest('hex'),
    },
  };
  await pieces.begin(note);
  await pieces.write(note.fileId, 0, Readable.from([PDF]));
  const file = async (_: string, { type }: { type: string }) => {
    if (type === 'VerifyFile') throw new Rejection('not-found', 404);
    return { state: { status: 'kept', record: { status: 'processing' } } };
  };
  const stored = { ...memoryStoredFiles(), release };
  const deps = { files, pieces, stored, scan: async () => 'not-scanned' as const, commands: { file: file as never } };
  await expect(openSettling(deps).settle(note, metadata)).rejects.toMatchObject({ code: 'not-found' });
  return (await files.list(`files/${note.tenantId}/${note.fileId}`)).length;
};

describe('an upload that is removed while its bytes are kept', () => {
  it('given another file that shares them since, when it ends, then they stay', async () => {
    expect(await removedWhileKept(async () => null)).toBe(1);
  });

  it('given nobody else who has them, when it ends, then they go', async () => {
    expect(await removedWhileKept(async ({ ownerId, fileId }) => `files/${ownerId}/${fileId}/original`)).toBe(0);
  });
});
