import { hasShown, isOfApplication, type OwnInterviewDeps } from 'access/recruiting/own-interview';
import { candidate } from 'contracts/recruiting/candidate/candidate.entity';
import type { PendingHireRecord } from 'contracts/recruiting/pending-hire/pending-hire.entity';
import type { EventStore } from 'platform/event-store/event-store';
import { entityState } from '#command-service/entity/entity.state';

export type OwnHireDeps = { store: EventStore; interviewLookup: Pick<OwnInterviewDeps, 'accountOf'> };

/**
 * The account that a hire may be shown to: the candidate's, if the hire follows from an application of it, or it has shown that the
 * candidate's address is its own. A link alone shows nothing (docs/product.md POR-15).
 */
export const ownerOfHire = async (
  { store, interviewLookup }: OwnHireDeps,
  tenantId: string,
  { candidateId, interviewId, jobId }: PendingHireRecord,
): Promise<string | null> => {
  const person = await entityState(store, candidate, { tenantId, id: candidateId });
  if (person.status !== 'kept' || person.record.userId === null) return null;
  const { userId, email } = person.record;
  const isOwn =
    (interviewId !== null && jobId !== null && isOfApplication(interviewId, userId, jobId)) ||
    (await hasShown(interviewLookup, userId, email));
  return isOwn ? userId : null;
};
