import Skeleton from '@mui/material/Skeleton';
import type { CandidateView } from 'contracts/recruiting/candidate/candidate.entity';
import type { InterviewView } from 'contracts/recruiting/interview/interview.entity';
import { ResourceContextProvider, useGetList, useGetOne, useTranslate } from 'react-admin';
import { Navigate, useParams } from 'react-router';
import { Page } from '#admin-ui/layout/Page.tsx';
import { codeOf } from '#admin-ui/providers/problems';
import { ChangeStatusPanel } from '#admin-ui/recruiting/interview/ChangeStatusPanel.tsx';
import { InterviewLog } from '#admin-ui/recruiting/interview/InterviewLog.tsx';
import { InterviewStatusChip } from '#admin-ui/recruiting/interview/interview-status';
import { Failure } from '#admin-ui/shared/Failure.tsx';
import { Notice } from '#admin-ui/shared/Notice.tsx';
import { TwoColumns } from '#admin-ui/shared/Panel.tsx';
import { RecordNotFound } from '#admin-ui/shared/RecordNotFound.tsx';
import { RecordPage } from '#admin-ui/shared/RecordPage.tsx';
import { useDescription } from '#admin-ui/shared/resource/description';
import { useCrumbs } from '#admin-ui/shared/resource/useCrumbs';

/** The way to what is shown of one candidate. */
const useCandidateCrumbs = () => {
  const t = useTranslate();
  const description = useDescription();
  const crumbs = useCrumbs(description);
  return (candidate: CandidateView) => [
    ...crumbs,
    { label: description.nameOf(candidate, t), to: description.viewPath(candidate) },
  ];
};

const NoInterview = ({ candidate }: { candidate: CandidateView }) => {
  const t = useTranslate();
  const { icon } = useDescription();
  const crumbs = useCandidateCrumbs()(candidate);
  return (
    <Page title={t('resources.candidates.lastInterview')} crumbs={crumbs}>
      <Notice
        icon={icon}
        title={t('resources.candidates.noInterview')}
        detail={t('resources.candidates.noInterviewDetail')}
      />
    </Page>
  );
};

const Interview = ({ candidate, interviewId }: { candidate: CandidateView; interviewId: string }) => {
  const crumbs = useCandidateCrumbs()(candidate);
  const { data, error, refetch } = useGetOne<InterviewView>('interviews', { id: interviewId }, { retry: false });
  const isTheirs = data !== undefined && [candidate.id, ...candidate.mergedIds].includes(data.candidateId);
  if (!data && !error) return <Skeleton variant="rounded" height={300} />;
  if (error && codeOf(error) !== 'not-found') return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data || !isTheirs) return <RecordNotFound crumbs={crumbs} />;
  return (
    <ResourceContextProvider value="interviews">
      <Page title={data.jobTitle} crumbs={crumbs} badge={<InterviewStatusChip status={data.status} />}>
        <TwoColumns>
          <InterviewLog record={data} />
          <div data-first>
            <ChangeStatusPanel record={data} />
          </div>
        </TwoColumns>
      </Page>
    </ResourceContextProvider>
  );
};

/** One interview of a candidate, among what is known of them. */
export const CandidateInterviewPage = () => {
  const t = useTranslate();
  const { interviewId = '' } = useParams();
  const description = useDescription();
  const crumbs = useCrumbs(description);
  return (
    <RecordPage<CandidateView>
      resource={description.name}
      crumbs={crumbs}
      title={t('resources.candidates.name', { smart_count: 1 })}
    >
      {(candidate) => <Interview candidate={candidate} interviewId={interviewId} />}
    </RecordPage>
  );
};

const Newest = ({ candidate }: { candidate: CandidateView }) => {
  const { path } = useDescription();
  const { data, error, refetch } = useGetList<InterviewView>('interviews', {
    filter: { candidateId: [candidate.id, ...candidate.mergedIds] },
    sort: { field: 'createdAt', order: 'DESC' },
    pagination: { page: 1, perPage: 1 },
  });
  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={300} />;
  const [newest] = data;
  if (!newest) return <NoInterview candidate={candidate} />;
  return <Navigate to={`/${path}/${candidate.id}/interviews/${newest.id}`} replace />;
};

/** Leads to the newest interview of a candidate. */
export const LastInterviewPage = () => {
  const t = useTranslate();
  const description = useDescription();
  const crumbs = useCrumbs(description);
  return (
    <RecordPage<CandidateView>
      resource={description.name}
      crumbs={crumbs}
      title={t('resources.candidates.name', { smart_count: 1 })}
    >
      {(candidate) => <Newest candidate={candidate} />}
    </RecordPage>
  );
};
