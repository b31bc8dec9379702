import { isDeepStrictEqual } from 'node:util';
import { caused } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import { importKeptUntil } from 'contracts/recruiting/candidate-import/candidate-import.choices';
import {
  type CandidateImportRecord,
  type CandidateImportRejection,
  candidateImport,
  chunksOf,
  type ImportMapping,
  type ImportTarget,
} from 'contracts/recruiting/candidate-import/candidate-import.entity';
import { type DecisionsOf, entityDecider } from '#command-service/entity/entity.decider';

type Decisions = DecisionsOf<typeof candidateImport>;

const refuse = (code: CandidateImportRejection) => new Rejection(code, 422, { errors: { mapping: [code] } });

/** People go by a name and an address; a field is filled by one column. */
const checkMapping = ({ columns }: CandidateImportRecord, mapping: ImportMapping): void => {
  const targets = Object.values(mapping);
  const has = (...wanted: ImportTarget[]) => wanted.every((one) => targets.includes(one));
  if (Object.keys(mapping).some((column) => !columns.includes(column))) throw refuse('import-column-unknown');
  if (new Set(targets).size < targets.length) throw refuse('import-target-twice');
  if (!has('email') || !(has('name') || has('firstName', 'lastName'))) throw refuse('import-mapping-incomplete');
};

const nextOf = ({ rows }: CandidateImportRecord, chunk: number): number | null =>
  chunk + 1 < chunksOf(rows) ? chunk + 1 : null;

/** Begun already in the same way, nothing happens. */
const start: Decisions['StartCandidateImport'] = (command, record) => {
  const chosen = command.data;
  const isSame = Object.entries(chosen).every(([name, value]) =>
    isDeepStrictEqual(value, record[name as keyof typeof chosen]),
  );
  if (record.status === 'expired') throw new Rejection<CandidateImportRejection>('import-expired', 410);
  if (record.status !== 'ready' && isSame) return [];
  if (record.status !== 'ready') throw new Rejection<CandidateImportRejection>('import-not-ready', 409);
  checkMapping(record, chosen.mapping);
  return [caused(command, 'CandidateImportStarted', { candidateImportId: record.id, ...chosen })];
};

type Outcome = { rows: number; created: number } & Pick<CandidateImportRecord, 'refused' | 'leftOut'>;

/** A chunk that was noted before is nothing new. */
const noteImported: Decisions['ImportCandidateRows'] = (command, record) => {
  const { chunk, outcome } = command.data as unknown as { chunk: number; outcome: Outcome };
  if (record.status !== 'running' || chunk !== record.chunk) return [];
  const next = nextOf(record, chunk);
  return [caused(command, 'CandidateRowsImported', { candidateImportId: record.id, chunk, ...outcome, next })];
};

const noteUndone: Decisions['UndoCandidateRows'] = (command, record) => {
  const { chunk, removed, left } = command.data as unknown as { chunk: number; removed: number; left: number[] };
  if (record.status !== 'undoing' || chunk !== record.chunk) return [];
  const next = nextOf(record, chunk);
  return [caused(command, 'CandidateRowsUndone', { candidateImportId: record.id, chunk, removed, left, next })];
};

/** Begun by now, or expired already, nothing happens. */
const expire: Decisions['ExpireCandidateImport'] = (command, { id: candidateImportId, status, createdAt }) => {
  const isDue = command.data.dueAt === importKeptUntil(createdAt);
  return status === 'ready' && isDue ? [caused(command, 'CandidateImportExpired', { candidateImportId })] : [];
};

export const candidateImportDecider = entityDecider(candidateImport, {
  decide: {
    StartCandidateImport: start,
    ImportCandidateRows: noteImported,
    UndoCandidateRows: noteUndone,
    ExpireCandidateImport: expire,
  },
});
