import { addWords } from 'ui-kit/i18n/i18n';
import { mediaEnUs } from './media.en-us.ts';

export const words = await addWords({
  'en-us': mediaEnUs,
  'pt-br': async () => (await import('./media.pt-br.ts')).mediaPtBr,
});
