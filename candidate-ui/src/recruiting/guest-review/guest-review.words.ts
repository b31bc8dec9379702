import { addWords } from 'ui-kit/i18n/i18n';
import { guestReviewEnUs } from './guest-review.en-us.ts';

export const words = await addWords({
  'en-us': guestReviewEnUs,
  'pt-br': async () => (await import('./guest-review.pt-br.ts')).guestReviewPtBr,
});
