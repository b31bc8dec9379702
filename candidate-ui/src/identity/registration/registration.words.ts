import { addWords } from 'ui-kit/i18n/i18n';
import { registrationEnUs } from './registration.en-us.ts';

export const words = await addWords({
  'en-us': registrationEnUs,
  'pt-br': async () => (await import('./registration.pt-br.ts')).registrationPtBr,
});
