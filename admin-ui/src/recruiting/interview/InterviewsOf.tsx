import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { InterviewView } from 'contracts/recruiting/interview/interview.entity';
import type { ReactNode } from 'react';
import { useGetList, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { PersonName } from '#admin-ui/recruiting/PersonName.tsx';
import { Failure } from '#admin-ui/shared/Failure.tsx';
import { Panel } from '#admin-ui/shared/Panel.tsx';
import { useResource } from '#admin-ui/shared/resource/useResource';
import { When } from '#admin-ui/shared/When.tsx';
import { InterviewStatusChip } from './interview-status.ts';

const List = styled('ul')(({ theme }) => ({
  margin: '-6px 0 -8px',
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 96px 134px',
    alignItems: 'center',
    gap: 12,
    padding: '10px 0',
  },
  '@media (max-width: 719px)': {
    '& li': { gridTemplateColumns: 'minmax(0, 1fr) auto', rowGap: 4 },
    '& li > span': { justifySelf: 'start' },
    '& small': { order: 3 },
  },
  '& li + li': { borderTop: `1px solid ${theme.palette.divider}` },
  '& a': {
    minWidth: 0,
    overflowWrap: 'anywhere',
    fontWeight: 560,
    color: theme.palette.text.primary,
    textDecoration: 'none',
  },
  '& a:hover': { textDecoration: 'underline', textUnderlineOffset: 3 },
  '& li > span': { justifySelf: 'start' },
  '& small': { fontSize: '0.8125rem', color: theme.palette.text.secondary },
}));

/** Newest interviews shown beside a candidate or a job; the list page has the others. */
const SHOWN = 10;

type Props = {
  filter: { candidateId: string | string[] } | { jobId: string } | { openInterviewId: string };
  shows: 'candidate' | 'job';
  actions?: ReactNode;
};

/** The interviews of one candidate, for one job, or of one open interview. */
export const InterviewsOf = ({ filter, shows, actions }: Props) => {
  const t = useTranslate();
  const { path, viewPath } = useResource('interviews');
  const {
    data,
    error,
    total = 0,
    refetch,
  } = useGetList<InterviewView>('interviews', {
    filter,
    sort: { field: 'updatedAt', order: 'DESC' },
    pagination: { page: 1, perPage: SHOWN },
  });
  const all = `/${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

  return (
    <Panel title={t('resources.interviews.title')} actions={actions}>
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton variant="rounded" height={96} />}
      {data?.length === 0 && (
        <Typography variant="body2" color="text.secondary">
          {t('resources.interviews.empty.title')}
        </Typography>
      )}
      {data && data.length > 0 && (
        <List>
          {data.map((interview) => (
            <li key={interview.id}>
              <Link to={viewPath(interview)}>
                {shows === 'candidate' ? <PersonName name={interview.candidateName} /> : interview.jobTitle}
              </Link>
              <small>
                <When at={interview.updatedAt} />
              </small>
              <InterviewStatusChip status={interview.status} />
            </li>
          ))}
          {total > data.length && (
            <li>
              <Link to={all}>{t('resources.interviews.showAll', { smart_count: total })}</Link>
            </li>
          )}
        </List>
      )}
    </Panel>
  );
};
