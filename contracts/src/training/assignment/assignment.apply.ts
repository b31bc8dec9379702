import * as takes from '#contracts/recruiting/response/response.apply';
import type { Progress } from '#contracts/recruiting/response/response.progress';
import { WATCH_CARRY_MS } from './assignment.choices.ts';
import { type LessonProgress, withPart } from './assignment.progress.ts';

type Lessons = { progress: Record<string, LessonProgress>; watchClock: string | null };

const ofLesson = (
  { progress }: Pick<Lessons, 'progress'>,
  lessonId: string,
  change: (before: LessonProgress) => Partial<LessonProgress>,
): Pick<Lessons, 'progress'> => {
  const before = progress[lessonId];
  return before ? { progress: { ...progress, [lessonId]: { ...before, ...change(before) } } } : { progress };
};

/** Time from when on what is played may be counted: it moves on with what was counted, and never stays far behind. */
export const watchClockAfter = (clock: string | null, ms: number, now: string): string => {
  const counted = Date.parse(clock ?? now) + ms;
  return new Date(Math.min(Date.parse(now), Math.max(counted, Date.parse(now) - WATCH_CARRY_MS))).toISOString();
};

type Started = { lessonId: string; lessonVersion: number };
export const lessonStarted = ({ lessonId, lessonVersion }: Started, { progress }: Lessons, startedAt: string) => ({
  progress: {
    ...progress,
    [lessonId]: { lessonVersion, startedAt, finishedAt: null, watched: {}, recorded: {}, answers: {} },
  },
  watchClock: startedAt,
});

type Part = { lessonId: string; stepId: string; start: number; end: number };
export const videoWatched = ({ lessonId, stepId, start, end }: Part, record: Lessons, now: string) => ({
  ...ofLesson(record, lessonId, ({ watched }) => ({
    watched: { ...watched, [stepId]: withPart(watched[stepId] ?? [], start, end) },
  })),
  watchClock: watchClockAfter(record.watchClock, end - start, now),
});

type Recorded = { progress: Record<string, Progress> };
/** What happens with the recording of an answer, in its lesson. */
const inLesson =
  <D>(change: (data: D, before: Recorded, at: string) => Recorded) =>
  (data: D & { lessonId: string }, record: Lessons, at: string) =>
    ofLesson(record, data.lessonId, ({ recorded }) => ({
      recorded: change(data, { progress: recorded }, at).progress,
    }));
export const questionShown = inLesson(takes.shown);
export const thinkingStarted = inLesson(takes.thinking);
export const takeStarted = inLesson(takes.takeStarted);
export const takeStopped = inLesson(takes.takeStopped);
export const gapRecorded = inLesson(takes.gapRecorded);

type Answered = {
  lessonId: string;
  questionId: string;
  answerVersion: number;
  points: number | null;
  possible: number | null;
};
export const questionAnswered = ({ lessonId, questionId, ...said }: Answered, record: Lessons, answeredAt: string) => {
  const { answerVersion, points, possible } = said;
  return ofLesson(record, lessonId, ({ answers }) => ({
    answers: { ...answers, [questionId]: { answerVersion, answeredAt, points, possible } },
  }));
};

export const lessonFinished = ({ lessonId }: { lessonId: string }, record: Lessons, finishedAt: string) =>
  ofLesson(record, lessonId, () => ({ finishedAt }));

/** What follows from the lessons, whatever happened. */
export const totalsOf = ({ progress }: Pick<Lessons, 'progress'>) => {
  const lessons = Object.values(progress);
  const answers = lessons.flatMap((lesson) => Object.values(lesson.answers));
  return {
    finishedLessons: lessons.filter(({ finishedAt }) => finishedAt !== null).length,
    earned: answers.reduce((sum, { points }) => sum + (points ?? 0), 0),
    unreviewed: answers.filter(({ points, possible }) => points === null && possible !== null).length,
  };
};
