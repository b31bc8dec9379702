import ModelTrainingOutlined from '@mui/icons-material/ModelTrainingOutlined';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import type { PracticeProgram } from 'contracts/training/practice/practice.endpoints';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { Page } from '#admin-ui/layout/Page.tsx';
import { Failure } from '#admin-ui/shared/Failure.tsx';
import { Notice } from '#admin-ui/shared/Notice.tsx';
import { useMine } from '#admin-ui/training/mine/useMine';
import { practicePath } from './paths.ts';

const List = styled('ul')({ display: 'grid', gap: 12, margin: 0, padding: 0, listStyle: 'none' });
const Card = styled('li')(({ theme }) => ({
  padding: '16px 20px',
  borderRadius: 12,
  border: `1px solid ${theme.palette.divider}`,
  background: theme.palette.background.paper,
  '& h2': { margin: '0 0 4px', fontSize: '1rem', fontWeight: 640, overflowWrap: 'anywhere' },
  '& a': { color: 'inherit', textUnderlineOffset: 3 },
  '& small': { fontSize: '0.8125rem', color: theme.palette.text.secondary },
}));

/** Published programs that can be practiced. */
export const PracticePage = () => {
  const t = useTranslate();
  const { data, error, refetch } = useMine<PracticeProgram[]>('practice-programs');
  return (
    <Page title={t('training.practice.title')} detail={t('training.practice.detail')} crumbs={[]} narrow>
      {error && !data && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={96} />}
      {data?.length === 0 && (
        <Notice
          icon={ModelTrainingOutlined}
          title={t('training.practice.none')}
          detail={t('training.practice.noneDetail')}
        />
      )}
      <List>
        {data?.map(({ id, name, lessonCount }) => (
          <Card key={id}>
            <h2>
              <Link to={practicePath(id)}>{name}</Link>
            </h2>
            <small>{t('training.practice.lessons', { smart_count: lessonCount })}</small>
          </Card>
        ))}
      </List>
    </Page>
  );
};
