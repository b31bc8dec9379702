import { derivedId } from 'contracts/kernel/id';
import { isHidden, known } from 'contracts/kernel/personal';
import type { CandidateEvent } from 'contracts/recruiting/candidate/candidate.entity';
import type { Source } from '#projection-service/engine/projection';

type AddressEvent = Extract<
  CandidateEvent,
  {
    type: 'CandidateCreated' | 'CandidateChanged' | 'CandidateErased' | 'CandidateLinked' | 'CandidateUnlinked';
  }
>;

/** `addressId`: null once erased. `userId`: of the account that the record is linked to. */
export type CandidateAddress = { addressId: string | null; userId: string | null };

/** Stands for an email address where rows are found by it and it must not be read. */
export const addressIdOf = (email: string): string => derivedId('address', email.toLowerCase());

const idOf = (email: string | null | undefined): string | null => (email ? addressIdOf(email) : null);

/** The address that a company writes to a candidate at. */
export const candidateAddress: Source<CandidateAddress, AddressEvent> = {
  aggregate: 'candidate',
  scope: 'tenant',
  types: ['CandidateCreated', 'CandidateChanged', 'CandidateErased', 'CandidateLinked', 'CandidateUnlinked'],
  erasedBy: ['CandidateErased'],
  id: ({ data }) => data.candidateId,
  value: (event, previous = { addressId: null, userId: null }) => {
    switch (event.type) {
      case 'CandidateCreated':
        return { ...previous, addressId: idOf(known(event.data.email)) };
      case 'CandidateChanged': {
        const { to } = event.data;
        // What changed cannot be read any more once the person is erased.
        if (isHidden(to)) return { ...previous, addressId: null };
        return to.email === undefined ? previous : { ...previous, addressId: idOf(to.email) };
      }
      case 'CandidateLinked':
        return { ...previous, userId: event.data.userId };
      case 'CandidateUnlinked':
        return { ...previous, userId: null };
      case 'CandidateErased':
        return { addressId: null, userId: null };
    }
  },
};
