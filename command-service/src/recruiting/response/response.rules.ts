import type { CommandMetadata } from 'contracts/kernel/message';
import type { Question } from 'contracts/recruiting/question/question.fields';
import { LATE_BYTES_MS } from 'contracts/recruiting/response/response.choices';
import type { ResponseRecord, response } from 'contracts/recruiting/response/response.entity';
import { noProgress, type Progress } from 'contracts/recruiting/response/response.progress';
import type { DecisionsOf } from '#command-service/entity/entity.decider';
import { refuse } from './takes.ts';

export type Decisions = DecisionsOf<typeof response>;

const isOver = ({ expiresAt, status }: ResponseRecord, now: Date, late = 0): boolean =>
  Date.parse(expiresAt) + late <= now.getTime() || (late === 0 && status === 'expired');

export const assertNotWithdrawn = ({ status }: Pick<ResponseRecord, 'status'>): void => {
  if (status === 'withdrawn') throw refuse('response-withdrawn');
};

/** Nothing is done after it was handed in, after the deadline, or before it was opened; where one recording is given again, nothing of other questions. */
export const assertOpen = (record: ResponseRecord, { now }: CommandMetadata, questionId?: string): void => {
  const { status, reopenedFor } = record;
  const isOther = reopenedFor !== null && questionId !== undefined && questionId !== reopenedFor;
  if (status === 'submitted' || isOther) throw refuse('response-submitted');
  assertNotWithdrawn(record);
  if (isOver(record, now)) throw refuse('response-expired');
  if (record.openedAt === null) throw refuse('response-not-opened');
};

/** What was recorded before the deadline may be told of a while after it. */
export const assertMayTell = (record: ResponseRecord, { now }: CommandMetadata): void => {
  if (record.status === 'submitted') throw refuse('response-submitted');
  assertNotWithdrawn(record);
  if (isOver(record, now, LATE_BYTES_MS)) throw refuse('response-expired');
};

export const progressOf = ({ progress }: ResponseRecord, { id }: Question): Progress => progress[id] ?? noProgress;
