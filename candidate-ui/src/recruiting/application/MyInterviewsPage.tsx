import { progressSteps } from 'contracts/recruiting/interview/interview.statuses';
import { ActionLink } from 'ui-kit/form/ActionButton.tsx';
import { useTranslation } from 'ui-kit/i18n/useTranslation';
import { Page } from '#candidate-ui/layout/Page.tsx';
import { PageSkeleton } from '#candidate-ui/layout/PageSkeleton.tsx';
import { HiresBanner } from '#candidate-ui/recruiting/hire/HiresBanner.tsx';
import { Card } from '#candidate-ui/shared/Card';
import { Failure } from '#candidate-ui/shared/Failure.tsx';
import { Notice } from '#candidate-ui/shared/Notice.tsx';
import { interviewsOf, type MyInterview, useApplications, useInvitations } from './applications.ts';
import { ProgressGroup } from './ProgressGroup.tsx';

const NoApplications = () => {
  const { t } = useTranslation();
  return (
    <Card>
      <Notice icon="list" title={t('application.mine.empty.title')} detail={t('application.mine.empty.detail')}>
        <ActionLink to="/c/jobs/open">{t('application.mine.empty.action')}</ActionLink>
      </Notice>
    </Card>
  );
};

const Groups = ({ interviews }: { interviews: readonly MyInterview[] }) =>
  progressSteps.map((step) => (
    <ProgressGroup key={step} step={step} interviews={interviews.filter(({ progress }) => progress === step)} />
  ));

/** What one applied for or was invited to, and where it stands: the first page of a candidate. */
export const MyInterviewsPage = () => {
  const { t } = useTranslation();
  const applications = useApplications();
  const invitations = useInvitations();
  const data = applications.data && invitations.data && interviewsOf(applications.data, invitations.data);
  const error = applications.error ?? invitations.error;
  const reload = () => {
    applications.reload();
    invitations.reload();
  };
  if (!data && !error) return <PageSkeleton />;
  return (
    <Page title={t('application.mine.title')} lead={t('application.mine.lead')}>
      <HiresBanner />
      {!data && <Failure error={error} onRetry={reload} />}
      {data?.length === 0 && <NoApplications />}
      {data && data.length > 0 && <Groups interviews={data} />}
    </Page>
  );
};
