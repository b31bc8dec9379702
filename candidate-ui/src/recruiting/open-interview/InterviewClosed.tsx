import './open-interview.words.ts';
import { ActionLink } from 'ui-kit/form/ActionButton.tsx';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { currentWorkspace } from '#candidate-ui/identity/session/workspace';
import { Notice } from '#candidate-ui/shared/Notice.tsx';

/** An interview that is not open any more, or that never was. */
export const InterviewClosed = () => {
  const { t } = useTranslation();
  return (
    <Notice icon="info" role="status" title={t('openInterview.closed')} detail={t('openInterview.closedDetail')}>
      {currentWorkspace() && <ActionLink to="/c/interviews/mine">{t('openInterview.mine')}</ActionLink>}
    </Notice>
  );
};
