import { Navigate, useSearchParams } from 'react-router';
import { ActionAnchor } from 'ui-kit/form/ActionButton.tsx';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { CANDIDATE_HOME, STAFF_HOME, safeRedirect } from 'ui-kit/identity/session/redirect';
import { Lead } from 'ui-kit/page/Lead';
import { PageTitle } from 'ui-kit/page/PageTitle.tsx';
import { PlainFrame } from 'ui-kit/page/PlainFrame.tsx';
import { useMe } from '#candidate-ui/identity/session/me';
import { useRequireLogin } from '#candidate-ui/identity/session/useRequireLogin';
import { destination } from '#candidate-ui/identity/session/workspace';
import { DoneCard } from '#candidate-ui/shared/DoneCard.tsx';
import { Steps } from '#candidate-ui/shared/Steps.tsx';

const steps = ['job', 'share', 'decide'] as const;

export const CompanyCreatedPage = () => {
  const { t } = useTranslation();
  const isIn = useRequireLogin();
  const { data: me } = useMe(isIn);
  const [query] = useSearchParams();
  const redirect = safeRedirect(query.get('redirect'));
  const company = me?.currentTenant ?? me?.tenants[0];
  if (!isIn) return null;
  if (me && !company) return <Navigate to={CANDIDATE_HOME} replace />;
  return (
    <PlainFrame>
      <DoneCard>
        <PageTitle title={t('registration.companyCreated.title')}>
          {company
            ? t('registration.companyCreated.heading', { company: company.name })
            : t('registration.companyCreated.title')}
        </PageTitle>
        <Lead>{t('registration.companyCreated.lead')}</Lead>
        <Steps steps={steps.map((step) => t(`registration.companyCreated.step.${step}`))} />
        <ActionAnchor href={redirect ? destination(redirect) : STAFF_HOME}>
          {t('registration.companyCreated.action')}
        </ActionAnchor>
      </DoneCard>
    </PlainFrame>
  );
};
