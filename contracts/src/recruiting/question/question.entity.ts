import { entity } from '#contracts/kernel/entity';
import { questionDefaults, questionFields } from './question.fields.ts';
import { questionUpcasts } from './question.upcasts.ts';

/** A question of the library, to be taken into sets: what a set has taken is its own from then on. */
export const question = entity({
  name: 'question',
  context: 'recruiting',
  permissions: 'tenant.questions',
  fields: questionFields,
  defaults: questionDefaults,
  upcasts: questionUpcasts,
  filters: ['responseType'],
  sorts: ['updatedAt', 'text', 'createdAt'],
  search: ['text'],
});
export type QuestionView = typeof question.types.view;
