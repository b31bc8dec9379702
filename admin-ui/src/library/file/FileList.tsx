import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import ImageOutlined from '@mui/icons-material/ImageOutlined';
import MovieOutlined from '@mui/icons-material/MovieOutlined';
import type { FileType } from 'contracts/library/file/file.choices';
import type { FileView } from 'contracts/library/file/file.entity';
import { systemFolders } from 'contracts/library/folder/folder.choices';
import type { ReactNode } from 'react';
import { ListBase, useTranslate } from 'react-admin';
import { useBytes } from '#admin-ui/library/bytes';
import { folderPath } from '#admin-ui/library/places';
import { useCan } from '#admin-ui/providers/me.tsx';
import { BulkBar } from '#admin-ui/shared/list/BulkBar.tsx';
import type { Column } from '#admin-ui/shared/list/column';
import { ListContent } from '#admin-ui/shared/list/ListContent.tsx';
import { Toolbar } from '#admin-ui/shared/list/Toolbar.tsx';
import { useColumns } from '#admin-ui/shared/list/useColumns.tsx';
import { When } from '#admin-ui/shared/When.tsx';
import { FileBulk } from './FileBulk.tsx';

const icons: Record<FileType, typeof ImageOutlined> = {
  image: ImageOutlined,
  video: MovieOutlined,
  audio: MovieOutlined,
  document: DescriptionOutlined,
};
const Size = ({ bytes }: { bytes: number }) => useBytes()(bytes);

const Name = ({ file }: { file: FileView }) => {
  const Icon = icons[file.type ?? 'document'];
  return (
    <>
      <Icon aria-hidden="true" sx={{ fontSize: 20, mr: 1.25, verticalAlign: '-4px', color: 'text.secondary' }} />
      {file.name}
    </>
  );
};
const Kind = ({ file }: { file: FileView }) => {
  const t = useTranslate();
  if (file.status !== 'completed') return t(`resources.files.status.${file.status}`);
  return (file.extension ?? '').toUpperCase();
};

const columns: Column<FileView>[] = [
  { field: 'name', sort: 'name', render: (file) => <Name file={file} /> },
  { field: 'type', width: 120, card: 'corner', render: (file) => <Kind file={file} /> },
  { field: 'size', sort: 'size', width: 120, align: 'right', render: (file) => <Size bytes={file.size} /> },
  { field: 'uploaderName', width: 180, card: 'none', render: (file) => file.uploaderName ?? '' },
  { field: 'updatedAt', sort: 'updatedAt', width: 150, render: (file) => <When at={file.updatedAt} /> },
];

/** The files of one folder, or of the trash. */
export const FileList = ({ folderId, empty }: { folderId: string; empty: ReactNode }) => {
  const t = useTranslate();
  const can = useCan();
  const full = useColumns('files', columns);
  const isTrash = folderId === systemFolders.trash;
  return (
    <ListBase<FileView>
      key={folderId}
      resource="files"
      filter={{ folderId }}
      sort={isTrash ? { field: 'updatedAt', order: 'DESC' } : { field: 'name', order: 'ASC' }}
      perPage={25}
      disableSyncWithLocation
      storeKey={false}
      queryOptions={{ onError: () => undefined }}
    >
      <Toolbar searchLabel={t('library.search')} />
      <ListContent<FileView>
        columns={full}
        pathOf={({ id }) => `${folderPath(folderId)}?file=${id}`}
        nameOf={({ name }) => name}
        isSelectable={can(['tenant.files.update', 'tenant.files.delete'])}
        empty={empty}
      />
      <BulkBar>
        <FileBulk folderId={folderId} />
      </BulkBar>
    </ListBase>
  );
};
