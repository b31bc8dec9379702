import { fieldErrors } from 'contracts/kernel/field-errors';
import { streamName } from 'contracts/kernel/id';
import type { CommandMetadata } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import type { candidate } from 'contracts/recruiting/candidate/candidate.entity';
import type { CandidateImportRecord, Refusal } from 'contracts/recruiting/candidate-import/candidate-import.entity';
import { importChunkKey, importedId, rowNumber } from 'contracts/recruiting/candidate-import/candidate-import.files';
import { type ImportReading, isNeeded, readRow } from 'contracts/recruiting/candidate-import/candidate-import.rows';
import { customField } from 'contracts/recruiting/custom-field/custom-field.entity';
import type { CustomDefinition } from 'contracts/recruiting/custom-field/custom-values';
import type { interview } from 'contracts/recruiting/interview/interview.entity';
import type { EventStore } from 'platform/event-store/event-store';
import type { FileStorage } from 'platform/storage/file-storage';
import { ZodError } from 'zod';
import type { SendEntity } from '#command-service/entity/entity.decider';
import { stateIn } from '#command-service/entity/entity.state';
import { createForAll, endForAll } from './import-for-all.ts';

export type ImportDeps = {
  store: EventStore;
  files: FileStorage;
  send: SendEntity<typeof candidate>;
  interviews: SendEntity<typeof interview>;
};

const CUSTOM = 'custom.';

export const definitionsOf = async (
  { store }: Pick<ImportDeps, 'store'>,
  tenantId: string,
  targets: readonly string[],
) => {
  const definitions: CustomDefinition[] = [];
  for (const target of targets.filter((one) => one.startsWith(CUSTOM))) {
    const stream = streamName('customField', tenantId, target.slice(CUSTOM.length));
    const state = await stateIn(store, customField, stream);
    if (state.status === 'kept') definitions.push(state.record as unknown as CustomDefinition);
  }
  return definitions;
};

export const rowsIn = async ({ files }: Pick<ImportDeps, 'files'>, key: string): Promise<string[][]> => {
  const stored = await files.open(key);
  if (!stored) throw new Error('The rows of this import are gone.');
  const parts: Buffer[] = [];
  for await (const part of stored.read()) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString('utf8')) as string[][];
};

const errorsOf = (error: unknown): Record<string, string[]> => {
  if (error instanceof Rejection) return error.errors ?? { row: [error.code] };
  if (error instanceof ZodError) return fieldErrors(error.issues, 'row');
  throw error;
};

type Row = { row: number; data: Record<string, unknown> };

/** Makes a candidate of a row, once however often it is tried; answers why it could not. */
const create = async (
  { send }: ImportDeps,
  { id, mapping }: CandidateImportRecord,
  { row, data }: Row,
  metadata: CommandMetadata,
): Promise<Refusal[]> => {
  const candidateId = importedId(id, row);
  try {
    await send(candidateId, { type: 'CreateCandidate', data: { candidateId, ...data } as never, metadata }, null);
    return [];
  } catch (error) {
    if (error instanceof Rejection && error.code === 'already-exists') return [];
    const columnOf = (field: string) =>
      Object.entries(mapping ?? {}).find(([, target]) => target === field)?.[0] ?? null;
    return Object.entries(errorsOf(error)).map(([field, [code = 'field-invalid']]) => ({
      row,
      column: columnOf(field.startsWith(CUSTOM) ? field : (field.split('.')[0] ?? '')),
      code,
    }));
  }
};

/** The same without what only the company could say is wrong, a number that cannot be one: the row is a candidate all the same. */
const createWithout = async (deps: ImportDeps, record: CandidateImportRecord, row: Row, metadata: CommandMetadata) => {
  const faults = await create(deps, record, row, metadata);
  const targets = faults.map(({ column }) => (column === null ? 'row' : (record.mapping?.[column] ?? 'row')));
  if (faults.length === 0 || targets.some((target) => isNeeded(target) || target.startsWith(CUSTOM)))
    return { refused: faults, leftOut: [] };
  const data = Object.fromEntries(Object.entries(row.data).filter(([field]) => !(targets as string[]).includes(field)));
  const refused = await create(deps, record, { ...row, data }, metadata);
  return refused.length > 0 ? { refused, leftOut: [] } : { refused, leftOut: faults };
};

type Chunk = { chunk: number; known: readonly number[] };
export type Imported = { rows: number; created: number; refused: Refusal[]; leftOut: Refusal[] };

/** Works on one chunk of rows: candidates of those that can be, and why the others cannot. */
export const importRows = async (
  deps: ImportDeps,
  record: CandidateImportRecord,
  { chunk, known }: Chunk,
  metadata: CommandMetadata,
): Promise<Imported> => {
  const { columns, mapping, dayOrder, duplicates } = record;
  const definitions = await definitionsOf(deps, metadata.tenantId, Object.values(mapping ?? {}));
  const reading: ImportReading = { columns, mapping: mapping ?? {}, dayOrder: dayOrder ?? 'mdy', definitions };
  const rows = await rowsIn(deps, importChunkKey(metadata.tenantId, record.id, chunk));
  const emailColumn = Object.entries(reading.mapping).find(([, target]) => target === 'email')?.[0] ?? null;
  const seen = new Set<unknown>();
  const refused: Refusal[] = [];
  const leftOut: Refusal[] = [];
  let created = 0;
  for (const [at, cells] of rows.entries()) {
    const row = rowNumber(chunk, at);
    const read = readRow(cells, row, reading);
    if ('refused' in read) {
      refused.push(...read.refused);
      continue;
    }
    const { email } = read.data;
    if (duplicates === 'skip' && (known.includes(row) || seen.has(email))) {
      refused.push({ row, column: emailColumn, code: 'import-duplicate' });
      continue;
    }
    const data = record.source === null ? read.data : { ...read.data, source: record.source };
    const outcome = await createWithout(deps, record, { row, data }, metadata);
    refused.push(...outcome.refused);
    if (outcome.refused.length > 0) continue;
    await createForAll(deps, record, importedId(record.id, row), metadata);
    leftOut.push(...read.leftOut, ...outcome.leftOut);
    seen.add(email);
    created++;
  }
  return { rows: rows.length, created, refused, leftOut };
};

/** Takes the candidates of one chunk away again, but for those that are to stay; answers how many there were. */
export const undoRows = async (
  deps: ImportDeps,
  record: CandidateImportRecord,
  { chunk, keep }: { chunk: number; keep: readonly number[] },
  metadata: CommandMetadata,
): Promise<{ removed: number; left: number[] }> => {
  const isRefused = new Set(record.refused.map(({ row }) => row));
  const first = rowNumber(chunk, 0);
  const last = Math.min(rowNumber(chunk + 1, 0), rowNumber(0, record.rows)) - 1;
  let removed = 0;
  for (let row = first; row <= last; row++) {
    if (isRefused.has(row) || keep.includes(row)) continue;
    try {
      const candidateId = importedId(record.id, row);
      await endForAll(deps, record, candidateId, metadata);
      await deps.send(candidateId, { type: 'RemoveCandidate', data: {}, metadata }, null);
      removed++;
    } catch (error) {
      if (!(error instanceof Rejection && error.code === 'not-found')) throw error;
    }
  }
  return { removed, left: keep.filter((row) => row >= first && row <= last) };
};
