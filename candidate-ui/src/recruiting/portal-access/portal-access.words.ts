import { addWords } from 'ui-kit/i18n/i18n';
import { portalAccessEnUs } from './portal-access.en-us.ts';

export const words = await addWords({
  'en-us': portalAccessEnUs,
  'pt-br': async () => (await import('./portal-access.pt-br.ts')).portalAccessPtBr,
});
