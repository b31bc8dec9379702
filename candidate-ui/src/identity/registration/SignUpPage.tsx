import './registration.words.ts';
import styled from '@emotion/styled';
import { Link, useSearchParams } from 'react-router';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { portalPage, safeRedirect, waysIn } from 'ui-kit/identity/session/redirect';
import { Lead } from 'ui-kit/page/Lead';
import { PageTitle } from 'ui-kit/page/PageTitle.tsx';
import { colour } from 'ui-kit/theme/colours';
import { useSkipWhenLoggedIn } from '#candidate-ui/identity/session/useSkipWhenLoggedIn';
import { SplitFrame } from '#candidate-ui/layout/SplitFrame.tsx';
import { CandidateForm } from './CandidateForm.tsx';
import { CompanyForm } from './CompanyForm.tsx';

const Switch = styled.nav({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 4,
  padding: 4,
  marginBottom: 28,
  borderRadius: 10,
  background: colour.sunken,
  '& a': {
    display: 'grid',
    placeItems: 'center',
    minHeight: 40,
    padding: '4px 10px',
    borderRadius: 7,
    fontSize: '0.875rem',
    fontWeight: 560,
    lineHeight: 1.25,
    textAlign: 'center',
    textDecoration: 'none',
    color: colour.inkSoft,
  },
  '& a:hover': { color: colour.ink },
  '& a[aria-current]': {
    color: colour.ink,
    background: colour.surface,
    boxShadow: `0 1px 3px rgb(0 0 0 / .14), 0 0 0 1px ${colour.line}`,
  },
});
const Foot = styled.p({ marginTop: 24, fontSize: '0.875rem', color: colour.inkSoft, '& a': { fontWeight: 560 } });

/** One screen for both sign-ups, with a clear switch between them. */
export const SignUpPage = ({ variant }: { variant: 'company' | 'candidate' }) => {
  const { t } = useTranslation();
  const [query] = useSearchParams();
  const redirect = safeRedirect(query.get('redirect'));
  const ways = waysIn(redirect);
  useSkipWhenLoggedIn(redirect);
  const current = (of: typeof variant) => (of === variant ? 'page' : undefined);

  return (
    <SplitFrame scene={variant === 'company' ? 'staff' : 'candidate'}>
      <Switch aria-label={t('registration.kinds')}>
        <Link to={ways.candidate} aria-current={current('candidate')} replace>
          {t('registration.candidate.tab')}
        </Link>
        <Link to={ways.company} aria-current={current('company')} replace>
          {t('registration.company.tab')}
        </Link>
      </Switch>
      <PageTitle key={variant} title={t(`registration.${variant}.title`)} />
      <Lead>{t(`registration.${variant}.lead`)}</Lead>
      {variant === 'company' ? (
        <CompanyForm next={ways.companyCreated} login={ways.login} />
      ) : (
        <CandidateForm next={ways.candidateCreated} login={ways.login} goOnTo={portalPage(redirect)} />
      )}
      <Foot>
        {t('registration.hasAccount')} <Link to={ways.login}>{t('session.login.submit')}</Link>
      </Foot>
    </SplitFrame>
  );
};

export const CompanySignUpPage = () => <SignUpPage variant="company" />;
export const CandidateSignUpPage = () => <SignUpPage variant="candidate" />;
