import { importKeptUntil } from 'contracts/recruiting/candidate-import/candidate-import.choices';
import type { candidateImport } from 'contracts/recruiting/candidate-import/candidate-import.entity';
import { due } from '#integration-workers/engine/due';

/** Rows of a file whose import nobody begins are not kept (docs/product.md REC-32). */
export const importExpiry = due<typeof candidateImport.types.event>({
  name: 'recruiting.candidate-import.expiry',
  on: {
    CandidateImportCreated: ({ data: { candidateImportId }, metadata }) => [
      { subject: candidateImportId, at: importKeptUntil(metadata.occurredAt) },
    ],
    CandidateImportStarted: ({ data: { candidateImportId } }) => [{ subject: candidateImportId, at: null }],
  },
  command: ({ subject, at }) => ({
    aggregate: 'candidateImport',
    id: subject,
    type: 'ExpireCandidateImport',
    data: { dueAt: at },
  }),
});
