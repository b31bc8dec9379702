import { z } from 'zod';
import { entity } from '#contracts/kernel/entity';
import { requiredText, text } from '#contracts/kernel/text';
import { MAX_QUESTIONS } from './question.choices.ts';
import { Question } from './question.fields.ts';
import { questionSetUpcasts } from './question.upcasts.ts';

const revision = z.int().min(1);

/** Questions that are asked together. Each change of them makes a new revision; what takes the set takes one of these, for good. */
export const questionSet = entity({
  name: 'questionSet',
  context: 'recruiting',
  plural: 'question-sets',
  permissions: 'tenant.questions.sets',
  fields: {
    name: requiredText(200),
    description: text(2_000),
    questions: z.array(Question).min(1, 'questions-required').max(MAX_QUESTIONS),
    revision,
  },
  computed: ['revision'],
  defaults: { description: '', revision: 1 },
  upcasts: questionSetUpcasts,
  search: ['name', 'description'],
});
export type QuestionSetView = typeof questionSet.types.view;
export type QuestionSetEvent = typeof questionSet.types.event;
