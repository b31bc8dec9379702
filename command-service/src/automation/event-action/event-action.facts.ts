import {
  type ActionEvent,
  actionEventCatalogue,
  learningIn,
  type SkipReason,
} from 'contracts/automation/event-action/event-action.choices';
import { isMeant, learningFacts } from 'contracts/automation/event-action/event-action.learning';
import { assignmentFacts, customFacts, type Facts } from 'contracts/automation/event-action/event-action.matching';
import { candidate } from 'contracts/recruiting/candidate/candidate.entity';
import { contract } from 'contracts/recruiting/contract/contract.entity';
import { interview } from 'contracts/recruiting/interview/interview.entity';
import { interviewReview } from 'contracts/recruiting/interview-review/interview-review.entity';
import { job } from 'contracts/recruiting/job/job.entity';
import { liveInterview } from 'contracts/recruiting/live-interview/live-interview.entity';
import { pendingHire } from 'contracts/recruiting/pending-hire/pending-hire.entity';
import type { EventStore } from 'platform/event-store/event-store';
import { type Asked, learningOf } from '#command-service/automation/learning/learning-record';
import { entityState } from '#command-service/entity/entity.state';
import { type Caused, factsAsked } from './event-action.asked.ts';

/** What a run is about, and what its event said. */
export type About = {
  candidateId: string | null;
  interviewId: string | null;
  jobId: string | null;
  userId: string | null;
  /** What the program or the document was called then. */
  recordName: string | null;
  said: { status: string | null; label: string | null };
};
/** What happened to which record, ISO 8601 UTC. */
export type Happening = { event: ActionEvent; recordId: string };
type Dated = Happening & { happenedAt: string };
/** The records that events happen to, which name whom and what they are about. */
const recordsOf = { interview, live: liveInterview, review: interviewReview, hire: pendingHire, contract } as const;

const none = { candidateId: null, interviewId: null, jobId: null, userId: null, recordName: null };

/** Whom and what the record of an event is about; null where it is nothing that rules are for, or not what the event says. */
export const partiesOf = async (store: EventStore, tenantId: string, happened: Dated) => {
  const { event, recordId: id } = happened;
  const kind = learningIn(event);
  if (kind) {
    const learning = await learningOf(store, { tenantId, kind, id });
    if (!learning || !isMeant(learning, happened)) return null;
    return { ...none, userId: learning.userId, recordName: learning.title };
  }
  const about = actionEventCatalogue[event].about as keyof typeof recordsOf | 'candidate' | 'job';
  if (about === 'candidate') return { ...none, candidateId: id };
  if (about === 'job') return { ...none, jobId: id };
  const found = await entityState(store, recordsOf[about] as typeof pendingHire, { tenantId, id });
  if (found.status !== 'kept') return null;
  const { candidateId, jobId, interviewId, userId } = found.record;
  // A contract may be about somebody who works in the company: nobody that rules are for.
  if (candidateId === null) return null;
  if (about === 'contract') return { ...none, candidateId, jobId };
  if (about === 'hire') return { ...none, candidateId, jobId, userId };
  return { ...none, candidateId, jobId, interviewId: about === 'interview' ? id : interviewId };
};

const some = (value: string | null | undefined): string[] => (value ? [value] : []);

/** All that filters may ask, as it is now; or why there is nothing to ask. `asked`: by filters, of which some ask what only they name. */
export const factsOf = async (
  store: EventStore,
  tenantId: string,
  happened: About & Caused,
  asked: Asked = [],
): Promise<Facts | { gone: SkipReason }> => {
  const { event, recordId, candidateId, interviewId, jobId, said } = happened;
  const kind = learningIn(event);
  if (kind) {
    const learning = await learningOf(store, { tenantId, kind, id: recordId }, asked);
    if (!learning) return { gone: 'record-gone' };
    return learning.name === null ? { gone: 'erased' } : learningFacts(learning);
  }
  const [person, opened, offered, more] = await Promise.all([
    candidateId === null ? null : entityState(store, candidate, { tenantId, id: candidateId }),
    interviewId === null ? null : entityState(store, interview, { tenantId, id: interviewId }),
    jobId === null ? null : entityState(store, job, { tenantId, id: jobId }),
    factsAsked({ store, tenantId, happened }, asked),
  ]);
  if (person?.status === 'kept' && (person.record.erased || person.record.lastName === null)) return { gone: 'erased' };
  if ((person && person.status !== 'kept') || (opened && opened.status !== 'kept')) return { gone: 'record-gone' };
  // A candidate's own process goes on although the job was removed since.
  if (!person && offered?.status !== 'kept') return { gone: 'record-gone' };
  const known = person?.record;
  // Who is merged into another record is looked after there.
  const shown = known?.mergedInto ? await entityState(store, candidate, { tenantId, id: known.mergedInto }) : person;
  return {
    status: some(said.status),
    label: some(said.label),
    'interview.status': some(opened?.record.status),
    'interview.reason': some(opened?.record.reasonId),
    job: some(jobId),
    openInterview: some(opened?.record.openInterviewId),
    source: some(opened ? opened.record.source : known?.source),
    'candidate.labels': known?.labelIds ?? [],
    'candidate.state': some(known?.state),
    'candidate.country': some(known?.country),
    'candidate.city': some(known?.city),
    'candidate.title': some(known?.currentTitle),
    ...assignmentFacts(shown?.status === 'kept' ? shown.record : undefined),
    'candidate.skills': known?.skills ?? [],
    ...customFacts('candidate.custom', known?.custom),
    ...customFacts('job.custom', offered && offered.status !== 'absent' ? offered.record.custom : null),
    ...more,
  };
};
