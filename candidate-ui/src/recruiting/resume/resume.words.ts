import { addWords } from 'ui-kit/i18n/i18n';
import { resumeEnUs } from './resume.en-us.ts';

export const words = await addWords({
  'en-us': resumeEnUs,
  'pt-br': async () => (await import('./resume.pt-br.ts')).resumePtBr,
});
