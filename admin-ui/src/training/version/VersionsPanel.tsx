import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { TrainingVersionView } from 'contracts/training/lesson/lesson.endpoints';
import type { ReactNode } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { Failure } from '#admin-ui/shared/Failure.tsx';
import { LongText } from '#admin-ui/shared/LongText.tsx';
import { Panel } from '#admin-ui/shared/Panel.tsx';
import { When } from '#admin-ui/shared/When.tsx';
import { comparisonOf } from './sides.ts';

const Line = styled('li')(({ theme }) => ({
  padding: '10px 0',
  fontSize: '0.875rem',
  overflowWrap: 'anywhere',
  '& + &': { borderTop: `1px solid ${theme.palette.divider}` },
  '& small': { display: 'block', fontSize: '0.8125rem', color: theme.palette.text.secondary },
  '& p': { margin: '4px 0 0' },
}));

/** Something of which versions are published. */
export type Published = {
  id: string;
  publishedVersion: number;
  publication?: string;
  status?: string;
  /** The company that its versions come from; absent or null: this one. */
  origin?: { companyName: string } | null;
};

export const useVersions = <V extends TrainingVersionView>(resource: string, { id, publishedVersion }: Published) => {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  return useQuery<V[], Error>({
    queryKey: [resource, id, 'versions', publishedVersion],
    queryFn: () => dataProvider.ask<V[]>(`${resource}/${id}/versions`),
    enabled: publishedVersion > 0,
  });
};

const Actions = styled('div')({ display: 'flex', gap: 4, marginLeft: -5 });

type Props<V> = {
  resource: string;
  record: Published;
  /** Beside the number of a version. */
  mark?: (version: V) => ReactNode;
  /** Where two of them stand side by side. */
  comparePath: string;
  actions?: (version: V) => ReactNode;
};

/** What was published: when, by whom and why. */
export const VersionsPanel = <V extends TrainingVersionView>({
  resource,
  record,
  mark,
  comparePath,
  actions,
}: Props<V>) => {
  const t = useTranslate();
  const { publishedVersion, origin } = record;
  const { data, error, refetch } = useVersions<V>(resource, record);
  return (
    <Panel title={t('training.versions.title')}>
      {publishedVersion === 0 && <p style={{ margin: 0, fontSize: '0.875rem' }}>{t('training.versions.none')}</p>}
      {error && !data && <Failure error={error} onRetry={() => void refetch()} />}
      {publishedVersion > 0 && !data && !error && <Skeleton variant="rounded" height={64} />}
      {data && (
        <ol style={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {data.map((one) => (
            <Line key={one.id}>
              <strong>{t('training.versions.one', { version: one.version })}</strong>
              {mark?.(one)}
              <small>
                <When at={one.publishedAt} withTime /> ·{' '}
                {origin?.companyName ?? one.publisherName ?? t('common.erasedPerson')}
              </small>
              {one.note && (
                <p>
                  <LongText text={one.note} />
                </p>
              )}
              <Actions>
                <Button
                  size="small"
                  component={Link}
                  to={comparePath + comparisonOf(record, one.version)}
                  aria-label={t('training.versions.compare.one', { version: one.version })}
                >
                  {t('training.versions.compare.action')}
                </Button>
                {actions?.(one)}
              </Actions>
            </Line>
          ))}
        </ol>
      )}
    </Panel>
  );
};
