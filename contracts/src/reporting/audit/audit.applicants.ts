import { candidatesEvents } from '#contracts/recruiting/response/response.choices';

/**
 * What nobody but an applicant does. They are named by the company's record of them alone, where an owner can erase them: the name
 * of their account and where they came from would outlive that.
 */
export const isApplicants = ({ entity, event }: { entity: string; event: string }): boolean =>
  entity === 'application' || (entity === 'response' && candidatesEvents.includes(event));

/** Events that say whose account a candidate's is. Nobody reads that there: whoever is erased would be known again by it. */
export const namesAccount = (event: string): boolean =>
  ['CandidateLinked', 'CandidateUnlinked', 'PendingHireCandidateAsked', 'PendingHireJoined'].includes(event);
