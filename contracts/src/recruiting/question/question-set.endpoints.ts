import { z } from 'zod';
import { endpoint } from '#contracts/kernel/endpoint';
import { Id } from '#contracts/kernel/id';
import { Question } from './question.fields.ts';

/** The questions of a set as they were: never changed. */
export const QuestionSetRevisionView = z.object({
  id: Id,
  questionSetId: Id,
  revision: z.int(),
  questions: z.array(Question),
  createdAt: z.iso.datetime(),
});
export type QuestionSetRevisionView = z.infer<typeof QuestionSetRevisionView>;

export const showQuestionSetRevision = endpoint({
  method: 'GET',
  path: '/api/tenant/question-sets/:id/revisions/:revision',
  access: 'tenant.questions.sets.read',
  summary: 'Get the questions of a set as they were in one of its revisions',
  params: z.object({ id: Id, revision: z.coerce.number().int().min(1) }),
  answer: QuestionSetRevisionView,
});
