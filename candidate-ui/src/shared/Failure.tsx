import { isProblemError } from 'contracts/client/problem-error';
import { ActionButton } from 'ui-kit/form/ActionButton.tsx';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { Notice } from './Notice.tsx';
import { useIsOnline } from './useIsOnline.ts';

/** What was asked for could not be read: why, and another attempt. */
export const Failure = ({ error, onRetry }: { error: unknown; onRetry: () => void }) => {
  const { t } = useTranslation();
  const isOnline = useIsOnline();
  const code = isProblemError(error) ? error.code : 'internal-error';
  const detail = isOnline ? t([`problem.${code}`, 'problem.internal-error']) : t('shell.offline.detail');
  return (
    <Notice
      icon={isOnline ? 'info' : 'offline'}
      title={t(isOnline ? 'shell.failed' : 'shell.offline.title')}
      detail={detail}
      role="alert"
    >
      <ActionButton kind="quiet" onClick={onRetry}>
        {t('shell.retry')}
      </ActionButton>
    </Notice>
  );
};
