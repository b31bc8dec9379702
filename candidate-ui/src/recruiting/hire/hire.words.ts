import { addWords } from 'ui-kit/i18n/i18n';
import { hireEnUs } from './hire.en-us.ts';

export const words = await addWords({
  'en-us': hireEnUs,
  'pt-br': async () => (await import('./hire.pt-br.ts')).hirePtBr,
});
