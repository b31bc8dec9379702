import { useState } from 'react';
import { useParams } from 'react-router';
import { cache } from '#candidate-ui/api/cache';
import { useSend } from '#candidate-ui/api/useSend';
import { useTranslation } from '#candidate-ui/i18n/useTranslation';
import { destination } from '#candidate-ui/identity/session/workspace';
import { PlainFrame } from '#candidate-ui/layout/PlainFrame.tsx';
import { ActionAnchor, ActionButton } from '#candidate-ui/shared/ActionButton.tsx';
import { Alert } from '#candidate-ui/shared/Alert.tsx';
import { Card } from '#candidate-ui/shared/Card';
import { DoneCard } from '#candidate-ui/shared/DoneCard.tsx';
import { Lead } from '#candidate-ui/shared/Lead';
import { PageTitle } from '#candidate-ui/shared/PageTitle.tsx';
import { useProblemText } from '#candidate-ui/shared/useProblemText';
import { verifyAddress } from './email-address.ts';

const GoOn = () => {
  const { t } = useTranslation();
  return <ActionAnchor href={destination(null)}>{t('emailAddress.verify.goOn')}</ActionAnchor>;
};

/** The link of the mail. It is used by the button, not by opening the page: programs that look into mails open pages too. */
export const VerifyEmailPage = () => {
  const { t } = useTranslation();
  const problem = useProblemText();
  const { token = '' } = useParams();
  const [isDone, setDone] = useState(false);
  const { submit, refusal, isBusy } = useSend(verifyAddress);
  const isInvalid = refusal?.code === 'verification-link-invalid' || refusal?.code === 'validation-failed';

  const confirm = async () => {
    if (isBusy || !(await submit(token))) return;
    cache.clear();
    setDone(true);
  };

  if (isDone) {
    return (
      <PlainFrame>
        <DoneCard>
          <PageTitle key="done" title={t('emailAddress.verify.doneTitle')} />
          <Lead role="status">{t('emailAddress.verify.done')}</Lead>
          <GoOn />
        </DoneCard>
      </PlainFrame>
    );
  }
  return (
    <PlainFrame>
      <Card>
        {isInvalid ? (
          <>
            <PageTitle key="invalid" title={t('emailAddress.verify.invalidTitle')} />
            <Lead role="status">{t('emailAddress.verify.invalid')}</Lead>
            <GoOn />
          </>
        ) : (
          <>
            <PageTitle title={t('emailAddress.verify.title')} />
            <Lead>{t('emailAddress.verify.lead')}</Lead>
            {refusal && <Alert>{problem(refusal.code)}</Alert>}
            <ActionButton aria-disabled={isBusy} onClick={() => void confirm()} style={{ marginTop: refusal ? 16 : 0 }}>
              {t(isBusy ? 'emailAddress.verify.submitting' : 'emailAddress.verify.submit')}
            </ActionButton>
          </>
        )}
      </Card>
    </PlainFrame>
  );
};
