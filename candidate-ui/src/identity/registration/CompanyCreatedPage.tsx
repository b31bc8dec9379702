import './registration.words.ts';
import { Navigate, useSearchParams } from 'react-router';
import { ActionAnchor, ActionLink } from 'ui-kit/form/ActionButton.tsx';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { STAFF_HOME, safeRedirect, waysIn } from 'ui-kit/identity/session/redirect';
import { Lead } from 'ui-kit/page/Lead';
import { PageTitle } from 'ui-kit/page/PageTitle.tsx';
import { PlainFrame } from 'ui-kit/page/PlainFrame.tsx';
import { useMe } from '#candidate-ui/identity/session/me';
import { currentWorkspace, destination } from '#candidate-ui/identity/session/workspace';
import { DoneCard } from '#candidate-ui/shared/DoneCard.tsx';
import { Steps } from '#candidate-ui/shared/Steps.tsx';

const steps = ['job', 'share', 'decide'] as const;

/** Greets whoever is logged in with their company; anybody may open it (docs/product.md ID-26). */
export const CompanyCreatedPage = () => {
  const { t } = useTranslation();
  const isIn = currentWorkspace() !== null;
  const { data: me } = useMe(isIn);
  const [query] = useSearchParams();
  const redirect = safeRedirect(query.get('redirect'));
  const company = me?.currentTenant ?? me?.tenants[0];
  if (me && !company) return <Navigate to={waysIn(redirect).candidateCreated} replace />;
  return (
    <PlainFrame>
      <DoneCard>
        <PageTitle title={t('registration.companyCreated.title')}>
          {company
            ? t('registration.companyCreated.heading', { company: company.name })
            : t('registration.companyCreated.title')}
        </PageTitle>
        <Lead>{t(isIn ? 'registration.companyCreated.lead' : 'registration.logInToGoOn')}</Lead>
        <Steps steps={steps.map((step) => t(`registration.companyCreated.step.${step}`))} />
        {isIn ? (
          <ActionAnchor href={redirect ? destination(redirect) : STAFF_HOME}>
            {t('registration.companyCreated.action')}
          </ActionAnchor>
        ) : (
          <ActionLink to={waysIn(redirect).login}>{t('registration.logIn')}</ActionLink>
        )}
      </DoneCard>
    </PlainFrame>
  );
};
