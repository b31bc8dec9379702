import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { TrainingVersionView } from 'contracts/training/lesson/lesson.endpoints';
import { useDataProvider, useTranslate } from 'react-admin';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { Failure } from '#admin-ui/shared/Failure.tsx';
import { LongText } from '#admin-ui/shared/LongText.tsx';
import { Panel } from '#admin-ui/shared/Panel.tsx';
import { When } from '#admin-ui/shared/When.tsx';

const Line = styled('li')(({ theme }) => ({
  padding: '10px 0',
  fontSize: '0.875rem',
  overflowWrap: 'anywhere',
  '& + &': { borderTop: `1px solid ${theme.palette.divider}` },
  '& small': { display: 'block', fontSize: '0.8125rem', color: theme.palette.text.secondary },
  '& p': { margin: '4px 0 0' },
}));

type Props = { resource: 'training-lessons' | 'training-programs'; record: { id: string; publishedVersion: number } };

/** What was published: when, by whom and why. */
export const VersionsPanel = ({ resource, record: { id, publishedVersion } }: Props) => {
  const t = useTranslate();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { data, error, refetch } = useQuery<TrainingVersionView[], Error>({
    queryKey: [resource, id, 'versions', publishedVersion],
    queryFn: () => dataProvider.ask<TrainingVersionView[]>(`${resource}/${id}/versions`),
    enabled: publishedVersion > 0,
  });
  return (
    <Panel title={t('training.versions.title')}>
      {publishedVersion === 0 && <p style={{ margin: 0, fontSize: '0.875rem' }}>{t('training.versions.none')}</p>}
      {error && !data && <Failure error={error} onRetry={() => void refetch()} />}
      {publishedVersion > 0 && !data && !error && <Skeleton variant="rounded" height={64} />}
      {data && (
        <ol style={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {data.map(({ id: key, version, note, publishedAt, publisherName }) => (
            <Line key={key}>
              <strong>{t('training.versions.one', { version })}</strong>
              <small>
                <When at={publishedAt} withTime /> · {publisherName ?? t('common.erasedPerson')}
              </small>
              {note && (
                <p>
                  <LongText text={note} />
                </p>
              )}
            </Line>
          ))}
        </ol>
      )}
    </Panel>
  );
};
