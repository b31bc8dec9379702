import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { HandbookVersionLine } from 'contracts/training/handbook/handbook.endpoints';
import type { HandbookDocumentView } from 'contracts/training/handbook/handbook.entity';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { ConfirmDialog } from '#admin-ui/shared/ConfirmDialog.tsx';
import { Failure } from '#admin-ui/shared/Failure.tsx';
import { LongText } from '#admin-ui/shared/LongText.tsx';
import { Panel } from '#admin-ui/shared/Panel.tsx';
import { useSend } from '#admin-ui/shared/useSend';
import { When } from '#admin-ui/shared/When.tsx';
import { comparePath } from './paths.ts';

const Line = styled('li')(({ theme }) => ({
  padding: '10px 0',
  fontSize: '0.875rem',
  overflowWrap: 'anywhere',
  '& + &': { borderTop: `1px solid ${theme.palette.divider}` },
  '& small': { display: 'block', fontSize: '0.8125rem', color: theme.palette.text.secondary },
  '& p': { margin: '4px 0 0' },
}));

export const useVersions = (id: string, publishedVersion: number) => {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  return useQuery<HandbookVersionLine[], Error>({
    queryKey: ['handbook-documents', id, 'versions', publishedVersion],
    queryFn: () => dataProvider.ask<HandbookVersionLine[]>(`handbook-documents/${id}/versions`),
    enabled: publishedVersion > 0,
  });
};

/** Makes the draft say what a version says, once somebody has read what follows. */
const Restore = ({ id, version }: { id: string; version: number }) => {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const { mutate, isPending } = useSend({
    resource: 'handbook-documents',
    success: 'handbook.restore.done',
    onSuccess: () => setOpen(false),
  });
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)} aria-label={t('handbook.restore.one', { version })}>
        {t('handbook.restore.action')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={t('handbook.restore.title', { version })}
        confirm={t('handbook.restore.action')}
        isBusy={isPending}
        onConfirm={() => mutate({ id, action: 'restore', body: { version } })}
        onCancel={() => setOpen(false)}
      >
        {t('handbook.restore.detail')}
      </ConfirmDialog>
    </>
  );
};

/** What was published: when, by whom and why; any of it can be compared with the draft and restored. */
export const HandbookVersions = ({ record }: { record: HandbookDocumentView }) => {
  const t = useTranslate();
  const { id, publishedVersion, status } = record;
  const { data, error, refetch } = useVersions(id, publishedVersion);
  return (
    <Panel title={t('training.versions.title')}>
      {publishedVersion === 0 && <p style={{ margin: 0, fontSize: '0.875rem' }}>{t('training.versions.none')}</p>}
      {error && !data && <Failure error={error} onRetry={() => void refetch()} />}
      {publishedVersion > 0 && !data && !error && <Skeleton variant="rounded" height={64} />}
      {data && (
        <ol style={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {data.map(({ id: key, version, note, publishedAt, publisherName, isMaterial }) => (
            <Line key={key}>
              <strong>{t('training.versions.one', { version })}</strong>
              {!isMaterial && ` · ${t('handbook.small')}`}
              <small>
                <When at={publishedAt} withTime /> · {publisherName ?? t('common.erasedPerson')}
              </small>
              {note && (
                <p>
                  <LongText text={note} />
                </p>
              )}
              <div style={{ display: 'flex', gap: 4, marginLeft: -5 }}>
                <Button
                  size="small"
                  component={Link}
                  to={`${comparePath(record)}?from=${version}`}
                  aria-label={t('handbook.compare.one', { version })}
                >
                  {t('handbook.compare.action')}
                </Button>
                {status !== 'archived' && (
                  <Allowed to="tenant.training.handbook.update">
                    <Restore id={id} version={version} />
                  </Allowed>
                )}
              </div>
            </Line>
          ))}
        </ol>
      )}
    </Panel>
  );
};
