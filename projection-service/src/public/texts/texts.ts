import type { Locale } from 'contracts/kernel/locales';
import type { PageTexts } from './page-texts.ts';
import { pagesEnUs } from './pages.en-us.ts';
import { pagesPtBr } from './pages.pt-br.ts';

export const pageTexts: Record<Locale, PageTexts> = { 'en-us': pagesEnUs, 'pt-br': pagesPtBr };
