import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { useSend } from 'ui-kit/api/useSend';
import { ActionAnchor, ActionButton } from 'ui-kit/form/ActionButton.tsx';
import { Alert } from 'ui-kit/form/Alert.tsx';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { safeRedirect } from 'ui-kit/identity/session/redirect';
import { Lead } from 'ui-kit/page/Lead';
import { PageTitle } from 'ui-kit/page/PageTitle.tsx';
import { PlainFrame } from 'ui-kit/page/PlainFrame.tsx';
import { useProblemText } from 'ui-kit/problem/useProblemText';
import { cache } from '#candidate-ui/api/cache';
import { destination } from '#candidate-ui/identity/session/workspace';
import { Card } from '#candidate-ui/shared/Card';
import { DoneCard } from '#candidate-ui/shared/DoneCard.tsx';
import { verifyAddress } from './email-address.ts';

const GoOn = () => {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  return (
    <ActionAnchor href={destination(safeRedirect(query.get('redirect')))}>{t('emailAddress.verify.goOn')}</ActionAnchor>
  );
};

/** The link of the mail. It is used by the button, not by opening the page: programs that look into mails open pages too. */
export const VerifyEmailPage = () => {
  const { t } = useTranslation();
  const problem = useProblemText();
  const { token = '' } = useParams();
  const [query] = useSearchParams();
  const hasMore = safeRedirect(query.get('redirect')) !== null;
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
          <Lead role="status">{t(`emailAddress.verify.${hasMore ? 'doneGoOn' : 'done'}`)}</Lead>
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
