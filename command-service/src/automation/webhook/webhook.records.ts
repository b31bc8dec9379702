import type { RecordFacts } from 'contracts/automation/webhook/webhook.payload';
import type { RecordKind } from 'contracts/automation/webhook/webhook.published';
import { contract } from 'contracts/recruiting/contract/contract.entity';
import { interviewReview } from 'contracts/recruiting/interview-review/interview-review.entity';
import { liveInterview } from 'contracts/recruiting/live-interview/live-interview.entity';
import { pendingHire } from 'contracts/recruiting/pending-hire/pending-hire.entity';
import type { EventStore } from 'platform/event-store/event-store';
import { entityState } from '#command-service/entity/entity.state';

type Of = { tenantId: string; id: string };
type Read = (store: EventStore, of: Of) => Promise<RecordFacts | null>;

/** What deliveries read of the read models, read of history. */
const reads: Readonly<Record<RecordKind, Read>> = {
  live: async (store, of) => {
    const state = await entityState(store, liveInterview, of);
    if (state.status !== 'kept') return null;
    const { id, interviewId, candidateId, jobId, status, startsAt, minutes, timeZone } = state.record;
    return { candidateId, interviewId, jobId, said: { id, interviewId, status, startsAt, minutes, timeZone } };
  },
  review: async (store, of) => {
    const state = await entityState(store, interviewReview, of);
    if (state.status !== 'kept') return null;
    const { id, interviewId, candidateId, jobId, responseId, liveInterviewId, reviewerId, submittedAt } = state.record;
    const said = { id, interviewId, responseId, liveInterviewId, reviewerId, submittedAt };
    return { candidateId, interviewId, jobId, said };
  },
  hire: async (store, of) => {
    const state = await entityState(store, pendingHire, of);
    if (state.status !== 'kept') return null;
    const { id, candidateId, jobId, status, jobTitle, startsOn } = state.record;
    return { candidateId, interviewId: null, jobId, said: { id, status, jobTitle, startsOn } };
  },
  contract: async (store, of) => {
    const state = await entityState(store, contract, of);
    if (state.status !== 'kept') return null;
    const { id, candidateId, jobId, status, templateId, signedCount, signerCount, expiresAt } = state.record;
    const said = { id, status, templateId, signedCount, signerCount, expiresAt };
    return { candidateId, interviewId: null, jobId, said };
  },
};

/** A live interview, a review, a hire or a contract, as it is now; null where there is none. */
export const recordIn = (
  store: EventStore,
  { tenantId, kind, id }: Of & { kind: RecordKind },
): Promise<RecordFacts | null> => reads[kind](store, { tenantId, id });
