import { z } from 'zod';
import { ById, endpoint } from '#contracts/kernel/endpoint';
import { Id } from '#contracts/kernel/id';
import { OfferedRating, ReviewedQuestion } from './interview-review.views.ts';

/** Answers that are shown beside one another at a time. */
export const COMPARED_ANSWERS = 24;

/** One candidate's answer to the question, with what reviewers say of it as far as whoever asks may know. */
export const ComparedAnswer = ReviewedQuestion.extend({
  responseId: Id,
  interviewId: Id,
  /** From 1, in the order in which they were handed in: what a candidate is called where names are not told. */
  number: z.int(),
  /** Null: not told, or the person was erased. */
  candidateName: z.string().nullable(),
  isHidden: z.boolean(),
  /** One's own review of that step was submitted. */
  isSubmitted: z.boolean(),
  reviewers: z.int(),
});
export type ComparedAnswer = z.infer<typeof ComparedAnswer>;

export const Comparison = z.object({
  /** Of the job, or of the open interview. */
  jobTitle: z.string(),
  /** What was asked so far in its interviews, step by step. */
  questions: z.array(z.object({ questionId: Id, text: z.string(), stepName: z.string() })),
  questionId: Id.nullable(),
  offered: z.array(OfferedRating),
  answers: z.array(ComparedAnswer),
  /** Of all candidates who were asked and are done. */
  total: z.int(),
});
export type Comparison = z.infer<typeof Comparison>;

const query = z.strictObject({
  /** The first by default. */
  questionId: Id.optional(),
  names: z.enum(['shown', 'hidden']).default('shown'),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
});

export const compareAnswers = endpoint({
  method: 'GET',
  path: '/api/tenant/jobs/:id/comparison',
  access: 'tenant.interviews.responses.read',
  summary: 'Get what all candidates of a job answered to one question, without their names if wanted',
  params: ById,
  query,
  answer: Comparison,
});
export const compareOpenAnswers = endpoint({
  method: 'GET',
  path: '/api/tenant/open-interviews/:id/comparison',
  access: 'tenant.interviews.responses.read',
  summary: 'Get what all candidates of an open interview answered to one question, without their names if wanted',
  params: ById,
  query,
  answer: Comparison,
});
