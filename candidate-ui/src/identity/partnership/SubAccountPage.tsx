import './partnership.words.ts';
import { Link, useParams } from 'react-router';
import { ActionButton, ActionLink } from 'ui-kit/form/ActionButton.tsx';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { waysIn } from 'ui-kit/identity/session/redirect';
import { Lead } from 'ui-kit/page/Lead';
import { PageTitle } from 'ui-kit/page/PageTitle.tsx';
import { useProblemText } from 'ui-kit/problem/useProblemText';
import { CompanyForm } from '#candidate-ui/identity/registration/CompanyForm.tsx';
import { currentWorkspace } from '#candidate-ui/identity/session/workspace';
import { SplitFrame } from '#candidate-ui/layout/SplitFrame.tsx';
import { useFromLink } from '#candidate-ui/shared/useFromLink';
import { JoinWithCompany } from './JoinWithCompany.tsx';
import { OfferTerms } from './OfferTerms.tsx';
import { type Offer, readOffer } from './partnerships.ts';

const CLOSED = new Set(['sub-account-registration-failed', 'validation-failed', 'not-found']);

const Joining = ({ token, offer }: { token: string; offer: Offer }) => {
  const { t } = useTranslation();
  const { login } = waysIn(`/a/sub-accounts/${token}`);
  if (currentWorkspace() !== null) return <JoinWithCompany token={token} offer={offer} />;
  return (
    <>
      <p style={{ margin: '0 0 20px' }}>
        {t('partnership.haveCompany')} <Link to={login}>{t('partnership.logIn')}</Link>
      </p>
      <CompanyForm
        next={waysIn(null).companyCreated}
        login={login}
        subAccount={{ token, sharesCandidates: offer.shareCandidates }}
      />
    </>
  );
};

/**
 * The sign-up link of a group of companies: a new company, or one's own, comes under the parent. Whoever is logged in, and in
 * whichever workspace, may open it (docs/product.md PAR-9).
 */
export const SubAccountPage = () => {
  const { t } = useTranslation();
  const problem = useProblemText();
  const { token = '' } = useParams();
  const { state, again } = useFromLink(token, readOffer);
  return (
    <SplitFrame scene="staff">
      {state.is === 'checking' && <Lead role="status">{t('partnership.checking')}</Lead>}
      {state.is === 'open' && (
        <>
          <PageTitle title={t('partnership.title', { company: state.found.company })} />
          <Lead>{t('partnership.lead', { company: state.found.company, group: state.found.group })}</Lead>
          <OfferTerms offer={state.found} />
          <Joining token={token} offer={state.found} />
        </>
      )}
      {state.is === 'refused' && CLOSED.has(state.code) && (
        <>
          <PageTitle key="closed" title={t('partnership.closedTitle')} />
          <Lead>{t('partnership.closed')}</Lead>
          <ActionLink to="/a/login">{t('partnership.logIn')}</ActionLink>
        </>
      )}
      {state.is === 'refused' && !CLOSED.has(state.code) && (
        <>
          <PageTitle key="failed" title={t('partnership.failed')} />
          <Lead>{problem(state.code)}</Lead>
          <ActionButton onClick={again}>{t('partnership.retry')}</ActionButton>
        </>
      )}
    </SplitFrame>
  );
};
