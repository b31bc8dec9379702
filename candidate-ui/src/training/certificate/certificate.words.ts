import { addWords } from 'ui-kit/i18n/i18n';
import { certificateEnUs } from './certificate.en-us.ts';

export const words = await addWords({
  'en-us': certificateEnUs,
  'pt-br': async () => (await import('./certificate.pt-br.ts')).certificatePtBr,
});
