import { derivedId } from 'contracts/kernel/id';
import { Rejection } from 'contracts/kernel/problem';
import { recordedTypes } from 'contracts/recruiting/question/question.choices';
import type { Question } from 'contracts/recruiting/question/question.fields';
import {
  MAX_GAPS,
  MAX_TAKE_SECONDS,
  MAX_UNLIMITED_TAKES,
  START_GRACE_MS,
} from 'contracts/recruiting/response/response.choices';
import type { ResponseRejection } from 'contracts/recruiting/response/response.entity';
import { recordingIdOf } from 'contracts/recruiting/response/response.ids';
import {
  limitsOf,
  type Progress,
  runningTake,
  type Take,
  takesOf,
} from 'contracts/recruiting/response/response.progress';

export const refuse = (code: ResponseRejection, status = 409, field?: string): Rejection =>
  new Rejection(code, status, field === undefined ? {} : { errors: { [field]: [code] } });

const later = (moment: string, seconds: number): string => new Date(Date.parse(moment) + seconds * 1_000).toISOString();
export const earlierOf = (one: string, other: string): string => (Date.parse(one) <= Date.parse(other) ? one : other);
export const laterOf = (one: string, other: string): string => (earlierOf(one, other) === one ? other : one);

export const assertRecorded = ({ responseType }: Question): void => {
  if (!recordedTypes.includes(responseType)) throw refuse('question-not-recorded', 409, 'questionId');
};

export const takeIn = ({ takes }: Progress, takeId: string): Take => {
  const take = takes.find((one) => one.takeId === takeId);
  if (!take) throw refuse('take-not-found', 404, 'takeId');
  return take;
};

/** A question of an interview or of a lesson, and how far it is. */
export type TakeRequest = { question: Question; progress: Progress; timePercent: number; now: Date };

/** Until when the time to think goes on, after the video that is watched first, which begins once and runs on whatever happens; null: there is none, or it has begun. */
export const thinkingOf = ({ question, progress, timePercent, now }: TakeRequest, videoSeconds: number) => {
  assertRecorded(question);
  const { thinkTime } = limitsOf(question, timePercent);
  if (progress.thinkUntil !== null || !thinkTime) return null;
  const until = later(now.toISOString(), thinkTime + videoSeconds);
  return { until, thinkTime, videoSeconds };
};

/** Whoever begins long after the time to think has answered since its end: nobody gains time by staying away. */
const startOf = ({ takes, thinkUntil }: Progress, timeLimit: number | null, now: Date): string => {
  const isLate = thinkUntil !== null && Date.parse(thinkUntil) + START_GRACE_MS < now.getTime();
  return takes.length === 0 && timeLimit !== null && isLate ? thinkUntil : now.toISOString();
};

const assertSeen = ({ thinkTime }: Question, { shownAt, thinkUntil }: Progress): void => {
  if (shownAt === null || (thinkTime && thinkUntil === null)) throw refuse('question-not-shown', 409, 'questionId');
};

export const assertNoneRuns = (all: readonly Progress[], now: Date): void => {
  if (all.some((one) => runningTake(one, now))) throw refuse('take-running');
};

/** A take whose time was over before it began is used up all the same; the next one begins in its place, if there is one. */
export const begunTakes = (asked: TakeRequest, { takeId, endsAt }: { takeId: string; endsAt: string }) => {
  const { question, progress, timePercent, now } = asked;
  assertRecorded(question);
  assertSeen(question, progress);
  const allowed = takesOf(question, progress) ?? MAX_UNLIMITED_TAKES + progress.grantedTakes;
  const used = progress.takes.length;
  if (used >= allowed) throw refuse('takes-used-up', 409, 'questionId');
  const { timeLimit } = limitsOf(question, timePercent);
  const begun = (id: string, take: number, startedAt: string) => {
    const until = earlierOf(later(startedAt, timeLimit ?? MAX_TAKE_SECONDS), endsAt);
    const limits = { timeLimit, takesAllowed: takesOf(question, progress) };
    return { questionId: question.id, takeId: id, take, fileId: recordingIdOf(id), startedAt, until, ...limits };
  };
  const first = begun(takeId, used + 1, startOf(progress, timeLimit, now));
  if (Date.parse(first.until) > now.getTime()) return [first];
  const lost = begun(derivedId('lost', takeId), used + 1, first.startedAt);
  return used + 1 < allowed ? [lost, begun(takeId, used + 2, now.toISOString())] : [lost];
};

type Said = { takeId: string; sha256: string; chunks: number; stoppedAt?: string | undefined };

/** What it was stopped with counts, once; null: it was stopped so already. */
export const endedTake = ({ question, progress, now }: TakeRequest, said: Said) => {
  const { takeId, sha256, chunks } = said;
  const { take, fileId, startedAt, until, fullUntil = until, sha256: known } = takeIn(progress, takeId);
  if (known !== null && known !== sha256) throw refuse('take-already-stopped', 409, 'sha256');
  if (known !== null) return null;
  const told = now.toISOString();
  const stoppedAt =
    said.stoppedAt === undefined ? told : laterOf(startedAt, earlierOf(new Date(said.stoppedAt).toISOString(), told));
  if (Date.parse(stoppedAt) > Date.parse(fullUntil)) throw refuse('answer-time-over', 409, 'stoppedAt');
  const stopped = { questionId: question.id, takeId, take, stoppedAt, chunks, sha256 };
  return { stopped, answer: { takeId, fileId } };
};

type Gap = { takeId: string; from: string; to: string };

/** The same gap told again is one; beyond the first fifty a take has no more to tell. What lies before its start or after its end is none of it. */
export const toldGap = ({ question, progress, now }: TakeRequest, { takeId, ...said }: Gap) => {
  const { take, gaps, startedAt, stoppedAt, until, fullUntil = until } = takeIn(progress, takeId);
  const from = laterOf(startedAt, new Date(said.from).toISOString());
  const to = earlierOf(stoppedAt ?? earlierOf(fullUntil, now.toISOString()), new Date(said.to).toISOString());
  const isKnown = gaps.some((gap) => Date.parse(gap.from) === Date.parse(from));
  if (isKnown || gaps.length >= MAX_GAPS || Date.parse(to) <= Date.parse(from)) return null;
  return { questionId: question.id, takeId, take, from, to };
};

/** The recording that answers, of those that were made. */
export const recordedAnswer = (progress: Progress, takeId: string) => {
  const { stoppedAt, fileId } = takeIn(progress, takeId);
  if (stoppedAt === null) throw refuse('take-not-stopped', 409, 'takeId');
  return { takeId, fileId };
};
