import './answering.words.ts';
import { useTranslation } from '#ui-kit/i18n/useTranslation';

/** Recording was to begin, and the server has not answered: its time may run. */
export const BeginWaits = ({ isWaiting }: { isWaiting: boolean }) => {
  const { t } = useTranslation();
  return isWaiting ? <p role="status">{t('answering.recording.notBegun')}</p> : null;
};
