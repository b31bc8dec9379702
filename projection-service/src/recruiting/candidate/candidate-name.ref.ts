import { isHidden, known } from 'contracts/kernel/personal';
import type { CandidateEvent } from 'contracts/recruiting/candidate/candidate.entity';
import { fullName } from 'contracts/recruiting/candidate/candidate.entity';
import type { Source } from '#projection-service/engine/projection';

type NameEvent = Extract<CandidateEvent, { type: 'CandidateCreated' | 'CandidateChanged' | 'CandidateErased' }>;
type CandidateName = { first: string | null; last: string | null };

/** Name of a candidate, as other records show it, also once the candidate is removed. Null once erased. */
export const candidateName: Source<CandidateName, NameEvent> = {
  aggregate: 'candidate',
  scope: 'tenant',
  types: ['CandidateCreated', 'CandidateChanged', 'CandidateErased'],
  erasedBy: ['CandidateErased'],
  id: ({ data }) => data.candidateId,
  value: (event, previous) => {
    switch (event.type) {
      case 'CandidateCreated':
        return { first: known(event.data.firstName), last: known(event.data.lastName) };
      case 'CandidateChanged': {
        const { to } = event.data;
        // What changed cannot be read any more once the person is erased: every change counts as one of the name.
        if (isHidden(to)) return { first: null, last: null };
        return { first: to.firstName ?? previous?.first ?? null, last: to.lastName ?? previous?.last ?? null };
      }
      case 'CandidateErased':
        return { first: null, last: null };
    }
  },
};

/** "First Last", or null when it is not known. */
export const displayNameOf = (name: CandidateName | undefined): string | null =>
  name?.first == null || name.last == null ? null : fullName(name.first, name.last);
