import { addWords } from 'ui-kit/i18n/i18n';
import { marketplaceEnUs } from './marketplace.en-us.ts';

export const words = await addWords({
  'en-us': marketplaceEnUs,
  'pt-br': async () => (await import('./marketplace.pt-br.ts')).marketplacePtBr,
});
