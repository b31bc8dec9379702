import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import FolderOpenOutlined from '@mui/icons-material/FolderOpenOutlined';
import FolderOutlined from '@mui/icons-material/FolderOutlined';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { styled } from '@mui/material/styles';
import { MAX_PAGE_ROWS } from 'contracts/kernel/paging';
import type { PolicyFile, PolicyFolder } from 'contracts/library/file/policy-file.views';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router';
import { Page } from '#admin-ui/layout/Page.tsx';
import { useDownload } from '#admin-ui/library/file/useTicket';
import { ShareButton } from '#admin-ui/library/folder/ShareButton.tsx';
import { InPlace } from '#admin-ui/library/preview/InPlace.tsx';
import { LargePreview } from '#admin-ui/library/preview/LargePreview.tsx';
import { useCan } from '#admin-ui/providers/me.tsx';
import { Failure } from '#admin-ui/shared/Failure.tsx';
import { Notice } from '#admin-ui/shared/Notice.tsx';
import { SearchField } from '#admin-ui/shared/SearchField.tsx';
import { useSettled } from '#admin-ui/shared/useSettled';
import { When } from '#admin-ui/shared/When.tsx';
import { PolicyTabs } from './PolicyTabs.tsx';
import { POLICIES_PATH } from './paths.ts';
import { usePolicyFiles, wayTo } from './usePolicyFiles.ts';

const pathOf = (id?: string): string => `/${POLICIES_PATH}/files${id ? `/${id}` : ''}`;

const List = styled('ul')({ display: 'grid', gap: 8, margin: '16px 0 0', padding: 0, listStyle: 'none' });
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
  '& > a': { display: 'flex', alignItems: 'center', gap: 12, minHeight: 36, color: 'inherit', textDecoration: 'none' },
  '& > a > span > span': { textDecoration: 'underline', textUnderlineOffset: 3 },
  '& > a svg': { color: theme.palette.text.secondary },
  '& small': { display: 'block', fontSize: '0.8125rem', color: theme.palette.text.secondary },
}));

const Actions = styled('span')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 4 });

const FolderLine = ({ folder: { id, name, isShared } }: { folder: PolicyFolder }) => {
  const t = useTranslate();
  const can = useCan();
  const mayShare = (['tenant.folders.update', 'tenant.folders.read', 'tenant.files.read'] as const).every(can);
  return (
    <Line>
      <Link to={pathOf(id)}>
        <FolderOutlined fontSize="small" aria-hidden="true" />
        <span>
          <span>{name}</span>
          {mayShare && <small>{t(`handbook.files.${isShared ? 'shared' : 'notShared'}`)}</small>}
        </span>
      </Link>
      {mayShare && <ShareButton id={id} name={name} />}
    </Line>
  );
};

const FileLine = ({ file: { id, name, updatedAt }, within }: { file: PolicyFile; within: string | undefined }) => {
  const t = useTranslate();
  const { mutate, isPending } = useDownload();
  const [isOpen, setOpen] = useState(false);
  return (
    <Line>
      <span>
        {name}
        <small>
          <When at={updatedAt} />
          {within && ` · ${within}`}
        </small>
      </span>
      <Actions>
        <Button size="small" onClick={() => setOpen(true)} aria-label={`${t('handbook.files.open')}: ${name}`}>
          {t('handbook.files.open')}
        </Button>
        <Button
          size="small"
          startIcon={<FileDownloadOutlined />}
          disabled={isPending}
          onClick={() => mutate(id)}
          aria-label={`${t('handbook.files.download')}: ${name}`}
        >
          {t('handbook.files.download')}
        </Button>
      </Actions>
      {isOpen && (
        <LargePreview name={name} onClose={() => setOpen(false)}>
          <InPlace fileId={id} name={name} otherwise={<p>{t('handbook.files.notShown')}</p>} />
        </LargePreview>
      )}
    </Line>
  );
};

/** Files and folders of policies that I may open: those that everybody may, and those that I was given. */
export const PolicyFilesPage = () => {
  const t = useTranslate();
  const { folderId } = useParams();
  const [typed, setTyped] = useState('');
  const q = useSettled(typed.trim());
  const { folders, files, error, refetch } = usePolicyFiles({ folderId, q });
  const way = wayTo(folders ?? [], folderId);
  const shown = q || !folders ? [] : folders.filter(({ parentId }) => parentId === (folderId ?? null));
  const isGone = folders && folderId !== undefined && way.length === 0;
  const isEmpty = files?.length === 0 && folders !== undefined && shown.length === 0 && !isGone;
  const nameOf = (id: string) => folders?.find((folder) => folder.id === id)?.name;
  return (
    <Page
      title={way.at(-1)?.name ?? t('handbook.files.title')}
      crumbs={[
        { label: t('layout.area.training') },
        ...(folderId ? [{ label: t('handbook.files.title'), to: pathOf() }] : []),
        ...way.slice(0, -1).map(({ id, name }) => ({ label: name, to: pathOf(id) })),
      ]}
      detail={!folderId && t('handbook.files.detail')}
      narrow
    >
      <PolicyTabs />
      <SearchField label={t('handbook.files.search')} value={typed} onChange={setTyped} />
      {error && !files && <Failure error={error} onRetry={refetch} />}
      {!(files && folders) && !error && <Skeleton variant="rounded" height={96} sx={{ mt: 2 }} />}
      {isGone && (
        <Notice icon={FolderOpenOutlined} title={t('handbook.files.gone')} detail={t('handbook.files.goneDetail')} />
      )}
      {isEmpty && (
        <Notice
          icon={FolderOpenOutlined}
          title={t(`handbook.files.${q ? 'notFound' : 'none'}`)}
          detail={t(`handbook.files.${q ? 'notFoundDetail' : 'noneDetail'}`)}
        />
      )}
      <List>
        {shown.map((folder) => (
          <FolderLine key={folder.id} folder={folder} />
        ))}
        {!isGone &&
          files?.map((file) => <FileLine key={file.id} file={file} within={q ? nameOf(file.folderId) : undefined} />)}
      </List>
      {files && files.length >= MAX_PAGE_ROWS && <p>{t('handbook.files.first', { count: MAX_PAGE_ROWS })}</p>}
    </Page>
  );
};
