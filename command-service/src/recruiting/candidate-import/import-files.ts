import { IMPORT_CHUNK } from 'contracts/recruiting/candidate-import/candidate-import.choices';
import { chunksOf } from 'contracts/recruiting/candidate-import/candidate-import.entity';
import { importChunkKey } from 'contracts/recruiting/candidate-import/candidate-import.files';
import type { FileStorage } from 'platform/storage/file-storage';

/** Lays the rows of an import down in chunks. */
export const keepRows = async (
  files: FileStorage,
  tenantId: string,
  { id, rows }: { id: string; rows: readonly (readonly string[])[] },
): Promise<void> => {
  for (let chunk = 0; chunk < chunksOf(rows.length); chunk++) {
    const part = rows.slice(chunk * IMPORT_CHUNK, (chunk + 1) * IMPORT_CHUNK);
    await files.put(importChunkKey(tenantId, id, chunk), Buffer.from(JSON.stringify(part)));
  }
};
