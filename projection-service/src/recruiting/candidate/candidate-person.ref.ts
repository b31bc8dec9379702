import type { CandidateEvent } from 'contracts/recruiting/candidate/candidate.entity';
import { join, type Ref, type Row, type Source } from '#projection-service/engine/projection';

type Merging = Extract<CandidateEvent, { type: 'CandidateMergedInto' | 'CandidateUnmergedFrom' }>;

/** The record with which one is shown that was merged into it. */
const shownWith: Source<string | null, Merging> = {
  aggregate: 'candidate',
  scope: 'tenant',
  types: ['CandidateMergedInto', 'CandidateUnmergedFrom'],
  id: ({ data }) => data.candidateId,
  value: ({ type, data }) => (type === 'CandidateMergedInto' ? data.intoId : null),
};

/**
 * Keeps in `personId` the record in whose place a row is found: that which it is about, or the one that this was merged into
 * (docs/product.md REC-33). `column`: what it is about.
 */
export const personOf = <R extends Row>(column: keyof R & string): Ref<R> =>
  join(shownWith, column, (row, into) => ({ ...row, personId: into ?? row[column] }));
