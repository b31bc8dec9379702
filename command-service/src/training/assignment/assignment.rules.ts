import type { EntityRejection } from 'contracts/kernel/entity';
import type { CommandMetadata } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import type { ResponseRejection } from 'contracts/recruiting/response/response.entity';
import type {
  AssignmentRejection,
  TrainingAssignmentRecord,
  trainingAssignment,
} from 'contracts/training/assignment/assignment.entity';
import type { LessonProgress } from 'contracts/training/assignment/assignment.progress';
import type { DecisionsOf } from '#command-service/entity/entity.decider';

export type Decisions = DecisionsOf<typeof trainingAssignment>;

export const refuse = (code: AssignmentRejection | ResponseRejection, status = 409, field?: string): Rejection =>
  new Rejection(code, status, field === undefined ? {} : { errors: { [field]: [code] } });

/** Of somebody who was erased nothing is written down any more. */
export const assertKnown = ({ erasedAt }: TrainingAssignmentRecord): void => {
  if (erasedAt !== null) throw new Rejection<EntityRejection>('erased', 409);
};

/** Of what is completed or cancelled nothing is moved or handed over. */
export const assertUnfinished = (record: TrainingAssignmentRecord): void => {
  assertKnown(record);
  if (record.status === 'cancelled') throw refuse('training-cancelled');
  if (record.status === 'completed') throw refuse('training-completed');
};

/** Nothing is done before it starts, after its deadline, or when it was cancelled. */
export const assertOpen = (record: TrainingAssignmentRecord, { now }: CommandMetadata): void => {
  const { status, startsAt, expiresAt } = record;
  assertKnown(record);
  if (status === 'cancelled') throw refuse('training-cancelled');
  if (Date.parse(startsAt) > now.getTime()) throw refuse('training-not-open');
  const isLate = expiresAt !== null && Date.parse(expiresAt) <= now.getTime();
  if (status === 'expired' || (isLate && status !== 'completed')) throw refuse('training-expired');
};

/** A lesson that is being learned. */
export const begun = ({ progress }: TrainingAssignmentRecord, lessonId: string): LessonProgress => {
  const lesson = progress[lessonId];
  if (!lesson) throw refuse('lesson-not-started');
  return lesson;
};

/** The same, in the version in which it was seen: what is asked there is asked otherwise in another. */
export const begunAsSeen = (
  record: TrainingAssignmentRecord,
  { lessonId, lessonVersion }: { lessonId: string; lessonVersion: number },
): LessonProgress => {
  const lesson = begun(record, lessonId);
  if (lesson.lessonVersion !== lessonVersion) throw refuse('lesson-changed', 409, 'lessonVersion');
  return lesson;
};
