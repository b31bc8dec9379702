import { z } from 'zod';
import { MAX_LABELS } from '#contracts/automation/label/label.choices';
import { entity } from '#contracts/kernel/entity';
import { Id } from '#contracts/kernel/id';
import { requiredText, text } from '#contracts/kernel/text';
import { SourceCode } from '#contracts/recruiting/candidate-source/candidate-source.code';
import {
  dayOrders,
  duplicateRules,
  IMPORT_CHUNK,
  importableFields,
  importDelimiters,
  importEncodings,
  importStatuses,
  MAX_IMPORT_COLUMNS,
} from './candidate-import.choices.ts';

/** A field of a candidate, or `custom.{id}` of the company's own. */
export const ImportTarget = z.union([
  z.enum(importableFields),
  z.string().regex(/^custom\.[0-9a-f-]{36}$/, 'field-invalid'),
]);
export type ImportTarget = z.infer<typeof ImportTarget>;

/** Column → what it fills; columns that are not named are left out. */
export const ImportMapping = z.record(z.string().max(200), ImportTarget);
export type ImportMapping = z.infer<typeof ImportMapping>;

/** Why a row was refused: its number as a spreadsheet counts, the column, and the code. Holds nothing of what the row says. */
export const Refusal = z.strictObject({ row: z.int(), column: z.string().nullable(), code: z.string() });
export type Refusal = z.infer<typeof Refusal>;

/** What everybody of a file gets beside what their row says. */
const forAll = {
  labelIds: z.array(Id).max(MAX_LABELS),
  /** Of an interview that each gets; null: none. */
  jobId: Id.nullable(),
  source: SourceCode.nullable(),
};
const nothingForAll = { labelIds: [] as Id[], jobId: null, source: null };

const settings = {
  mapping: ImportMapping,
  duplicates: z.enum(duplicateRules),
  dayOrder: z.enum(dayOrders),
  labelIds: forAll.labelIds.default([]),
  jobId: forAll.jobId.default(null),
  source: forAll.source.default(null),
};

/** How many chunks so many rows are. */
export const chunksOf = (rows: number): number => Math.ceil(rows / IMPORT_CHUNK);

/** People read from a file into the company's candidates, undone as a whole (docs/product.md REC-32). */
export const candidateImport = entity({
  name: 'candidateImport',
  context: 'recruiting',
  plural: 'candidate-imports',
  permissions: 'tenant.candidates',
  operations: [],
  fields: {
    name: requiredText(255),
    columns: z.array(text(200)).max(MAX_IMPORT_COLUMNS),
    rows: z.int().min(0),
    encoding: z.enum(importEncodings),
    delimiter: z.enum(importDelimiters),
  },
  readOnly: {
    mapping: ImportMapping.nullable(),
    duplicates: z.enum(duplicateRules).nullable(),
    dayOrder: z.enum(dayOrders).nullable(),
    ...forAll,
    /** Chunks that are done, of the import or of its undoing. */
    chunk: z.int(),
    done: z.int(),
    created: z.int(),
    refusedRows: z.int(),
    undone: z.int(),
    /** Rows whose candidates an undoing left, for something has happened with them since. */
    leftRows: z.array(z.int()),
    /** The undoing takes those too. */
    takesAll: z.boolean(),
    finishedAt: z.iso.datetime().nullable(),
    refused: z.array(Refusal),
    /** Cells that their fields did not take, of rows that are candidates all the same. */
    leftOut: z.array(Refusal),
  },
  readOnlyDefaults: {
    mapping: null,
    duplicates: null,
    dayOrder: null,
    ...nothingForAll,
    chunk: 0,
    done: 0,
    created: 0,
    refusedRows: 0,
    undone: 0,
    finishedAt: null,
    refused: [],
    leftOut: [],
    leftRows: [],
    takesAll: false,
  },
  hidden: ['refused', 'leftOut', 'takesAll'],
  states: {
    values: importStatuses,
    initial: 'ready',
    transitions: {
      UndoCandidateImport: {
        event: 'CandidateImportUndoStarted',
        from: ['finished'],
        to: 'undoing',
        path: 'undo',
        summary: 'Remove all candidates that an import created',
        right: 'delete',
        sets: () => ({ chunk: 0 }),
      },
      UndoWholeCandidateImport: {
        event: 'CandidateImportWholeUndoStarted',
        from: ['finished', 'undone'],
        to: 'undoing',
        path: 'undo-whole',
        summary: 'Remove all candidates that an import created, those too with whom something has happened since',
        right: 'delete',
        sets: () => ({ chunk: 0, takesAll: true, leftRows: [], undone: 0 }),
      },
    },
  },
  events: {
    CandidateImportStarted: settings,
    /** `next`: the chunk that is to follow; null: none. */
    CandidateRowsImported: {
      chunk: z.int(),
      rows: z.int(),
      created: z.int(),
      refused: z.array(Refusal),
      leftOut: z.array(Refusal).default([]),
      next: z.int().nullable(),
    },
    /** `left`: rows whose candidates stay, for something has happened with them since. */
    CandidateRowsUndone: {
      chunk: z.int(),
      removed: z.int(),
      left: z.array(z.int()).default([]),
      next: z.int().nullable(),
    },
    /** Nobody began it: its rows are deleted. */
    CandidateImportExpired: {},
  },
  apply: {
    CandidateImportStarted: ({ candidateImportId: _, ...chosen }) => ({
      ...nothingForAll,
      status: 'running' as const,
      ...chosen,
    }),
    CandidateRowsImported: ({ chunk, rows, created, refused, leftOut = [], next }, before, at) => ({
      chunk: chunk + 1,
      done: before.done + rows,
      created: before.created + created,
      refusedRows: before.refusedRows + (rows - created),
      refused: [...before.refused, ...refused],
      leftOut: [...before.leftOut, ...leftOut],
      ...(next === null && { status: 'finished' as const, finishedAt: at }),
    }),
    CandidateImportExpired: () => ({ status: 'expired' as const }),
    CandidateRowsUndone: ({ chunk, removed, left = [], next }, before) => ({
      chunk: chunk + 1,
      undone: before.undone + removed,
      leftRows: [...before.leftRows, ...left],
      ...(next === null && { status: 'undone' as const }),
    }),
  },
  commands: {
    StartCandidateImport: {
      data: z.strictObject({
        mapping: ImportMapping,
        duplicates: z.enum(duplicateRules).default('skip'),
        dayOrder: z.enum(dayOrders).default('mdy'),
        labelIds: settings.labelIds,
        jobId: settings.jobId,
        source: settings.source,
      }),
      path: 'start',
      summary: 'Begin an import: which column fills which field',
      right: 'create',
    },
    /** Of rows that are people whom the company has, the numbers. */
    ImportCandidateRows: { data: z.strictObject({ chunk: z.int(), known: z.array(z.int()) }) },
    /** Of rows whose candidates are to stay, the numbers. */
    UndoCandidateRows: { data: z.strictObject({ chunk: z.int(), keep: z.array(z.int()).default([]) }) },
    ExpireCandidateImport: { data: z.strictObject({ dueAt: z.iso.datetime() }) },
  },
  system: ['ImportCandidateRows', 'UndoCandidateRows', 'ExpireCandidateImport'],
  filters: ['status'],
});
export type CandidateImportView = typeof candidateImport.types.view;
export type CandidateImportRecord = typeof candidateImport.types.record;
export type CandidateImportId = Id;

/** Every way an import may refuse beyond those of any entity. */
export type CandidateImportRejection =
  | 'import-file-unreadable' // no table: quotes that never end, or nothing at all
  | 'import-too-many-rows'
  | 'import-header-missing' // the first line holds an email address
  | 'import-column-unknown' // the file has none of this name
  | 'import-mapping-incomplete' // first and last name, or a name, and an address
  | 'import-target-twice' // two columns for one field
  | 'import-not-ready' // it was begun before
  | 'import-expired'; // it was not begun in time, and its rows are deleted
