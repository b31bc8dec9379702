import { z } from 'zod';
import { ById, endpoint } from '#contracts/kernel/endpoint';
import { text } from '#contracts/kernel/text';
import { dayOrders, MAX_IMPORT_BYTES } from './candidate-import.choices.ts';
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

/** A line of what is not taken as it stands: a whole row, or a cell of one that is taken without it. */
export const ReportLine = Refusal.extend({ isLeftOut: z.boolean() });
export type ReportLine = z.infer<typeof ReportLine>;

export const ImportPreview = z.object({
  /** The first rows, column by column. */
  sample: z.array(z.array(z.string())),
  /** How many rows were looked at for the rest: none as long as the mapping has no name and address. */
  looked: z.int(),
  refusedRows: z.int(),
  faults: z.array(ReportLine),
});
export type ImportPreview = z.infer<typeof ImportPreview>;

export const previewCandidateImport = endpoint({
  method: 'POST',
  path: '/api/tenant/candidate-imports/:id/preview',
  access: 'tenant.candidates.create',
  summary: 'See the first rows of an import that has not begun, and what of them would not be taken',
  params: ById,
  body: z.strictObject({ mapping: ImportMapping, dayOrder: z.enum(dayOrders).default('mdy') }),
  status: 200,
  answer: ImportPreview,
});

export const candidateImportReport = endpoint({
  method: 'GET',
  path: '/api/tenant/candidate-imports/:id/report',
  access: 'tenant.candidates.read',
  summary: 'List the rows of an import that were refused, and the cells that were left out, and why',
  params: ById,
  answer: z.array(ReportLine),
});
