import { type Template, templatesEnUs } from './templates.en-us.ts';
import { templatesPtBr } from './templates.pt-br.ts';

/** What documents may begin with. */
export const templatesIn = (locale: string): readonly Template[] =>
  locale === 'pt-br' ? templatesPtBr : templatesEnUs;
