import { useTranslate } from 'react-admin';

/** A person's name, or that the person was erased. */
export const PersonName = ({ name }: { name: string | null }) => {
  const t = useTranslate();
  return name === null ? <em style={{ fontWeight: 400 }}>{t('common.erasedPerson')}</em> : name;
};
