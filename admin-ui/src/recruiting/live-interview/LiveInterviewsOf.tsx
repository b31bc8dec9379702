import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { InterviewView } from 'contracts/recruiting/interview/interview.entity';
import type { LiveInterviewView } from 'contracts/recruiting/live-interview/live-interview.entity';
import { useGetList, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { Failure } from '#admin-ui/shared/Failure.tsx';
import { Panel } from '#admin-ui/shared/Panel.tsx';
import { useResource } from '#admin-ui/shared/resource/useResource';
import { LiveTime } from './LiveTime.tsx';
import { LiveStatusChip } from './live-interview-status.ts';

const List = styled('ul')(({ theme }) => ({
  margin: '-6px 0 -8px',
  padding: 0,
  listStyle: 'none',
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4px 16px',
    padding: '10px 0',
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
  '& small': { display: 'block', fontSize: '0.8125rem', color: theme.palette.text.secondary },
}));

/** As many as anybody meets a candidate. */
const SHOWN = 20;

/** When people of the company meet the candidate of an interview. */
export const LiveInterviewsOf = ({ record: { id, candidateName } }: { record: InterviewView }) => {
  const t = useTranslate();
  const { path, viewPath } = useResource('live-interviews');
  const { data, error, refetch } = useGetList<LiveInterviewView>('live-interviews', {
    filter: { interviewId: id },
    sort: { field: 'endsAt', order: 'DESC' },
    pagination: { page: 1, perPage: SHOWN },
  });
  return (
    <Panel
      title={t('resources.live-interviews.title')}
      actions={
        candidateName !== null && (
          <Allowed to="tenant.interviews.lives.create">
            <Button size="small" variant="outlined" component={Link} to={`/${path}/create?interviewId=${id}`}>
              {t('resources.live-interviews.plan')}
            </Button>
          </Allowed>
        )
      }
    >
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton variant="rounded" height={64} />}
      {data?.length === 0 && (
        <Typography variant="body2" color="text.secondary">
          {t('resources.live-interviews.none')}
        </Typography>
      )}
      {data && data.length > 0 && (
        <List>
          {data.map((live) => (
            <li key={live.id}>
              <Link to={viewPath(live)}>
                <LiveTime {...live} />
                <small>{live.title}</small>
              </Link>
              <LiveStatusChip status={live.status} />
            </li>
          ))}
        </List>
      )}
    </Panel>
  );
};
