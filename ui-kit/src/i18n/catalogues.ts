import { enUs } from './en-us.ts';
import type { Catalogues } from './i18n.ts';

/** For pages that say nothing of their own, such as a login. */
export const kitCatalogues: Catalogues = {
  'en-us': enUs,
  'pt-br': async () => (await import('./pt-br.ts')).ptBr,
};
