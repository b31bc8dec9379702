import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import FolderOpenOutlined from '@mui/icons-material/FolderOpenOutlined';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { FileView } from 'contracts/library/file/file.entity';
import { useDataProvider, useTranslate } from 'react-admin';
import { Page } from '#admin-ui/layout/Page.tsx';
import { useDownload } from '#admin-ui/library/file/useTicket';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { Failure } from '#admin-ui/shared/Failure.tsx';
import { Notice } from '#admin-ui/shared/Notice.tsx';
import { When } from '#admin-ui/shared/When.tsx';
import { PolicyTabs } from './PolicyTabs.tsx';

type File = Pick<FileView, 'id' | 'name' | 'updatedAt'>;

const List = styled('ul')({ display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none' });
const Line = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 12,
  padding: '10px 16px',
  borderRadius: 10,
  border: `1px solid ${theme.palette.divider}`,
  background: theme.palette.background.paper,
  overflowWrap: 'anywhere',
  '& small': { display: 'block', fontSize: '0.8125rem', color: theme.palette.text.secondary },
}));

/** Files in the root of the policies folder, which everybody in the company may open. */
export const PolicyFilesPage = () => {
  const t = useTranslate();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { data, error, refetch } = useQuery<File[], Error>({
    queryKey: ['policy-files'],
    queryFn: () => dataProvider.ask<File[]>('policy-files'),
  });
  const { mutate, isPending } = useDownload();
  return (
    <Page
      title={t('handbook.files.title')}
      crumbs={[{ label: t('layout.area.training') }]}
      detail={t('handbook.files.detail')}
      narrow
    >
      <PolicyTabs />
      {error && !data && <Failure error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton variant="rounded" height={96} />}
      {data?.length === 0 && (
        <Notice icon={FolderOpenOutlined} title={t('handbook.files.none')} detail={t('handbook.files.noneDetail')} />
      )}
      <List>
        {data?.map(({ id, name, updatedAt }) => (
          <Line key={id}>
            <span>
              {name}
              <small>
                <When at={updatedAt} />
              </small>
            </span>
            <Button
              size="small"
              startIcon={<FileDownloadOutlined />}
              disabled={isPending}
              onClick={() => mutate(id)}
              aria-label={`${t('handbook.files.download')}: ${name}`}
            >
              {t('handbook.files.download')}
            </Button>
          </Line>
        ))}
      </List>
    </Page>
  );
};
