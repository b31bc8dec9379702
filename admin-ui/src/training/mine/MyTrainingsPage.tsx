import AssignmentTurnedInOutlined from '@mui/icons-material/AssignmentTurnedInOutlined';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import type { MyTraining } from 'contracts/training/assignment/assignment.views';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { Page } from '#admin-ui/layout/Page.tsx';
import { Failure } from '#admin-ui/shared/Failure.tsx';
import { Notice } from '#admin-ui/shared/Notice.tsx';
import { When } from '#admin-ui/shared/When.tsx';
import { AssignmentChip } from '#admin-ui/training/assignment-status';
import { MY_CERTIFICATES_PATH } from '#admin-ui/training/certificate/paths';
import { TrainingProgress } from '#admin-ui/training/TrainingProgress.tsx';
import { trainingPath } from './paths.ts';
import { useMine } from './useMine.ts';

const List = styled('ul')({ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' });
const Card = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 180px)',
  gap: '8px 24px',
  alignItems: 'center',
  padding: '16px 20px',
  borderRadius: 12,
  border: `1px solid ${theme.palette.divider}`,
  background: theme.palette.background.paper,
  '& h2': { margin: '0 0 6px', fontSize: '1rem', fontWeight: 640, overflowWrap: 'anywhere' },
  '& a': { color: 'inherit', textUnderlineOffset: 3 },
  '& h2 ~ small': {
    display: 'inline-block',
    marginLeft: 8,
    fontSize: '0.8125rem',
    color: theme.palette.text.secondary,
  },
  '@media (max-width: 599px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

/** When it can be begun, or until when it is to be done. */
export const TrainingTime = ({ status, startsAt, expiresAt }: MyTraining) => {
  const t = useTranslate();
  if (status === 'waiting')
    return (
      <>
        {t('training.mine.starts')} <When at={startsAt} withTime />
      </>
    );
  if (expiresAt === null || status === 'completed') return null;
  return (
    <>
      {t('training.mine.until')} <When at={expiresAt} withTime />
    </>
  );
};

/** What is scheduled for me: what is due first at the top. */
export const MyTrainingsPage = () => {
  const t = useTranslate();
  const { data, error, refetch } = useMine<MyTraining[]>('schedules');
  return (
    <Page
      title={t('training.mine.title')}
      detail={t('training.mine.detail')}
      crumbs={[]}
      actions={
        <Button variant="outlined" component={Link} to={`/${MY_CERTIFICATES_PATH}`}>
          {t('training.certificate.mine.title')}
        </Button>
      }
      narrow
    >
      {error && !data && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={96} />}
      {data?.length === 0 && (
        <Notice
          icon={AssignmentTurnedInOutlined}
          title={t('training.mine.none')}
          detail={t('training.mine.noneDetail')}
        />
      )}
      <List>
        {data?.map((training) => (
          <Card key={training.id}>
            <div>
              <h2>
                <Link to={trainingPath(training)}>{training.programName}</Link>
              </h2>
              <AssignmentChip status={training.status} />
              <small>
                <TrainingTime {...training} />
              </small>
            </div>
            <TrainingProgress {...training} />
          </Card>
        ))}
      </List>
    </Page>
  );
};
