import { addWords } from '#ui-kit/i18n/i18n';
import { fileUploadEnUs } from './file-upload.en-us.ts';

export const words = await addWords({
  'en-us': fileUploadEnUs,
  'pt-br': async () => (await import('./file-upload.pt-br.ts')).fileUploadPtBr,
});
