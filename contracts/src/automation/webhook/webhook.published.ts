import {
  actionEventCatalogue,
  type LearningKind,
  learningIn,
} from '#contracts/automation/event-action/event-action.choices';
import { isMeant, type Learning } from '#contracts/automation/event-action/event-action.learning';
import type { Recorded } from '#contracts/kernel/message';
import { aggregateOf, declarationOf, publicEvents, type StoredEvent, type StoredType } from './webhook.catalogue.ts';
import { CALL_EVENT, learningTold, type PublicEventType, publicEventTypes, TEST_EVENT } from './webhook.choices.ts';
import type { WebhookEvent } from './webhook.entity.ts';
import type { EventSaid } from './webhook.tags.ts';

export type PublishedEvent = StoredEvent | WebhookEvent;

type CalledType = 'WebhookCalled' | 'WebhookTested' | 'WebhookEventTested';
type ToldType = PublicEventType | typeof CALL_EVENT | typeof TEST_EVENT;
const storedTypes = (event: PublicEventType) => Object.keys(declarationOf(event).stored) as StoredType[];

/** What an event is called outside. Everything else that happens stays inside. */
export const publicTypes = {
  ...Object.fromEntries(publicEventTypes.flatMap((event) => storedTypes(event).map((type) => [type, event]))),
  ...{ WebhookCalled: CALL_EVENT, WebhookTested: TEST_EVENT, WebhookEventTested: TEST_EVENT },
} as Record<StoredType, PublicEventType> & Record<CalledType, ToldType>;

/** The events that are told outside, by their types. */
export type PublicEvent = Recorded<
  Extract<PublishedEvent, { type: StoredType | Exclude<CalledType, 'WebhookEventTested'> }>
>;
/** Asks for one of them to be sent as a test. */
export type TestOfPast = Recorded<Extract<WebhookEvent, { type: 'WebhookEventTested' }>>;

/** Id of the record whose stream it is. */
export const recordOfStream = (streamName: string): string => streamName.slice(streamName.indexOf('.') + 1);

/** The streams that a public event comes from, and what it is called there. */
export const storedAs = (event: PublicEventType) => ({
  aggregate: aggregateOf[publicEvents[event].of],
  types: storedTypes(event),
});

/** Whether a stored event says what consumers hear: not each change of a record does. */
export const isSaid = ({ type, data }: Pick<Recorded, 'type' | 'data'>): boolean => {
  const name = publicTypes[type as StoredType];
  if (!(name in publicEvents)) return true;
  return declarationOf(name).stored[type as StoredType]?.(data as never) === true;
};

/** Records that tell of nobody by themselves: whom they are about, they name. */
export const recordKinds = ['live', 'review', 'hire', 'contract'] as const;
export type RecordKind = (typeof recordKinds)[number];
/** The record that an event tells of, where it is one of those. */
export const recordToldBy = (event: PublicEvent): { kind: RecordKind; id: string } | null => {
  const isCall = event.type === 'WebhookCalled';
  const name = publicTypes[event.type];
  const told = name in publicEvents ? publicEvents[name as PublicEventType].of : null;
  const of = isCall ? actionEventCatalogue[event.data.trigger].about : told;
  const id = isCall ? event.data.recordId : recordOfStream(event.streamName);
  const kind = recordKinds.find((one) => one === of);
  return kind && id ? { kind, id } : null;
};

/**
 * The record whose deliveries a webhook may want one after the other: the one that it happened to; of a call by an event action the
 * interview, else the candidate, else the job, else what somebody learns or reads. A test is about none.
 */
export const recordOf = ({ type, data, streamName }: Recorded): string | null => {
  const name = publicTypes[type as keyof typeof publicTypes];
  if (name === TEST_EVENT) return null;
  if (name !== CALL_EVENT) return recordOfStream(streamName);
  const { interviewId, candidateId, jobId, recordId } = data as Partial<
    Record<'interviewId' | 'candidateId' | 'jobId' | 'recordId', string | null>
  >;
  return interviewId ?? candidateId ?? jobId ?? recordId ?? null;
};

/** What somebody learns, has earned or reads, where an event is about that. */
export const learningToldBy = (event: PublicEvent): { kind: LearningKind; id: string } | null => {
  const isCall = event.type === 'WebhookCalled';
  const kind = isCall ? learningIn(event.data.trigger) : learningTold(publicTypes[event.type]);
  const id = isCall ? event.data.recordId : recordOfStream(event.streamName);
  return kind && id ? { kind, id } : null;
};

/** A training begins with its first lesson: of those that follow nothing is told. */
export const asksRecord = (event: PublicEvent): boolean => event.type === 'TrainingLessonStarted';
export const isTold = (event: PublicEvent, learning: Learning | null): boolean =>
  isSaid(event) &&
  (!asksRecord(event) ||
    (learning !== null && isMeant(learning, { event: 'training-started', happenedAt: event.metadata.occurredAt })));

/** Ids that an event tells of, and what an interview's status became. */
export const saidOf = (event: PublicEvent, type: string = publicTypes[event.type]): EventSaid => {
  const told = event.data as Partial<
    Record<'candidateId' | 'interviewId' | 'jobId' | 'userId' | 'assigneeId' | 'teamId' | 'from' | 'to', unknown>
  >;
  const text = (value: unknown): string | null => (typeof value === 'string' ? value : null);
  const isStatus = event.type === 'InterviewStatusChanged';
  const isAssigned = event.type === 'CandidateAssigned';
  return {
    ...{ id: event.id, type, happenedAt: event.metadata.occurredAt },
    ...{ candidateId: text(told.candidateId), interviewId: text(told.interviewId), jobId: text(told.jobId) },
    ...{ userId: learningTold(type) ? text(told.userId) : null, recordId: recordOf(event) },
    ...{ assigneeId: isAssigned ? text(told.assigneeId) : null, teamId: isAssigned ? text(told.teamId) : null },
    ...{ status: isStatus ? text(told.to) : null, previousStatus: isStatus ? text(told.from) : null },
  };
};
