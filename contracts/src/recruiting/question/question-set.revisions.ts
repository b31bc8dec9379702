import type { Question } from './question.fields.ts';
import type { QuestionSetEvent } from './question-set.entity.ts';

/** How the questions of one revision follow from a set's events. */
export const questionsAt = (revision: number) => ({
  initialState: (): readonly Question[] | null => null,
  evolve: (found: readonly Question[] | null, event: QuestionSetEvent): readonly Question[] | null => {
    if (event.type !== 'QuestionSetCreated' && event.type !== 'QuestionSetChanged') return found;
    const { revision: made, questions } = event.type === 'QuestionSetCreated' ? event.data : event.data.to;
    return made === revision && questions ? questions : found;
  },
});
