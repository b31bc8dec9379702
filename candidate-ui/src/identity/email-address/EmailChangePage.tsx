import styled from '@emotion/styled';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useSend } from 'ui-kit/api/useSend';
import { ActionAnchor, ActionButton } from 'ui-kit/form/ActionButton.tsx';
import { Alert } from 'ui-kit/form/Alert.tsx';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { Lead } from 'ui-kit/page/Lead';
import { PageTitle } from 'ui-kit/page/PageTitle.tsx';
import { PlainFrame } from 'ui-kit/page/PlainFrame.tsx';
import { useProblemText } from 'ui-kit/problem/useProblemText';
import { cache } from '#candidate-ui/api/cache';
import { destination } from '#candidate-ui/identity/session/workspace';
import { Card } from '#candidate-ui/shared/Card';
import { DoneCard } from '#candidate-ui/shared/DoneCard.tsx';
import { confirmEmailChange, refuseEmailChange } from './email-address.ts';

const Actions = styled.div({ display: 'flex', flexWrap: 'wrap', gap: 12 });

type Outcome = 'changed' | 'agreed' | 'refused';

/** The link that either address has: agree, and from the old address refuse. Used by the buttons, not by opening the page. */
export const EmailChangePage = () => {
  const { t } = useTranslation();
  const problem = useProblemText();
  const { side: named, token = '' } = useParams();
  const side = named === 'old' ? 'old' : 'new';
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const agreeing = useSend(confirmEmailChange);
  const refusing = useSend(refuseEmailChange);
  const isBusy = agreeing.isBusy || refusing.isBusy;
  const refusal = agreeing.refusal ?? refusing.refusal;
  const isInvalid = refusal?.code === 'verification-link-invalid' || refusal?.code === 'validation-failed';

  const agree = async () => {
    const answer = isBusy ? null : await agreeing.submit({ side, token });
    if (!answer) return;
    cache.clear();
    setOutcome(answer.isChanged ? 'changed' : 'agreed');
  };
  const refuse = async () => {
    if (!isBusy && (await refusing.submit({ token }))) setOutcome('refused');
  };
  const goOn = <ActionAnchor href={destination(null)}>{t('emailAddress.verify.goOn')}</ActionAnchor>;

  if (outcome) {
    return (
      <PlainFrame>
        <DoneCard>
          <PageTitle key="done" title={t(`emailAddress.change.${outcome}Title`)} />
          <Lead role="status">{t(`emailAddress.change.${outcome}`)}</Lead>
          {goOn}
        </DoneCard>
      </PlainFrame>
    );
  }
  if (isInvalid) {
    return (
      <PlainFrame>
        <Card>
          <PageTitle key="invalid" title={t('emailAddress.verify.invalidTitle')} />
          <Lead role="status">{t('emailAddress.change.invalid')}</Lead>
          {goOn}
        </Card>
      </PlainFrame>
    );
  }
  return (
    <PlainFrame>
      <Card>
        <PageTitle title={t('emailAddress.change.pageTitle')} />
        <Lead>{t(`emailAddress.change.${side}Lead`)}</Lead>
        {refusal && <Alert>{problem(refusal.code)}</Alert>}
        <Actions style={{ marginTop: refusal ? 16 : 0 }}>
          <ActionButton aria-disabled={isBusy} onClick={() => void agree()}>
            {t('emailAddress.change.agree')}
          </ActionButton>
          {side === 'old' && (
            <ActionButton kind="quiet" aria-disabled={isBusy} onClick={() => void refuse()}>
              {t('emailAddress.change.refuse')}
            </ActionButton>
          )}
        </Actions>
      </Card>
    </PlainFrame>
  );
};
