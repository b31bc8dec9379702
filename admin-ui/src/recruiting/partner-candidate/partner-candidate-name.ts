import type { PartnerCandidateView } from 'contracts/recruiting/partner-candidate/partner-candidate.views';

/** "First Last", or null once the person was erased. */
export const partnerCandidateName = ({ firstName, lastName }: PartnerCandidateView): string | null =>
  firstName === null && lastName === null ? null : `${firstName ?? ''} ${lastName ?? ''}`.trim();
