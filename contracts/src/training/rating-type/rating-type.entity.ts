import { z } from 'zod';
import { entity } from '#contracts/kernel/entity';
import { requiredText } from '#contracts/kernel/text';

const MAX_SCORE = 100;

/** A word by which a company rates what somebody did, and what it counts. */
export const ratingType = entity({
  name: 'ratingType',
  context: 'training',
  plural: 'rating-types',
  permissions: 'tenant.training.ratings',
  fields: { name: requiredText(60), score: z.int().min(0).max(MAX_SCORE) },
  unique: { name: { within: 'tenant' } },
  sorts: ['score', 'name', 'updatedAt', 'createdAt'],
  search: ['name'],
});
export type RatingTypeView = typeof ratingType.types.view;
