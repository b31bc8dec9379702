import { useTranslate } from 'react-admin';
import { formatDay } from 'ui-kit/format/formats';
import { useLocale } from 'ui-kit/preferences/preferences';

/** A day of the company's calendar; null: for ever. */
export const useDayText = () => {
  const t = useTranslate();
  const locale = useLocale();
  return (day: string | null): string => (day === null ? t('training.certificate.forEver') : formatDay(day, locale));
};

export const CertificateDay = ({ day }: { day: string | null }) => useDayText()(day);
