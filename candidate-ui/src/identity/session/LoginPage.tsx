import { useParams } from 'react-router';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { isForCandidates, safeRedirect } from 'ui-kit/identity/session/redirect';
import { Lead } from 'ui-kit/page/Lead';
import { PageTitle } from 'ui-kit/page/PageTitle.tsx';
import { SplitFrame } from '#candidate-ui/layout/SplitFrame.tsx';
import { LoginForm } from './LoginForm.tsx';
import { SignUpLinks } from './SignUpLinks.tsx';
import { useSkipWhenLoggedIn } from './useSkipWhenLoggedIn.ts';

export const LoginPage = () => {
  const { t } = useTranslation();
  const { '*': rest = '' } = useParams();
  const redirect = safeRedirect(rest && (rest.startsWith('/') ? rest : `/${rest}`));
  const isCandidate = isForCandidates(redirect);
  useSkipWhenLoggedIn(redirect);

  return (
    <SplitFrame scene={isCandidate ? 'candidate' : 'staff'}>
      <PageTitle title={t('session.login.title')}>{t('session.login.heading')}</PageTitle>
      <Lead>{t(isCandidate ? 'session.login.leadCandidate' : 'session.login.lead')}</Lead>
      <LoginForm redirect={redirect} />
      <SignUpLinks redirect={redirect} />
    </SplitFrame>
  );
};
