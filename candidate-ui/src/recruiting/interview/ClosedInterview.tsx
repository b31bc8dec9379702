import './closed-interview.words.ts';
import { isProblemError } from 'contracts/client/problem-error';
import { useLocation } from 'react-router';
import { ActionButton } from 'ui-kit/form/ActionButton.tsx';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { useVerificationMail } from 'ui-kit/identity/email-address/useVerificationMail';
import { portalPage } from 'ui-kit/identity/session/redirect';
import { client } from '#candidate-ui/api/client';
import { useMe } from '#candidate-ui/identity/session/me';
import { Card } from '#candidate-ui/shared/Card';
import { Failure } from '#candidate-ui/shared/Failure.tsx';
import { Notice } from '#candidate-ui/shared/Notice.tsx';

type Props = { error: unknown; onRetry: () => void };

export const isClosed = (error: unknown): boolean => isProblemError(error) && error.code === 'not-found';

const ConfirmFirst = ({ email, onRetry }: Pick<Props, 'onRetry'> & { email: string }) => {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const { message, send, canSend, isBusy } = useVerificationMail(client, portalPage(pathname));
  const said = message === 'emailAddress.unverified' ? 'closedInterview.confirmDetail' : message;
  return (
    <Notice
      icon="info"
      role="status"
      title={t('closedInterview.confirm')}
      detail={t(canSend ? said : 'closedInterview.sent', { email })}
    >
      <ActionButton onClick={onRetry}>{t('closedInterview.check')}</ActionButton>
      {canSend && (
        <ActionButton kind="quiet" aria-disabled={isBusy} onClick={() => void send()}>
          {t(isBusy ? 'emailAddress.sending' : 'emailAddress.again')}
        </ActionButton>
      )}
    </Notice>
  );
};

/**
 * An interview that names nothing for whoever is logged in: most often because they have not confirmed yet that the address the company
 * wrote to is theirs (docs/product.md POR-36). The page looks again when its tab is looked at again.
 */
export const ClosedInterview = ({ error, onRetry }: Props) => {
  const { t } = useTranslation();
  const { data: me } = useMe();
  if (!me) return <Failure error={error} onRetry={onRetry} />;
  const { email } = me;
  return (
    <Card style={{ marginTop: 20 }}>
      {me.isEmailVerified ? (
        <Notice
          icon="info"
          role="alert"
          title={t('closedInterview.notYours')}
          detail={t('closedInterview.notYoursDetail', { email })}
        >
          <ActionButton kind="quiet" onClick={onRetry}>
            {t('shell.retry')}
          </ActionButton>
        </Notice>
      ) : (
        <ConfirmFirst email={email} onRetry={onRetry} />
      )}
    </Card>
  );
};
