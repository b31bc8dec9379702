import { addWords } from 'ui-kit/i18n/i18n';
import { openInterviewEnUs } from './open-interview.en-us.ts';

export const words = await addWords({
  'en-us': openInterviewEnUs,
  'pt-br': async () => (await import('./open-interview.pt-br.ts')).openInterviewPtBr,
});
