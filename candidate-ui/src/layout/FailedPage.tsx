import { ActionButton } from 'ui-kit/form/ActionButton.tsx';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { Notice } from '#candidate-ui/shared/Notice.tsx';

/** A part of the portal that could not be loaded, as after an update, or that stopped working. */
export const FailedPage = () => {
  const { t } = useTranslation();
  return (
    <Notice icon="info" title={t('shell.reload.title')} detail={t('shell.reload.detail')} role="alert">
      <ActionButton onClick={() => window.location.reload()}>{t('shell.reload.action')}</ActionButton>
    </Notice>
  );
};
