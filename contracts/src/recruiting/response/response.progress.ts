import { z } from 'zod';
import { Id } from '#contracts/kernel/id';
import type { Question } from '#contracts/recruiting/question/question.fields';
import { isWaiting, type ResponseStatus } from './response.choices.ts';

/** One recording of an answer. */
export const Take = z.object({
  takeId: Id,
  /** 1 for the first of its question. */
  take: z.int(),
  startedAt: z.iso.datetime(),
  /** When its time is over: the server's clock. */
  until: z.iso.datetime(),
  /** When it would have been over, where it was ended because nothing of it came any more; left out: it was not. */
  fullUntil: z.iso.datetime().optional(),
  /** Null: it runs, or nothing has been said of it since its time was over. */
  stoppedAt: z.iso.datetime().nullable(),
  /** When the server was told; later than `stoppedAt` after a broken connection. */
  toldAt: z.iso.datetime().nullable(),
  chunks: z.int().nullable(),
  sha256: z.string().nullable(),
  /** The file that its upload makes. */
  fileId: Id,
  gaps: z.array(z.object({ from: z.iso.datetime(), to: z.iso.datetime() })),
  /** Time of this person when it was started, in percent of what everybody has; left out: everybody has the same. */
  percent: z.int().optional(),
  /** What came of it, without the list of its pieces; left out: not all of it yet, or from before pieces were hashed. */
  received: z.object({ size: z.int(), pieceCount: z.int(), root: z.string(), isListed: z.boolean() }).optional(),
  /** It was closed with what had arrived. */
  isInterrupted: z.boolean().optional(),
  /** When that was; left out: it was not. */
  interruptedAt: z.iso.datetime().optional(),
  /** Its time was over before it began: there is nothing of it. */
  isLost: z.boolean().optional(),
});
export type Take = z.infer<typeof Take>;

/** How far one question is, without what was answered. */
export const Progress = z.object({
  shownAt: z.iso.datetime().nullable(),
  thinkUntil: z.iso.datetime().nullable(),
  /** As `percent` of a take, when the time to think began. */
  thinkPercent: z.int().optional(),
  /** Of the video that is watched first, beside the time to think; left out: none. */
  videoSeconds: z.int().optional(),
  takes: z.array(Take),
  /** Takes that were granted beyond those of the question. */
  grantedTakes: z.int(),
  /** Answers that were given, each in the place of the one before. */
  answerVersion: z.int(),
  answeredAt: z.iso.datetime().nullable(),
});
export type Progress = z.infer<typeof Progress>;

export const noProgress: Progress = {
  shownAt: null,
  thinkUntil: null,
  takes: [],
  grantedTakes: 0,
  answerVersion: 0,
  answeredAt: null,
};

type Limits = Pick<Question, 'thinkTime' | 'timeLimit'>;
const scaled = (seconds: number | null, percent: number): number | null =>
  seconds === null ? null : Math.ceil((seconds * percent) / 100);

/** Seconds of one person: those of everybody, and the time that they were given beyond it. */
export const limitsOf = ({ thinkTime, timeLimit }: Limits, timePercent: number): Limits => ({
  thinkTime: scaled(thinkTime, timePercent),
  timeLimit: scaled(timeLimit, timePercent),
});

/** Recordings that may be made; null: as many as one likes. */
export const takesOf = ({ allowedTakes }: Pick<Question, 'allowedTakes'>, { grantedTakes }: Progress): number | null =>
  allowedTakes === null ? null : allowedTakes + grantedTakes;

/** Whether a step is answered still: it was not handed in or taken back, and its deadline is to come. */
export const isAnswerable = (
  { status, expiresAt }: { status: ResponseStatus; expiresAt: string },
  now: Date,
): boolean => isWaiting(status) && Date.parse(expiresAt) > now.getTime();

/** The take whose time runs now. */
export const runningTake = ({ takes }: Pick<Progress, 'takes'>, now: Date): Take | undefined =>
  takes.find(({ stoppedAt, until }) => stoppedAt === null && Date.parse(until) > now.getTime());
