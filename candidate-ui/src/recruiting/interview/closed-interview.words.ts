import { addWords } from 'ui-kit/i18n/i18n';
import { closedInterviewEnUs } from './closed-interview.en-us.ts';

export const words = await addWords({
  'en-us': closedInterviewEnUs,
  'pt-br': async () => (await import('./closed-interview.pt-br.ts')).closedInterviewPtBr,
});
