import type { CandidateEvent } from 'contracts/recruiting/candidate/candidate.entity';
import type { candidateImport } from 'contracts/recruiting/candidate-import/candidate-import.entity';
import { importedId, rowNumber } from 'contracts/recruiting/candidate-import/candidate-import.files';
import { projection, schemaBeside } from '#projection-service/engine/projection';
import { personOf } from '#projection-service/recruiting/candidate/candidate-person.ref';

/** Its id is the candidate's. */
type ImportedRow = { id: string; personId: string; importId: string };
type Own =
  | Extract<CandidateEvent, { type: 'CandidateRemoved' | 'CandidateErased' }>
  | Extract<(typeof candidateImport)['types']['event'], { type: 'CandidateRowsImported' }>;

/** Candidates that a chunk of rows became. */
const madeOf = ({
  candidateImportId,
  chunk,
  rows,
  refused,
}: Extract<Own, { type: 'CandidateRowsImported' }>['data']) => {
  const isRefused = new Set(refused.map(({ row }) => row));
  return Array.from({ length: rows }, (_, at) => rowNumber(chunk, at))
    .filter((row) => !isRefused.has(row))
    .map((row) => importedId(candidateImportId, row));
};

/** One row for each candidate that came with an import and is there: what the list is filtered by. */
export const importedCandidateProjection = projection<ImportedRow, Own>({
  name: 'recruiting.imported-candidate',
  version: 2,
  table: 'imported_candidate',
  schema: schemaBeside(import.meta.url),
  columns: { personId: 'uuid', importId: 'uuid' },
  types: ['CandidateRowsImported', 'CandidateRemoved', 'CandidateErased'],
  createdBy: ['CandidateRowsImported'],
  key: ({ type, data }) => (type === 'CandidateRowsImported' ? madeOf(data) : data.candidateId),
  evolve: (_, { type, data }, id) =>
    type === 'CandidateRowsImported' && id !== undefined
      ? { id, personId: id, importId: data.candidateImportId }
      : undefined,
  refs: { person: personOf('id') },
});
