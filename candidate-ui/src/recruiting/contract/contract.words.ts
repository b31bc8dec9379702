import { addWords } from 'ui-kit/i18n/i18n';
import { contractEnUs } from './contract.en-us.ts';

export const words = await addWords({
  'en-us': contractEnUs,
  'pt-br': async () => (await import('./contract.pt-br.ts')).contractPtBr,
});
