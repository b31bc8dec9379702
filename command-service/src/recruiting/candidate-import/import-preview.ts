import { Rejection } from 'contracts/kernel/problem';
import { IMPORT_CHUNK } from 'contracts/recruiting/candidate-import/candidate-import.choices';
import type { ImportPreview, ReportLine } from 'contracts/recruiting/candidate-import/candidate-import.endpoints';
import type {
  CandidateImportRecord,
  CandidateImportRejection,
  ImportMapping,
  Refusal,
} from 'contracts/recruiting/candidate-import/candidate-import.entity';
import { chunksOf } from 'contracts/recruiting/candidate-import/candidate-import.entity';
import { importChunkKey, rowNumber } from 'contracts/recruiting/candidate-import/candidate-import.files';
import { readRow } from 'contracts/recruiting/candidate-import/candidate-import.rows';
import { definitionsOf, type ImportDeps, rowsIn } from './import-rows.ts';

/** Rows that are shown, characters of one of their cells, and rows that are looked at. */
const [SAMPLE, SAMPLE_CELL, LOOKED] = [5, 200, 200];
/** Lines of what would not be taken. */
const MOST_FAULTS = 50;

export const sampleOf = (columns: readonly string[], rows: readonly (readonly string[])[]): string[][] =>
  rows.slice(0, SAMPLE).map((cells) => columns.map((_, at) => (cells[at] ?? '').slice(0, SAMPLE_CELL).toWellFormed()));

const isPerson = (mapping: ImportMapping): boolean => {
  const has = (...wanted: string[]) => wanted.every((one) => Object.values(mapping).includes(one));
  return has('email') && (has('name') || has('firstName', 'lastName'));
};

type PreviewOptions = { tenantId: string; mapping: ImportMapping; dayOrder: 'mdy' | 'dmy' };

/** What an import would make of the rows that lie there. */
export const previewRows = async (
  deps: Pick<ImportDeps, 'store' | 'files'>,
  record: CandidateImportRecord,
  { tenantId, mapping, dayOrder }: PreviewOptions,
): Promise<ImportPreview> => {
  if (record.status !== 'ready') throw new Rejection<CandidateImportRejection>('import-not-ready', 409);
  const { id, columns } = record;
  const chunks = Math.min(chunksOf(record.rows), LOOKED / IMPORT_CHUNK);
  const rows: string[][] = [];
  for (let chunk = 0; chunk < chunks; chunk++) rows.push(...(await rowsIn(deps, importChunkKey(tenantId, id, chunk))));
  const sample = sampleOf(columns, rows);
  if (!isPerson(mapping)) return { sample, looked: 0, refusedRows: 0, faults: [] };
  const definitions = await definitionsOf(deps, tenantId, Object.values(mapping));
  const reading = { columns, mapping, dayOrder, definitions };
  const read = rows.map((cells, at) => readRow(cells, rowNumber(0, at), reading));
  const lines = (some: readonly Refusal[], isLeftOut: boolean): ReportLine[] =>
    some.map((line) => ({ ...line, isLeftOut }));
  const faults = read.flatMap((row) => ('refused' in row ? lines(row.refused, false) : lines(row.leftOut, true)));
  const refusedRows = read.filter((row) => 'refused' in row).length;
  return { sample, looked: rows.length, refusedRows, faults: faults.slice(0, MOST_FAULTS) };
};
