import Button from '@mui/material/Button';
import type { InterviewView } from 'contracts/recruiting/interview/interview.entity';
import type { PendingHireView } from 'contracts/recruiting/pending-hire/pending-hire.entity';
import { useGetList, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { Allowed, useCan } from '#admin-ui/providers/me.tsx';
import { useResource } from '#admin-ui/shared/resource/useResource';

/** From an interview to the hire that came of it, or to the form that begins one. */
export const StartHireButton = ({
  record: { id: interviewId, candidateId, jobId, jobTitle },
}: {
  record: InterviewView;
}) => {
  const t = useTranslate();
  const enabled = useCan()('tenant.pendingHires.read');
  const { path, viewPath } = useResource('pending-hires');
  const { data } = useGetList<PendingHireView>(
    'pending-hires',
    { filter: { candidateId }, pagination: { page: 1, perPage: 100 }, sort: { field: 'updatedAt', order: 'DESC' } },
    { enabled, retry: false },
  );
  if (!data) return null;
  const begun = data.find((hire) => hire.interviewId === interviewId);
  if (begun)
    return (
      <Button variant="outlined" component={Link} to={viewPath(begun)}>
        {t('resources.pending-hires.view')}
      </Button>
    );
  const query = new URLSearchParams({ candidateId, interviewId, ...(jobId === null ? { jobTitle } : { jobId }) });
  return (
    <Allowed to="tenant.pendingHires.create">
      <Button variant="outlined" component={Link} to={`/${path}/create?${query}`}>
        {t('resources.pending-hires.start')}
      </Button>
    </Allowed>
  );
};
