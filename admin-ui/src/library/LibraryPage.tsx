import DeleteOutline from '@mui/icons-material/DeleteOutline';
import FolderOpenOutlined from '@mui/icons-material/FolderOpenOutlined';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { systemFolders } from 'contracts/library/folder/folder.choices';
import { useTranslate } from 'react-admin';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { useIncomingFiles } from 'ui-kit/upload/useIncomingFiles';
import { Page } from '#admin-ui/layout/Page.tsx';
import { useCan } from '#admin-ui/providers/me.tsx';
import { Failure } from '#admin-ui/shared/Failure.tsx';
import { Notice } from '#admin-ui/shared/Notice.tsx';
import { EmptyTrashButton } from './file/EmptyTrashButton.tsx';
import { FileDrawer } from './file/FileDrawer.tsx';
import { FileList } from './file/FileList.tsx';
import { FolderTree } from './folder/FolderTree.tsx';
import { NewFolderButton } from './folder/NewFolderButton.tsx';
import { ShareButton } from './folder/ShareButton.tsx';
import { useFolderWay } from './folder/useFolders.ts';
import { folderPath, isPolicies, systemFolderName, USAGE } from './places.ts';
import { QuotaBanner } from './storage/QuotaBanner.tsx';
import { useUsage } from './storage/useUsage.ts';
import { UploadButton } from './upload/UploadButton.tsx';
import { UploadFolderButton } from './upload/UploadFolderButton.tsx';
import { uploadTo } from './upload/uploads.ts';
import { useUploadDropped, useUploadTree } from './upload/useUploadDropped.ts';

const Columns = styled('div')({
  display: 'grid',
  gap: 24,
  alignItems: 'start',
  gridTemplateColumns: '220px minmax(0, 1fr)',
  '@media (max-width: 999px)': { gridTemplateColumns: 'minmax(0, 1fr)', '& > nav': { display: 'none' } },
});
const Banner = styled('div')({ '&:not(:empty)': { marginBottom: 16 } });
const Content = styled('div')(({ theme }) => ({
  minWidth: 0,
  borderRadius: 12,
  '&[data-target]': { outline: `2px dashed ${theme.palette.primary.main}`, outlineOffset: 8 },
}));

const { root, policies, trash } = systemFolders;

/** The files of the company: folders, what is in them, and the trash. */
export const LibraryPage = () => {
  const t = useTranslate();
  const can = useCan();
  const navigate = useNavigate();
  const { folderId = root } = useParams();
  const fileId = useSearchParams()[0].get('file');
  const { way, error } = useFolderWay(folderId);
  const name = way.at(-1)?.name ?? t('library.title');
  const isGiven = isPolicies(way) && folderId !== policies;
  const { data: usage } = useUsage(can('tenant.files.metrics'));
  const isTrash = folderId === trash;
  const isGone = way.some(({ id }) => id === trash);
  const mayUpload = !isGone && can('tenant.files.create');
  const onFiles = (files: File[]) => uploadTo(folderId, files);
  const uploadDropped = useUploadDropped(folderId);
  const uploadTree = useUploadTree(folderId);
  const isTarget = useIncomingFiles(mayUpload, (files, dropped) => (dropped ? uploadDropped(dropped) : onFiles(files)));
  const kind = isTrash ? 'trash' : 'folder';
  return (
    <Page
      title={name}
      crumbs={[
        { label: t('layout.area.settings'), to: '/settings' },
        ...way.slice(0, -1).map(({ id, name }) => ({ label: name, to: folderPath(id) })),
      ]}
      detail={
        isGiven
          ? t('library.folder.givenDetail')
          : (isTrash || folderId === policies) && t(`${systemFolderName(folderId)}Detail`)
      }
      actions={
        <>
          {can('tenant.files.metrics') && folderId === root && (
            <Button variant="outlined" onClick={() => void navigate(`/${USAGE}`)}>
              {t('library.usage.title')}
            </Button>
          )}
          {isGiven && can('tenant.folders.update') && can('tenant.files.read') && (
            <ShareButton id={folderId} name={name} />
          )}
          {isTrash && can('tenant.files.delete') && <EmptyTrashButton />}
          {!isGone && can('tenant.folders.create') && <NewFolderButton parentId={folderId} />}
          {mayUpload && can('tenant.folders.create') && <UploadFolderButton onFiles={uploadTree} />}
          {mayUpload && <UploadButton onFiles={onFiles} />}
        </>
      }
    >
      <Banner>
        <QuotaBanner usage={usage} />
      </Banner>
      {error && <Failure error={error} onRetry={() => void navigate(folderPath(root))} />}
      <Columns>
        <nav aria-label={t('library.tree.label')}>
          <FolderTree chosen={folderId} onChoose={(id) => void navigate(folderPath(id))} hasTrash isTarget />
        </nav>
        <Content data-target={isTarget || undefined}>
          <FileList
            folderId={folderId}
            empty={
              <Notice
                icon={isTrash ? DeleteOutline : FolderOpenOutlined}
                title={t(`library.empty.${kind}.title`)}
                detail={t(`library.empty.${kind}.detail`)}
              />
            }
          />
        </Content>
      </Columns>
      {fileId && <FileDrawer id={fileId} folderId={folderId} />}
    </Page>
  );
};
