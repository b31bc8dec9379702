import { type CommandMetadata, caused } from 'contracts/kernel/message';
import type { Question } from 'contracts/recruiting/question/question.fields';
import { LATE_BYTES_MS, MAX_TAKE_SECONDS } from 'contracts/recruiting/response/response.choices';
import { noProgress } from 'contracts/recruiting/response/response.progress';
import type { TrainingAssignmentRecord } from 'contracts/training/assignment/assignment.entity';
import {
  assertNoneRuns,
  begunTakes,
  endedTake,
  type TakeRequest,
  takeIn,
  thinkingOf,
  toldGap,
} from '#command-service/recruiting/response/takes';
import { assertKnown, assertOpen, begun, begunAsSeen, type Decisions, refuse } from './assignment.rules.ts';

type Of = { lessonId: string; question: Question };
type AsSeen = { lessonId: string; lessonVersion: number };

/** A question of a lesson that is being learned. Everybody has the same time. */
const askedIn = (record: TrainingAssignmentRecord, { lessonId, question }: Of, now: Date): TakeRequest => {
  const progress = begun(record, lessonId).recorded[question.id] ?? noProgress;
  return { question, progress, now, timePercent: 100 };
};

const assertUnfinished = (record: TrainingAssignmentRecord, seen: AsSeen): void => {
  if (begunAsSeen(record, seen).finishedAt !== null) throw refuse('lesson-finished');
};

/** What was recorded in time may be told of a while after the end, also once the lesson is finished. */
export const assertMayTell = (record: TrainingAssignmentRecord, { now }: CommandMetadata): void => {
  const { status, expiresAt } = record;
  assertKnown(record);
  if (status === 'cancelled') throw refuse('training-cancelled');
  if (expiresAt !== null && Date.parse(expiresAt) + LATE_BYTES_MS <= now.getTime()) throw refuse('training-expired');
};

/** Without a deadline, or once the lesson is finished, a recording is told of a day after its own time at the latest. */
const assertStillTold = (
  record: TrainingAssignmentRecord,
  { lessonId, question }: Of,
  said: { takeId: string },
  now: Date,
) => {
  const { finishedAt } = begun(record, lessonId);
  const { until } = takeIn(askedIn(record, { lessonId, question }, now).progress, said.takeId);
  const last = finishedAt === null ? (record.expiresAt ?? until) : until;
  if (Date.parse(last) + LATE_BYTES_MS <= now.getTime()) throw refuse('answer-time-over', 409, 'takeId');
};

/** Once: that it is looked at again is nothing new. */
export const show: Decisions['ShowTrainingQuestion'] = (command, record) => {
  const { lessonId, question } = command.data;
  assertOpen(record, command.metadata);
  assertUnfinished(record, command.data);
  if (askedIn(record, command.data, command.metadata.now).progress.shownAt !== null) return [];
  const data = { trainingAssignmentId: record.id, lessonId, questionId: question.id };
  return [caused(command, 'TrainingQuestionShown', data)];
};

export const think: Decisions['StartTrainingThinking'] = (command, record) => {
  const { videoSeconds, ...seen } = command.data;
  const { lessonId, question } = seen;
  const shown = show({ ...command, type: 'ShowTrainingQuestion', data: seen }, record, false);
  const asked = askedIn(record, command.data, command.metadata.now);
  const thinking = thinkingOf(asked, videoSeconds);
  if (asked.progress.thinkUntil !== null) return [];
  const data = { trainingAssignmentId: record.id, lessonId, questionId: question.id };
  return [
    ...shown,
    ...(thinking === null ? [] : [caused(command, 'TrainingThinkingStarted', { ...data, ...thinking })]),
  ];
};

export const startTake: Decisions['StartTrainingTake'] = (command, record) => {
  const { now } = command.metadata;
  const { lessonId, takeId } = command.data;
  assertOpen(record, command.metadata);
  assertUnfinished(record, command.data);
  const all = Object.values(record.progress).flatMap(({ recorded }) => Object.values(recorded));
  assertNoneRuns(all, now);
  const longest = new Date(now.getTime() + MAX_TAKE_SECONDS * 1_000).toISOString();
  const endsAt = record.expiresAt ?? longest;
  return begunTakes(askedIn(record, command.data, now), { takeId, endsAt }).map((taken) =>
    caused(command, 'TrainingTakeStarted', { trainingAssignmentId: record.id, lessonId, ...taken }),
  );
};

/** The newest recording is the answer until another one is chosen. */
export const stopTake: Decisions['StopTrainingTake'] = (command, record) => {
  const { lessonId, question, ...said } = command.data;
  const { id: trainingAssignmentId, userId } = record;
  assertMayTell(record, command.metadata);
  const { now } = command.metadata;
  assertStillTold(record, command.data, said, now);
  const ended = endedTake(askedIn(record, command.data, now), said);
  if (!ended) return [];
  const { stopped, answer } = ended;
  const answerVersion = (begun(record, lessonId).answers[question.id]?.answerVersion ?? 0) + 1;
  const worth = { points: null, possible: question.points || null, isJudged: false, isConfirmed: null };
  const given = { questionId: question.id, answerVersion, ...worth, answer };
  return [
    caused(command, 'TrainingTakeStopped', { trainingAssignmentId, lessonId, ...stopped }),
    caused(command, 'TrainingQuestionAnswered', { trainingAssignmentId, userId, lessonId, ...given }),
  ];
};

export const recordGap: Decisions['RecordTrainingGap'] = (command, record) => {
  const { lessonId, question: _, ...said } = command.data;
  assertMayTell(record, command.metadata);
  const gap = toldGap(askedIn(record, command.data, command.metadata.now), said);
  if (!gap) return [];
  const { from: lostAt, to: backAt, ...of } = gap;
  const data = { trainingAssignmentId: record.id, lessonId, ...of, lostAt, backAt };
  return [caused(command, 'TrainingGapRecorded', data)];
};
