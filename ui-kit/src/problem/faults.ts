import type { Refusal } from '#ui-kit/api/useSend';
import { useTranslation } from '#ui-kit/i18n/useTranslation';

/** What is wrong with each field, in the reader's language; an own fault of an aggregate stands among the problems. */
export const useFaults = (refusal: Refusal | null) => {
  const { t } = useTranslation();
  return (field: string): string[] =>
    (refusal?.fields[field] ?? []).map((code) => t([`field.${code}`, `problem.${code}`, 'field.field-invalid']));
};
