import { addWords } from 'ui-kit/i18n/i18n';
import { outsideEnUs } from './outside.en-us.ts';

export const words = await addWords({
  'en-us': outsideEnUs,
  'pt-br': async () => (await import('./outside.pt-br.ts')).outsidePtBr,
});
