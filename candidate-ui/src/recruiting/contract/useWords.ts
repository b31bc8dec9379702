import { isProblemError } from 'contracts/client/problem-error';
import { translate, type Values } from 'ui-kit/i18n/translate';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { wordsEnUs } from './words.en-us.ts';
import { wordsPtBr } from './words.pt-br.ts';

const catalogues = { 'en-us': wordsEnUs, 'pt-br': wordsPtBr };

/** Words of contracts: they come with their pages, not with the first one of the portal. */
export const useWords = () => {
  const { t, locale } = useTranslation();
  const say = (key: string, values?: Values): string =>
    translate(key, { locale, catalogues: [catalogues[locale], wordsEnUs], values });
  /** Why something was refused. */
  const problem = (error: unknown): string => {
    const code = isProblemError(error) ? error.code : 'internal-error';
    return code in wordsEnUs.problem ? say(`problem.${code}`) : t([`problem.${code}`, 'shell.failed']);
  };
  return { say, problem, t, locale };
};
