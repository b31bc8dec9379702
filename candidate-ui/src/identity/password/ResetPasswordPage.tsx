import styled from '@emotion/styled';
import { Link, useParams } from 'react-router';
import { ActionLink } from 'ui-kit/form/ActionButton.tsx';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { Lead } from 'ui-kit/page/Lead';
import { PageTitle } from 'ui-kit/page/PageTitle.tsx';
import { SplitFrame } from '#candidate-ui/layout/SplitFrame.tsx';
import { ResetPasswordForm } from './ResetPasswordForm.tsx';
import { useResetLink } from './useResetLink.ts';

const Foot = styled.p({ marginTop: 24, fontSize: '0.875rem', '& a': { fontWeight: 560 } });

/** A link from a mail: the form where it still works, else why it does not and how to get another. */
export const ResetPasswordPage = () => {
  const { t } = useTranslation();
  const { token = '', email = '' } = useParams();
  const { state, isInvalid } = useResetLink({ token, email });
  return (
    <SplitFrame scene="staff">
      {state === 'checking' && <Lead role="status">{t('password.reset.checking')}</Lead>}
      {state === 'valid' && (
        <>
          <PageTitle title={t('password.reset.title')} />
          <Lead>{t('password.reset.lead', { email })}</Lead>
          <ResetPasswordForm link={{ token, email }} onInvalid={isInvalid} />
        </>
      )}
      {state === 'invalid' && (
        <>
          <PageTitle key="invalid" title={t('password.reset.invalidTitle')} />
          <Lead>{t('password.reset.invalid')}</Lead>
          <ActionLink to="/a/forgot-password">{t('password.reset.askAgain')}</ActionLink>
        </>
      )}
      <Foot>
        <Link to="/a/login">{t('password.back')}</Link>
      </Foot>
    </SplitFrame>
  );
};
