import type { CandidateView } from 'contracts/recruiting/candidate/candidate.entity';

/** "First Last", or null once the person was erased. */
export const candidateName = ({ firstName, lastName, erased }: CandidateView): string | null =>
  erased ? null : `${firstName ?? ''} ${lastName ?? ''}`.trim();
