import type { LandlordCandidateView } from 'contracts/landlord/candidate/landlord-candidate.views';
import { fullName } from 'contracts/recruiting/candidate/candidate.entity';

/** Null where the person was erased. */
export const candidateName = ({
  firstName,
  lastName,
}: Pick<LandlordCandidateView, 'firstName' | 'lastName'>): string | null =>
  firstName === null || lastName === null ? null : fullName(firstName, lastName);
