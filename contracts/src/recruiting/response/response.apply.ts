import { noProgress, type Progress, type Take } from './response.progress.ts';

/** How far the questions are, by their ids. */
type Questions = { progress: Record<string, Progress> };
/** Time in percent of what everybody has; what learners answer has none. */
type Timed = Questions & { timePercent?: number };

/** What changes of one question. */
const ofQuestion = (
  { progress }: Questions,
  id: string,
  change: (before: Progress) => Partial<Progress>,
): Questions => {
  const before = progress[id] ?? noProgress;
  return { progress: { ...progress, [id]: { ...before, ...change(before) } } };
};

type OfTake = { questionId: string; takeId: string };
const ofTake = (
  record: Questions,
  { questionId, takeId }: OfTake,
  change: (before: Take) => Partial<Take>,
): Questions =>
  ofQuestion(record, questionId, ({ takes }) => ({
    takes: takes.map((take) => (take.takeId === takeId ? { ...take, ...change(take) } : take)),
  }));

type Started = OfTake & { take: number; fileId: string; startedAt: string; until: string };
type Stopped = OfTake & { stoppedAt: string; chunks: number; sha256: string };

export const shown = ({ questionId }: { questionId: string }, record: Questions, at: string) =>
  ofQuestion(record, questionId, () => ({ shownAt: at }));

type Thinking = { questionId: string; until: string; videoSeconds?: number | undefined };
export const thinking = ({ questionId, until, videoSeconds }: Thinking, record: Timed) => {
  const { timePercent: thinkPercent } = record;
  return ofQuestion(record, questionId, () => ({
    ...{ thinkUntil: until, ...(thinkPercent && { thinkPercent }), ...(videoSeconds && { videoSeconds }) },
  }));
};

export const takeStarted = (data: Started, record: Timed, at: string) => {
  const { questionId, takeId, take, fileId, startedAt, until } = data;
  const { timePercent: percent } = record;
  const begun = {
    ...{ takeId, take, fileId, startedAt, until },
    ...{ stoppedAt: null, toldAt: null, chunks: null, sha256: null, gaps: [] },
    ...(percent && { percent }),
    ...(Date.parse(until) <= Date.parse(at) && { isLost: true }),
  };
  return ofQuestion(record, questionId, ({ takes }) => ({ takes: [...takes, begun] }));
};

export const takeStopped = (data: Stopped, record: Questions, at: string) => {
  const { stoppedAt, chunks, sha256 } = data;
  return ofTake(record, data, () => ({ stoppedAt, toldAt: at, chunks, sha256 }));
};

/** What its browser still brings is taken within the time that it had. */
export const takeEnded = (data: OfTake, record: Questions, at: string) =>
  ofTake(record, data, ({ until }) => ({ until: at, fullUntil: until }));

type Received = OfTake & { size: number; pieceCount: number; root: string; pieceSizes: readonly number[] };
export const takeReceived = (data: Received, record: Questions) => {
  const { size, pieceCount, root, pieceSizes } = data;
  return ofTake(record, data, () => ({ received: { size, pieceCount, root, isListed: pieceSizes.length > 0 } }));
};

type Interrupted = OfTake & { stoppedAt: string; sha256: string };
export const takeInterrupted = (data: Interrupted, record: Questions, at: string) => {
  const { stoppedAt, sha256 } = data;
  return ofTake(record, data, () => ({ stoppedAt, sha256, isInterrupted: true, interruptedAt: at }));
};

export const gapRecorded = (data: OfTake & { from: string; to: string }, record: Questions) =>
  ofTake(record, data, ({ gaps }) => ({ gaps: [...gaps, { from: data.from, to: data.to }] }));

export const takeGranted = ({ questionId, takes }: { questionId: string; takes: number }, record: Questions) =>
  ofQuestion(record, questionId, () => ({ grantedTakes: takes }));

type Given = { questionId: string; answerVersion: number };
export const answerGiven = (
  { questionId, answerVersion }: Given,
  record: Questions & { answeredCount: number },
  at: string,
) => ({
  ...ofQuestion(record, questionId, () => ({ answerVersion, answeredAt: at })),
  answeredCount: record.answeredCount + (record.progress[questionId]?.answeredAt ? 0 : 1),
});
