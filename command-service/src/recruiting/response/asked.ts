import type { Question } from 'contracts/recruiting/question/question.fields';
import { refuse } from './takes.ts';

/** The question of this step that a request names. */
export const questionIn = (questions: readonly Question[], questionId: string): Question => {
  const question = questions.find(({ id }) => id === questionId);
  if (!question) throw refuse('question-not-found', 404, 'questionId');
  return question;
};
