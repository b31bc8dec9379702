import { addWords } from 'ui-kit/i18n/i18n';
import { responseEnUs } from './response.en-us.ts';

export const words = await addWords({
  'en-us': responseEnUs,
  'pt-br': async () => (await import('./response.pt-br.ts')).responsePtBr,
});
