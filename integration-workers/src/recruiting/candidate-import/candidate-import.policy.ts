import type { candidateImport } from 'contracts/recruiting/candidate-import/candidate-import.entity';
import { policy } from '#integration-workers/engine/policy';
import { forgetRows } from './forget-rows.job.ts';
import { importRows } from './import-rows.job.ts';
import { undoRows } from './undo-rows.job.ts';

/** Whenever an import or its undoing begins or a chunk of it is done, the next chunk follows; what lay down of a finished one goes. */
export const candidateImportPolicy = policy<typeof candidateImport.types.event>({
  name: 'recruiting.candidate-import',
  jobs: [importRows, undoRows, forgetRows],
  on: {
    CandidateImportStarted: ({ data: { candidateImportId: importId } }) => [
      importRows.request(importId, { importId, chunk: 0 }),
    ],
    CandidateRowsImported: ({ data: { candidateImportId: importId, next } }) => [
      next === null
        ? forgetRows.request(importId, { importId })
        : importRows.request(importId, { importId, chunk: next }),
    ],
    CandidateImportExpired: ({ data: { candidateImportId: importId } }) => [forgetRows.request(importId, { importId })],
    CandidateImportUndoStarted: ({ data: { candidateImportId: importId } }) => [
      undoRows.request(importId, { importId, chunk: 0 }),
    ],
    CandidateImportWholeUndoStarted: ({ data: { candidateImportId: importId } }) => [
      undoRows.request(importId, { importId, chunk: 0 }),
    ],
    CandidateRowsUndone: ({ data: { candidateImportId: importId, next } }) =>
      next === null ? [] : [undoRows.request(importId, { importId, chunk: next })],
  },
});
