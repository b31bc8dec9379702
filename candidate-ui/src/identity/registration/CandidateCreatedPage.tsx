import './registration.words.ts';
import { useSearchParams } from 'react-router';
import { ActionAnchor, ActionLink } from 'ui-kit/form/ActionButton.tsx';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { safeRedirect, waysIn } from 'ui-kit/identity/session/redirect';
import { Lead } from 'ui-kit/page/Lead';
import { PageTitle } from 'ui-kit/page/PageTitle.tsx';
import { PlainFrame } from 'ui-kit/page/PlainFrame.tsx';
import { useMe } from '#candidate-ui/identity/session/me';
import { currentWorkspace, destination } from '#candidate-ui/identity/session/workspace';
import { ApplyStep } from '#candidate-ui/recruiting/application/ApplyStep.tsx';
import { useApplications } from '#candidate-ui/recruiting/application/applications';
import { applicationIn } from '#candidate-ui/recruiting/application/source';
import { DoneCard } from '#candidate-ui/shared/DoneCard.tsx';

/** The account is there; who came to apply finds the job again here, one click away. Anybody may open it (docs/product.md ID-26). */
export const CandidateCreatedPage = () => {
  const { t } = useTranslation();
  const isIn = currentWorkspace() !== null;
  const { data: me } = useMe(isIn);
  const [query] = useSearchParams();
  const redirect = safeRedirect(query.get('redirect'));
  const application = applicationIn(redirect);
  const { data: applications } = useApplications(isIn && application !== null);
  const isSent = applications?.some(({ jobId }) => jobId === application?.jobId) ?? false;
  const title = t('registration.candidateCreated.title');
  return (
    <PlainFrame>
      <DoneCard>
        <PageTitle title={title}>
          {me ? t('registration.candidateCreated.heading', { name: me.name }) : title}
        </PageTitle>
        {isIn ? (
          <>
            <Lead>{t(`registration.candidateCreated.${application && !isSent ? 'leadApply' : 'lead'}`)}</Lead>
            {application && <ApplyStep {...application} />}
            {!application && redirect && (
              <ActionAnchor href={destination(redirect)}>{t('registration.candidateCreated.continue')}</ActionAnchor>
            )}
            {!redirect && <ActionLink to="/c/jobs/open">{t('registration.candidateCreated.openJobs')}</ActionLink>}
          </>
        ) : (
          <>
            <Lead>{t('registration.logInToGoOn')}</Lead>
            <ActionLink to={waysIn(redirect).login}>{t('registration.logIn')}</ActionLink>
          </>
        )}
      </DoneCard>
    </PlainFrame>
  );
};
