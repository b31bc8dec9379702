import { useTranslate } from 'react-admin';

/** A person's name as plain text, for labels and titles. */
export const usePersonName = () => {
  const t = useTranslate();
  return (name: string | null): string => name ?? t('common.erasedPerson');
};
