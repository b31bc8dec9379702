import './portal-access.words.ts';
import styled from '@emotion/styled';
import { useState } from 'react';
import { useSend } from 'ui-kit/api/useSend';
import { ActionButton, ActionLink } from 'ui-kit/form/ActionButton.tsx';
import { Alert } from 'ui-kit/form/Alert.tsx';
import { CheckInput } from 'ui-kit/form/CheckInput.tsx';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { Lead } from 'ui-kit/page/Lead';
import { PageTitle } from 'ui-kit/page/PageTitle.tsx';
import { useProblemText } from 'ui-kit/problem/useProblemText';
import { confirmAccess, type PortalAccess } from './portal-access.ts';

const Form = styled.form({ display: 'grid', gap: 16 });

/** What follows from confirming, and the button that does it: programs that look into mails open pages too. */
export const ConfirmAccess = ({ token, access }: { token: string; access: PortalAccess }) => {
  const { t } = useTranslation();
  const problem = useProblemText();
  const [isAgreed, agree] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const [isNew, setNew] = useState<boolean | null>(null);
  const { submit, refusal, isBusy } = useSend(confirmAccess);
  const { company, email, hasAccount } = access;

  const confirm = async () => {
    setMissing(!isAgreed);
    if (!isAgreed || isBusy) return;
    const done = await submit({ token, employerContact: true });
    if (done) setNew(done.isNew);
  };

  if (isNew !== null)
    return (
      <>
        <PageTitle key="done" title={t('portalAccess.doneTitle')} />
        <Lead role="status">{t(isNew ? 'portalAccess.done' : 'portalAccess.doneOwn', { company, email })}</Lead>
        <ActionLink to="/a/login">{t('portalAccess.logIn')}</ActionLink>
      </>
    );
  return (
    <>
      <PageTitle title={t('portalAccess.title', { company })} />
      <Lead>{t(hasAccount ? 'portalAccess.leadOwn' : 'portalAccess.lead', { company, email })}</Lead>
      <Form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void confirm();
        }}
      >
        {refusal && <Alert>{problem(refusal.code)}</Alert>}
        <CheckInput
          label={t('portalAccess.agree', { company })}
          required
          checked={isAgreed}
          faults={isMissing ? [t('portalAccess.agreeMissing')] : []}
          onChange={({ target }) => agree(target.checked)}
        />
        <ActionButton type="submit" disabled={isBusy}>
          {t('portalAccess.confirm')}
        </ActionButton>
      </Form>
    </>
  );
};
