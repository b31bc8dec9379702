import { z } from 'zod';
import { Id } from '#contracts/kernel/id';
import { responseTypes } from '#contracts/recruiting/question/question.choices';
import { responseStatuses } from './response.choices.ts';
import { MyAnswer } from './response.events.ts';

const at = z.iso.datetime();

/** A recording as its candidate sees it. */
export const MyTake = z.object({
  takeId: Id,
  take: z.int(),
  startedAt: at,
  until: at,
  stoppedAt: at.nullable(),
  fileId: Id,
  /** It was closed with what had arrived of it. */
  isInterrupted: z.boolean(),
  /** Its time was over before it began: there is nothing of it. */
  isLost: z.boolean(),
});
export type MyTake = z.infer<typeof MyTake>;

/** How far a question is. */
export const MyProgress = z.object({
  shownAt: at.nullable(),
  thinkUntil: at.nullable(),
  /** Of the time until then, for the video that is watched first. */
  videoSeconds: z.int(),
  takesUsed: z.int(),
  /** Null: as many as one likes. */
  takesLeft: z.int().nullable(),
  takes: z.array(MyTake),
  /** The take whose time runs now. */
  running: MyTake.nullable(),
  answerVersion: z.int(),
  answeredAt: at.nullable(),
});
export type MyProgress = z.infer<typeof MyProgress>;

/** A question as its candidate sees it. What is asked in a recorded one is told when its time to think or to answer has begun. */
export const MyQuestion = MyProgress.extend({
  id: Id,
  responseType: z.enum(responseTypes),
  isRequired: z.boolean(),
  /** Null: not told yet. */
  text: z.string().nullable(),
  hint: z.string(),
  instructionsVideoId: Id.nullable(),
  allowedTakes: z.int().nullable(),
  /** Seconds of this candidate. */
  timeLimit: z.int().nullable(),
  thinkTime: z.int().nullable(),
  minimumCharacters: z.int().nullable(),
  points: z.int().nullable(),
  choices: z.array(z.object({ id: Id, text: z.string() })),
  /** Its answer is final once it is given, and the right one is told then. */
  showsRightAnswer: z.boolean(),
  /** Told once it is answered, where the company wants that; the answer is final then. */
  rightChoiceIds: z.array(Id).nullable(),
  answer: MyAnswer.nullable(),
});
export type MyQuestion = z.infer<typeof MyQuestion>;

/** Another step of the same interview that is open. */
export const OpenStep = z.object({ id: Id, stepName: z.string(), expiresAt: at });
export type OpenStep = z.infer<typeof OpenStep>;

/** What a candidate is asked in a step of an interview, and how far they are. */
export const MyResponse = z.object({
  id: Id,
  interviewId: Id,
  status: z.enum(responseStatuses),
  companyName: z.string(),
  companySubdomain: z.string(),
  /** Of the job or of the open interview. */
  title: z.string(),
  stepName: z.string(),
  instructions: z.string(),
  instructionsVideoId: Id.nullable(),
  serverTime: at,
  expiresAt: at,
  timeZone: z.string(),
  /** 1 for everybody who was granted no more. */
  timeFactor: z.number(),
  openedAt: at.nullable(),
  submittedAt: at.nullable(),
  /** The question whose recording is given again; the other answers stay as they were handed in. */
  reopenedFor: Id.nullable(),
  /** In the order of their invitations. */
  alsoOpen: z.array(OpenStep),
  questions: z.array(MyQuestion),
});
export type MyResponse = z.infer<typeof MyResponse>;

/** What a step of the candidate is answered with; `question`: the one that it was about. */
export const MyStep = z.object({
  responseId: Id,
  status: z.enum(responseStatuses),
  serverTime: at,
  expiresAt: at,
  question: MyProgress.extend({ id: Id }).nullable(),
});
export type MyStep = z.infer<typeof MyStep>;
