import { addWords } from 'ui-kit/i18n/i18n';
import { liveEnUs } from './live.en-us.ts';

export const words = await addWords({
  'en-us': liveEnUs,
  'pt-br': async () => (await import('./live.pt-br.ts')).livePtBr,
});
