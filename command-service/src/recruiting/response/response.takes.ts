import { packedPieces } from 'access/recruiting/packed-pieces';
import { caused } from 'contracts/kernel/message';
import type { Question } from 'contracts/recruiting/question/question.fields';
import type { ResponseRecord } from 'contracts/recruiting/response/response.entity';
import { noProgress, type Progress } from 'contracts/recruiting/response/response.progress';
import { assertMayTell, assertOpen, type Decisions, progressOf } from './response.rules.ts';
import {
  assertNoneRuns,
  begunTakes,
  earlierOf,
  endedTake,
  laterOf,
  type TakeRequest,
  takeIn,
  thinkingOf,
  toldGap,
} from './takes.ts';

const askedIn = (record: ResponseRecord, question: Question, now: Date): TakeRequest => ({
  ...{ question, now, progress: progressOf(record, question), timePercent: record.timePercent },
});

/** Once: that it is looked at again is nothing new. */
export const show: Decisions['ShowQuestion'] = (command, record) => {
  assertOpen(record, command.metadata, command.data.question.id);
  const { question } = command.data;
  if (progressOf(record, question).shownAt !== null) return [];
  return [caused(command, 'ResponseQuestionShown', { responseId: record.id, questionId: question.id })];
};

export const think: Decisions['StartThinking'] = (command, record) => {
  assertOpen(record, command.metadata, command.data.question.id);
  const { question, videoSeconds } = command.data;
  const asked = askedIn(record, question, command.metadata.now);
  const thinking = thinkingOf(asked, videoSeconds);
  if (asked.progress.thinkUntil !== null) return [];
  const data = { responseId: record.id, questionId: question.id };
  return [
    ...show({ ...command, type: 'ShowQuestion', data: { question } }, record, false),
    ...(thinking === null ? [] : [caused(command, 'ResponseThinkingStarted', { ...data, ...thinking })]),
  ];
};

export const start: Decisions['StartTake'] = (command, record) => {
  const { now } = command.metadata;
  const { question, takeId } = command.data;
  const { id: responseId, progress, expiresAt: endsAt } = record;
  assertOpen(record, command.metadata, command.data.question.id);
  assertNoneRuns(Object.values(progress), now);
  return begunTakes(askedIn(record, question, now), { takeId, endsAt }).map((begun) =>
    caused(command, 'ResponseTakeStarted', { responseId, ...begun }),
  );
};

/** The newest recording is the answer until another one is chosen; one that was begun anew elsewhere stays so when this one comes late. */
export const stop: Decisions['StopTake'] = (command, record) => {
  const { question, ...said } = command.data;
  const { id: responseId, candidateId } = record;
  // A page that was loaded again says once more what it had said, also once all was handed in.
  if (takeIn(progressOf(record, question), said.takeId).sha256 === said.sha256) return [];
  assertMayTell(record, command.metadata);
  const ended = endedTake(askedIn(record, question, command.metadata.now), said);
  if (!ended) return [];
  const { stopped, answer } = ended;
  const told = caused(command, 'ResponseTakeStopped', { responseId, ...stopped });
  const { takes, answerVersion: before } = progressOf(record, question);
  if (takes.some(({ take, stoppedAt }) => take > stopped.take && stoppedAt !== null)) return [told];
  const answerVersion = before + 1;
  const given = { responseId, candidateId, questionId: question.id, answerVersion, answer };
  return [told, caused(command, 'ResponseAnswerGiven', given)];
};

/** Nobody waits for its browser any more. Of one that has ended, or whose time is over, nothing happens. */
export const end: Decisions['EndTake'] = (command, record) => {
  const { questionId, takeId, isOfStaff } = command.data;
  const { take, stoppedAt, until } = takeIn(record.progress[questionId] ?? noProgress, takeId);
  if (stoppedAt !== null || Date.parse(until) <= command.metadata.now.getTime()) return [];
  const data = { responseId: record.id, questionId, takeId, take };
  return [caused(command, isOfStaff ? 'ResponseTakeEnded' : 'ResponseTakeAbandoned', data)];
};

export const recordGap: Decisions['RecordGap'] = (command, record) => {
  const { question, ...said } = command.data;
  assertMayTell(record, command.metadata);
  const gap = toldGap(askedIn(record, question, command.metadata.now), said);
  return gap ? [caused(command, 'ResponseGapRecorded', { responseId: record.id, ...gap })] : [];
};

/** Once: what a recording is made of is known when all of it has come. */
export const receive: Decisions['ReceiveTake'] = (command, { id: responseId, progress }) => {
  const { questionId, takeId, size, pieceCount, root } = command.data;
  const { take, startedAt, received } = takeIn(progress[questionId] ?? noProgress, takeId);
  if (received) return [];
  const pieces = command.data.pieces.map(({ size: bytes, sha256, at }) => ({
    ...{ size: bytes, after: Date.parse(at) - Date.parse(startedAt), sha256 },
  }));
  const data = { responseId, questionId, takeId, take, size, pieceCount, root, ...packedPieces(pieces) };
  return [caused(command, 'ResponseTakeReceived', data)];
};

/** What answers so far is an earlier recording that was cut off, which nobody chose. */
const isEarlierCutOff = ({ takes, answeredAt }: Progress, take: number): boolean =>
  takes.some((one) => one.take < take && one.interruptedAt !== undefined && one.interruptedAt === answeredAt);

/** Whose browser did not come back is kept as far as it got, and answers where nothing else does: the last one, in whatever order they are closed. */
export const interrupt: Decisions['InterruptTake'] = (command, record) => {
  if (record.status === 'withdrawn') return [];
  const { questionId, takeId, size, sha256, lastAt } = command.data;
  const { id: responseId, candidateId, progress } = record;
  const before = progress[questionId] ?? noProgress;
  const { take, fileId, startedAt, until, fullUntil = until, stoppedAt: said, isInterrupted } = takeIn(before, takeId);
  const isRunning = said === null && Date.parse(until) > command.metadata.now.getTime();
  if (isInterrupted || isRunning) return [];
  const stoppedAt = said ?? laterOf(startedAt, earlierOf(fullUntil, lastAt));
  const data = { responseId, questionId, takeId, take, stoppedAt, size, sha256 };
  const answerVersion = before.answerVersion + 1;
  const given = { responseId, candidateId, questionId, answerVersion, answer: { takeId, fileId } };
  return [
    caused(command, 'ResponseTakeInterrupted', data),
    ...(before.answeredAt === null || isEarlierCutOff(before, take)
      ? [caused(command, 'ResponseAnswerGiven', given)]
      : []),
  ];
};
