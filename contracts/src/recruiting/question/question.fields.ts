import { z } from 'zod';
import { Id } from '#contracts/kernel/id';
import { requiredText, text } from '#contracts/kernel/text';
import { MAX_CHOICES, MAX_POINTS, MAX_SECONDS, MAX_TAKES, responseTypes } from './question.choices.ts';

const Choice = z.strictObject({ id: Id, text: requiredText(500), isRight: z.boolean() });
type Choice = z.infer<typeof Choice>;

const sameText = ({ text: one }: Choice, { text: other }: Choice): boolean =>
  one.normalize('NFKC').toLowerCase() === other.normalize('NFKC').toLowerCase();

/** What is asked, and how it is answered. */
export const questionFields = {
  text: requiredText(2_000),
  responseType: z.enum(responseTypes),
  hint: text(500),
  /** A video of the library that is watched first. */
  instructionsVideoId: Id.nullable(),
  isRequired: z.boolean(),
  /** Recordings that may be made; null: as many as one likes. */
  allowedTakes: z.int().min(1).max(MAX_TAKES).nullable(),
  /** Seconds of an answer; null: as long as one likes. */
  timeLimit: z.int().min(5).max(MAX_SECONDS).nullable(),
  /** Seconds before the answer begins. */
  thinkTime: z.int().min(0).max(MAX_SECONDS).nullable(),
  /** Of a written answer. */
  minimumCharacters: z.int().min(1).max(10_000).nullable(),
  points: z.int().min(0).max(MAX_POINTS).nullable(),
  /** Of multiple choice. */
  choices: z
    .array(Choice)
    .max(MAX_CHOICES)
    .refine((choices) => choices.every((one, at) => choices.findIndex((other) => sameText(one, other)) === at), {
      message: 'choices-repeated',
    }),
  /** Said once it was answered. */
  showsRightAnswer: z.boolean(),
};

export const questionDefaults = {
  hint: '',
  instructionsVideoId: null,
  isRequired: true,
  allowedTakes: null,
  timeLimit: null,
  thinkTime: null,
  minimumCharacters: null,
  points: null,
  choices: [],
  showsRightAnswer: false,
};

/** A question among those of a set. */
export const Question = z.strictObject({ id: Id, ...questionFields });
export type Question = z.infer<typeof Question>;

/** What is wrong with a question as a whole; null: nothing. */
export const questionFault = ({
  responseType,
  choices,
}: Pick<Question, 'responseType' | 'choices'>): QuestionRejection | null => {
  if (responseType !== 'multiple-choice') return null;
  if (choices.length < 2) return 'question-choices-required';
  return choices.some(({ isRight }) => isRight) ? null : 'question-right-choice-required';
};

/** Every way questions and their sets may refuse beyond those of any entity. */
export type QuestionRejection =
  | 'question-choices-required' // there is nothing to choose between
  | 'question-right-choice-required' // none of them is right
  | 'question-video-not-found' // no completed video of the library
  | 'question-set-not-found'; // or not in that version
