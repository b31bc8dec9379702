import { names } from '#admin-ui/i18n/names.en-us';
import { resourceEnUs } from '#admin-ui/shared/resource/words.en-us';

export const ratingTypeEnUs = resourceEnUs({
  ...names['rating-types'],
  detail: 'The options people choose from when they rate answers and trainings, and the points for each.',
  fields: { score: 'Score' },
  hints: { score: 'From 0 to 100.' },
  empty: { detail: 'Add the ratings that your company uses, such as “Excellent” with 5 points.' },
});

export const ratingTypeProblemEnUs = { 'rating-type-name-taken': 'A rating type with this name already exists.' };
