import type { CommandMetadata } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import { recordedTypes } from 'contracts/recruiting/question/question.choices';
import type { Question } from 'contracts/recruiting/question/question.fields';
import { LATE_BYTES_MS } from 'contracts/recruiting/response/response.choices';
import type { ResponseRecord, ResponseRejection, response } from 'contracts/recruiting/response/response.entity';
import { noProgress, type Progress, type Take } from 'contracts/recruiting/response/response.progress';
import type { DecisionsOf } from '#command-service/entity/entity.decider';

export type Decisions = DecisionsOf<typeof response>;

export const refuse = (code: ResponseRejection, status = 409, field?: string): Rejection =>
  new Rejection(code, status, field === undefined ? {} : { errors: { [field]: [code] } });

const isOver = ({ expiresAt, status }: ResponseRecord, now: Date, late = 0): boolean =>
  Date.parse(expiresAt) + late <= now.getTime() || (late === 0 && status === 'expired');

/** Nothing is done after it was handed in, after the deadline, or before it was opened. */
export const assertOpen = (record: ResponseRecord, { now }: CommandMetadata): void => {
  if (record.status === 'submitted') throw refuse('response-submitted');
  if (isOver(record, now)) throw refuse('response-expired');
  if (record.openedAt === null) throw refuse('response-not-opened');
};

/** What was recorded before the deadline may be told of a while after it. */
export const assertMayTell = (record: ResponseRecord, { now }: CommandMetadata): void => {
  if (record.status === 'submitted') throw refuse('response-submitted');
  if (isOver(record, now, LATE_BYTES_MS)) throw refuse('response-expired');
};

export const assertRecorded = ({ responseType }: Question): void => {
  if (!recordedTypes.includes(responseType)) throw refuse('question-not-recorded', 409, 'questionId');
};

export const progressOf = ({ progress }: ResponseRecord, { id }: Question): Progress => progress[id] ?? noProgress;

export const takeOf = (record: ResponseRecord, question: Question, takeId: string): Take => {
  const take = progressOf(record, question).takes.find((one) => one.takeId === takeId);
  if (!take) throw refuse('take-not-found', 404, 'takeId');
  return take;
};

export const later = (moment: string, seconds: number): string =>
  new Date(Date.parse(moment) + seconds * 1_000).toISOString();
export const earlierOf = (one: string, other: string): string => (Date.parse(one) <= Date.parse(other) ? one : other);
export const laterOf = (one: string, other: string): string => (earlierOf(one, other) === one ? other : one);
