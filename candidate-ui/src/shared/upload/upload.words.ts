import { addWords } from 'ui-kit/i18n/i18n';
import { portalUploadEnUs } from './upload.en-us.ts';

export const words = await addWords({
  'en-us': portalUploadEnUs,
  'pt-br': async () => (await import('./upload.pt-br.ts')).portalUploadPtBr,
});
