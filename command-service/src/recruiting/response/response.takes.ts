import { derivedId } from 'contracts/kernel/id';
import { caused } from 'contracts/kernel/message';
import type { Question } from 'contracts/recruiting/question/question.fields';
import { MAX_GAPS, MAX_UNLIMITED_TAKES, START_GRACE_MS } from 'contracts/recruiting/response/response.choices';
import type { ResponseRecord } from 'contracts/recruiting/response/response.entity';
import { recordingIdOf } from 'contracts/recruiting/response/response.ids';
import { limitsOf, type Progress, runningTake, takesOf } from 'contracts/recruiting/response/response.progress';
import {
  assertMayTell,
  assertOpen,
  assertRecorded,
  type Decisions,
  earlierOf,
  later,
  laterOf,
  progressOf,
  refuse,
  takeOf,
} from './response.rules.ts';

/** Once: that it is looked at again is nothing new. */
export const show: Decisions['ShowQuestion'] = (command, record) => {
  assertOpen(record, command.metadata);
  const { question } = command.data;
  if (progressOf(record, question).shownAt !== null) return [];
  return [caused(command, 'ResponseQuestionShown', { responseId: record.id, questionId: question.id })];
};

/** The time to think begins once, and runs on whatever happens. */
export const think: Decisions['StartThinking'] = (command, record) => {
  assertOpen(record, command.metadata);
  const { question } = command.data;
  assertRecorded(question);
  const { thinkUntil } = progressOf(record, question);
  const { thinkTime } = limitsOf(question, record.timePercent);
  if (thinkUntil !== null) return [];
  const until = later(command.metadata.now.toISOString(), thinkTime ?? 0);
  const data = { responseId: record.id, questionId: question.id, until };
  return [
    ...show({ ...command, type: 'ShowQuestion' }, record, false),
    ...(thinkTime ? [caused(command, 'ResponseThinkingStarted', data)] : []),
  ];
};

/** Whoever begins long after the time to think has answered since its end: nobody gains time by staying away. */
const startOf = ({ takes, thinkUntil }: Progress, timeLimit: number | null, now: Date): string => {
  const isLate = thinkUntil !== null && Date.parse(thinkUntil) + START_GRACE_MS < now.getTime();
  return takes.length === 0 && timeLimit !== null && isLate ? thinkUntil : now.toISOString();
};

const assertSeen = ({ thinkTime }: Question, { shownAt, thinkUntil }: Progress): void => {
  if (shownAt === null || (thinkTime && thinkUntil === null)) throw refuse('question-not-shown', 409, 'questionId');
};

const assertNoneRuns = ({ progress }: ResponseRecord, now: Date): void => {
  if (Object.values(progress).some((one) => runningTake(one, now))) throw refuse('take-running');
};

/** A take whose time was over before it began is used up all the same; the next one begins in its place, if there is one. */
export const start: Decisions['StartTake'] = (command, record) => {
  const { now } = command.metadata;
  const { question, takeId } = command.data;
  assertOpen(record, command.metadata);
  assertRecorded(question);
  const progress = progressOf(record, question);
  assertSeen(question, progress);
  assertNoneRuns(record, now);
  const allowed = takesOf(question, progress) ?? MAX_UNLIMITED_TAKES + progress.grantedTakes;
  const used = progress.takes.length;
  if (used >= allowed) throw refuse('takes-used-up', 409, 'questionId');
  const { timeLimit } = limitsOf(question, record.timePercent);
  const started = (id: string, take: number, startedAt: string) => {
    const until = timeLimit === null ? record.expiresAt : earlierOf(later(startedAt, timeLimit), record.expiresAt);
    const ofTake = { questionId: question.id, takeId: id, take, fileId: recordingIdOf(id) };
    return caused(command, 'ResponseTakeStarted', { responseId: record.id, ...ofTake, startedAt, until });
  };
  const first = started(takeId, used + 1, startOf(progress, timeLimit, now));
  if (Date.parse(first.data.until) > now.getTime()) return [first];
  const lost = started(derivedId('lost', takeId), used + 1, first.data.startedAt);
  return used + 1 < allowed ? [lost, started(takeId, used + 2, now.toISOString())] : [lost];
};

/** What it was stopped with counts; the newest recording is the answer until another one is chosen. */
export const stop: Decisions['StopTake'] = (command, record) => {
  const { question, takeId, sha256, chunks, stoppedAt: said } = command.data;
  const { id: responseId, candidateId } = record;
  assertMayTell(record, command.metadata);
  const { take, fileId, startedAt, until, sha256: known } = takeOf(record, question, takeId);
  if (known !== null && known !== sha256) throw refuse('take-already-stopped', 409, 'sha256');
  if (known !== null) return [];
  const now = command.metadata.now.toISOString();
  const at = said === undefined ? now : laterOf(startedAt, earlierOf(new Date(said).toISOString(), now));
  if (Date.parse(at) > Date.parse(until)) throw refuse('answer-time-over', 409, 'stoppedAt');
  const questionId = question.id;
  const answerVersion = progressOf(record, question).answerVersion + 1;
  const stopped = { responseId, questionId, takeId, take, stoppedAt: at, chunks, sha256 };
  const answer = { takeId, fileId };
  return [
    caused(command, 'ResponseTakeStopped', stopped),
    caused(command, 'ResponseAnswerGiven', { responseId, candidateId, questionId, answerVersion, answer }),
  ];
};

/** The same gap told again is one; beyond the first fifty a take has no more to tell. */
export const recordGap: Decisions['RecordGap'] = (command, record) => {
  const { question, takeId, from, to } = command.data;
  assertMayTell(record, command.metadata);
  const { take, gaps } = takeOf(record, question, takeId);
  const isKnown = gaps.some((gap) => Date.parse(gap.from) === Date.parse(from));
  if (isKnown || gaps.length >= MAX_GAPS || Date.parse(to) < Date.parse(from)) return [];
  const data = { responseId: record.id, questionId: question.id, takeId, take, from, to };
  return [caused(command, 'ResponseGapRecorded', data)];
};
