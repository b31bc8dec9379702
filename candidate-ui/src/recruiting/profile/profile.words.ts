import { addWords } from 'ui-kit/i18n/i18n';
import { profileEnUs } from './profile.en-us.ts';

export const words = await addWords({
  'en-us': profileEnUs,
  'pt-br': async () => (await import('./profile.pt-br.ts')).profilePtBr,
});
