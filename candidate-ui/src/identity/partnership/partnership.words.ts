import { addWords } from 'ui-kit/i18n/i18n';
import { partnershipEnUs } from './partnership.en-us.ts';

export const words = await addWords({
  'en-us': partnershipEnUs,
  'pt-br': async () => (await import('./partnership.pt-br.ts')).partnershipPtBr,
});
