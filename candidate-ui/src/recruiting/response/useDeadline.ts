import './response.words.ts';
import { formatDateTime } from 'ui-kit/format/formats';
import { browserZone, zoneName } from 'ui-kit/format/time-zones';
import { useTranslation } from 'ui-kit/i18n/useTranslation';

/** Until when, in the time zone of whoever reads it, which is named. */
export const useDeadline = (expiresAt: string): string => {
  const { t, locale } = useTranslation();
  return t('response.deadline', { at: formatDateTime(expiresAt, locale), zone: zoneName(browserZone()) });
};
