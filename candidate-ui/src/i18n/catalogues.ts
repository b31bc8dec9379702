import type { Catalogues } from 'ui-kit/i18n/i18n';
import { enUs } from './en-us.ts';

export const portalCatalogues: Catalogues = {
  'en-us': enUs,
  'pt-br': async () => (await import('./pt-br.ts')).ptBr,
};
