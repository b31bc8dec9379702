import * as takes from '#contracts/recruiting/response/response.apply';
import type { Progress } from '#contracts/recruiting/response/response.progress';
import { type AssignmentStatus, WATCH_CARRY_MS } from './assignment.choices.ts';
import { isUnreviewed, type LessonProgress, type ReviewMark, withPart } from './assignment.progress.ts';

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
export const lessonStarted = ({ lessonId, lessonVersion }: Started, record: Lessons, startedAt: string) => ({
  progress: {
    ...record.progress,
    [lessonId]: { lessonVersion, startedAt, finishedAt: null, watched: {}, recorded: {}, answers: {} },
  },
  // What was played of another lesson may not have been told yet.
  watchClock: record.watchClock ?? startedAt,
});

type Part = { start: number; end: number };
type PartsOfVideo = Part & { lessonId: string; stepId: string; others: readonly Part[] };
export const videoWatched = ({ lessonId, stepId, others, ...first }: PartsOfVideo, record: Lessons, now: string) => {
  const parts = [first, ...others];
  const ms = parts.reduce((sum, { start, end }) => sum + end - start, 0);
  return {
    ...ofLesson(record, lessonId, ({ watched }) => ({
      watched: {
        ...watched,
        [stepId]: parts.reduce((all, { start, end }) => withPart(all, start, end), watched[stepId] ?? []),
      },
    })),
    watchClock: watchClockAfter(record.watchClock, ms, now),
  };
};

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
type Gap = { questionId: string; takeId: string; lostAt: string; backAt: string };
export const gapRecorded = inLesson(({ lostAt: from, backAt: to, ...of }: Gap, before) =>
  takes.gapRecorded({ ...of, from, to }, before),
);

type Answered = {
  lessonId: string;
  questionId: string;
  answerVersion: number;
  points: number | null;
  possible: number | null;
  isJudged: boolean;
  isConfirmed: boolean | null;
};
export const questionAnswered = ({ lessonId, questionId, ...said }: Answered, record: Lessons, answeredAt: string) => {
  const { answerVersion, points, possible, isJudged, isConfirmed } = said;
  const worth = { points, possible, isJudged, isConfirmed };
  return {
    ...ofLesson(record, lessonId, ({ answers }) => ({
      answers: { ...answers, [questionId]: { answerVersion, answeredAt, ...worth, reviews: {} } },
    })),
    toldEarned: null,
  };
};

/** What submitted reviews agree on: their mean, in whole points. */
export const pointsOfReviews = (reviews: Record<string, ReviewMark>): number | null => {
  const given = Object.values(reviews).flatMap(({ isOpen, points }) => (isOpen || points === null ? [] : [points]));
  return given.length === 0 ? null : Math.round(given.reduce((sum, points) => sum + points, 0) / given.length);
};

type OfReview = { lessonId: string; questionId: string; reviewerId: string };
const ofReview = (
  { lessonId, questionId, reviewerId }: OfReview,
  record: Lessons,
  change: (before: ReviewMark | undefined) => ReviewMark | undefined,
) =>
  ofLesson(record, lessonId, ({ answers }) => {
    const answer = answers[questionId];
    const mark = answer && change(answer.reviews[reviewerId]);
    if (!mark) return {};
    const reviews = { ...answer.reviews, [reviewerId]: mark };
    return { answers: { ...answers, [questionId]: { ...answer, reviews, points: pointsOfReviews(reviews) } } };
  });

type Reviewed = OfReview & { points: number | null; ratingName: string | null };
export const answerReviewed = ({ points, ratingName, ...of }: Reviewed, record: Lessons, submittedAt: string) =>
  ofReview(of, record, () => ({ points, ratingName, submittedAt, isOpen: false }));
export const reviewReopened = (of: OfReview, record: Lessons) =>
  ofReview(of, record, (mark) => mark && { ...mark, isOpen: true });

export const lessonFinished = ({ lessonId }: { lessonId: string }, record: Lessons, finishedAt: string) =>
  ofLesson(record, lessonId, () => ({ finishedAt }));

type Begun = { status: AssignmentStatus; startedAt: string | null };
/** With more time: what has not opened yet waits on for its start. */
export const statusWithTime = ({ status, startedAt }: Begun): AssignmentStatus =>
  status === 'waiting' ? status : startedAt === null ? 'open' : 'begun';

/**
 * What follows from the lessons, whatever happened. What was chosen may be changed until its lesson is finished, and counts from then
 * on: points that came with each choice would tell which one is right (docs/product.md TRA-74).
 */
export const totalsOf = ({ progress }: Pick<Lessons, 'progress'>) => {
  const lessons = Object.values(progress);
  const answers = lessons.flatMap((lesson) => Object.values(lesson.answers));
  const counted = lessons.flatMap(({ answers: all, finishedAt }) =>
    Object.values(all).filter(({ isJudged }) => !isJudged || finishedAt !== null),
  );
  return {
    finishedLessons: lessons.filter(({ finishedAt }) => finishedAt !== null).length,
    earned: counted.reduce((sum, { points }) => sum + (points ?? 0), 0),
    unreviewed: answers.filter(isUnreviewed).length,
  };
};
