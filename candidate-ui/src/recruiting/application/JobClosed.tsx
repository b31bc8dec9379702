import { ActionLink } from 'ui-kit/form/ActionButton.tsx';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { currentWorkspace } from '#candidate-ui/identity/session/workspace';
import { Notice } from '#candidate-ui/shared/Notice.tsx';

/** A job that is not open any more, or that never was. */
export const JobClosed = () => {
  const { t } = useTranslation();
  return (
    <Notice
      icon="briefcase"
      title={t('application.closed.title')}
      detail={t('application.closed.detail')}
      role="status"
    >
      <ActionLink to="/c/jobs/open">{t('application.closed.openJobs')}</ActionLink>
      {currentWorkspace() && (
        <ActionLink kind="quiet" to="/c/interviews/mine">
          {t('application.submitted.mine')}
        </ActionLink>
      )}
    </Notice>
  );
};
