import { z } from 'zod';
import { ById, endpoint } from '#contracts/kernel/endpoint';
import { text } from '#contracts/kernel/text';
import { MAX_IMPORT_BYTES } from './candidate-import.choices.ts';
import { candidateImport, ImportMapping, Refusal } from './candidate-import.entity.ts';

/** A file as it is, or a form with `file`, and `mapping` where the import is to begin at once. */
export const uploadCandidates = endpoint({
  method: 'POST',
  path: '/api/tenant/candidate-imports',
  access: 'tenant.candidates.create',
  summary: 'Upload a CSV file of candidates: how it is read, and what its columns may fill',
  query: z.strictObject({ name: text(255).optional() }),
  upload: {
    types: [
      'text/csv',
      'text/plain',
      'text/tab-separated-values',
      'application/csv',
      'application/vnd.ms-excel',
      'application/octet-stream',
      'multipart/form-data',
    ],
    maxBytes: MAX_IMPORT_BYTES,
    field: 'file',
  },
  answer: candidateImport.view.extend({
    /** What the columns seem to be. */
    suggested: ImportMapping,
    /** The first rows, for the preview alone. */
    sample: z.array(z.array(z.string())),
  }),
  status: 201,
});

export const candidateImportReport = endpoint({
  method: 'GET',
  path: '/api/tenant/candidate-imports/:id/report',
  access: 'tenant.candidates.read',
  summary: 'List the rows of an import that were refused, and why',
  params: ById,
  answer: z.array(Refusal),
});
