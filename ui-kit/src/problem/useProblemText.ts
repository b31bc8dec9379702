import { useTranslation } from '#ui-kit/i18n/useTranslation';

/** A problem's code as a sentence. */
export const useProblemText = () => {
  const { t } = useTranslation();
  return (code: string): string => t([`problem.${code}`, 'problem.internal-error']);
};
