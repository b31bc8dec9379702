import { z } from 'zod';
import { Id } from '#contracts/kernel/id';
import { Progress } from '#contracts/recruiting/response/response.progress';
import { MAX_WATCHED_PARTS } from './assignment.choices.ts';

const at = z.iso.datetime();

/** Parts of a video that were played, in milliseconds from its beginning, first to last, none touching another. */
export const Watched = z.array(z.tuple([z.int().min(0), z.int().min(0)]));
export type Watched = z.infer<typeof Watched>;

/** What one reviewer made of an answer, without what they wrote. */
const ReviewMark = z.object({
  /** Null where the answer counts for nothing. */
  points: z.int().nullable(),
  ratingName: z.string().nullable(),
  submittedAt: at,
  /** Since it was reopened it counts no more, until it is submitted again. */
  isOpen: z.boolean(),
});
export type ReviewMark = z.infer<typeof ReviewMark>;

const AnswerProgress = z.object({
  answerVersion: z.int(),
  answeredAt: at,
  /** Null until somebody has reviewed it. */
  points: z.int().nullable(),
  /** Null where it counts for nothing. */
  possible: z.int().nullable(),
  /** What was chosen is judged at once; all else waits for a review, whether it has points or not. */
  isJudged: z.boolean(),
  /** Of a question whether the lesson was read: the answer is yes. Null: it asks something else. */
  isConfirmed: z.boolean().nullable(),
  /** By reviewer. */
  reviews: z.record(z.string(), ReviewMark),
});
export type AnswerProgress = z.infer<typeof AnswerProgress>;

/** Whether nobody's review of an answer stands that takes one. */
export const isUnreviewed = ({ isJudged, reviews }: Pick<AnswerProgress, 'isJudged' | 'reviews'>): boolean =>
  !isJudged && Object.values(reviews).every(({ isOpen }) => isOpen);

/** How far somebody is in one lesson, without what they answered. */
export const LessonProgress = z.object({
  lessonVersion: z.int(),
  startedAt: at,
  finishedAt: at.nullable(),
  /** By the step whose video it is. */
  watched: z.record(Id, Watched),
  /** Questions that are answered by a recording: what was shown, and the takes of it. */
  recorded: z.record(Id, Progress),
  /** By question. */
  answers: z.record(Id, AnswerProgress),
});
export type LessonProgress = z.infer<typeof LessonProgress>;

/** The parts with one more; where there are too many, the shortest is forgotten. */
export const withPart = (watched: Watched, from: number, to: number): Watched => {
  if (to <= from) return watched;
  const apart = watched.filter(([start, end]) => end < from || start > to);
  const touching = watched.filter(([start, end]) => end >= from && start <= to);
  const one: [number, number] = [
    Math.min(from, ...touching.map(([start]) => start)),
    Math.max(to, ...touching.map(([, end]) => end)),
  ];
  const parts = [...apart, one];
  if (parts.length > MAX_WATCHED_PARTS) {
    const shortest = parts.reduce((least, part) => (part[1] - part[0] < least[1] - least[0] ? part : least));
    return parts.filter((part) => part !== shortest).sort(([start], [other]) => start - other);
  }
  return parts.sort(([start], [other]) => start - other);
};

/** Milliseconds that were played, each counted once. */
export const watchedMs = (watched: Watched): number => watched.reduce((sum, [from, to]) => sum + to - from, 0);

/** Whole percent of a video that were played. */
export const watchedPercent = (watched: Watched, videoSeconds: number): number =>
  Math.min(100, Math.floor((watchedMs(watched) / (videoSeconds * 1_000)) * 100));
