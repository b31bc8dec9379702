import { purgeAt } from 'contracts/library/file/file.choices';
import type { FileView } from 'contracts/library/file/file.entity';
import { systemFolders } from 'contracts/library/folder/folder.choices';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { useBytes } from 'ui-kit/format/bytes';
import { dragProps } from '#admin-ui/library/drag/dragged';
import { useFolderWay } from '#admin-ui/library/folder/useFolders';
import { useLibraryAddress } from '#admin-ui/library/useLibraryAddress';
import { useCan } from '#admin-ui/providers/me.tsx';
import type { Column } from '#admin-ui/shared/list/column';
import { ListContent } from '#admin-ui/shared/list/ListContent.tsx';
import { useColumns } from '#admin-ui/shared/list/useColumns.tsx';
import { When } from '#admin-ui/shared/When.tsx';
import { FileIcon } from './FileIcon.tsx';
import { FileKind } from './FileKind.tsx';
import { FileTiles } from './FileTiles.tsx';

const Size = ({ bytes }: { bytes: number }) => useBytes()(bytes);
const Folder = ({ id }: { id: string }) => useFolderWay(id).way.at(-1)?.name;
const Name = ({ file }: { file: FileView }) => (
  <>
    <FileIcon file={file} sx={{ fontSize: 20, mr: 1.25, verticalAlign: '-4px', color: 'text.secondary' }} />
    {file.name}
  </>
);

const inFolder: Column<FileView> = { field: 'folderId', width: 160, render: (file) => <Folder id={file.folderId} /> };
const updated: Column<FileView> = {
  field: 'updatedAt',
  sort: 'updatedAt',
  width: 140,
  render: (file) => <When at={file.updatedAt} />,
};
const purged: Column<FileView> = {
  field: 'trashedAt',
  label: 'library.trash.purged',
  sort: 'updatedAt',
  width: 160,
  isLabelled: true,
  render: ({ trashedAt }) => (trashedAt ? <When at={purgeAt(trashedAt)} /> : ''),
};
const columnsOf = (isEverywhere: boolean, isTrash: boolean): Column<FileView>[] => [
  { field: 'name', sort: 'name', render: (file) => <Name file={file} /> },
  ...(isEverywhere ? [inFolder] : []),
  { field: 'type', width: 110, card: 'corner', render: (file) => <FileKind file={file} /> },
  { field: 'size', sort: 'size', width: 110, align: 'right', render: (file) => <Size bytes={file.size} /> },
  { field: 'uploaderName', width: 170, card: 'none', render: (file) => file.uploaderName ?? '' },
  isTrash ? purged : updated,
];

export const useMayTick = () => useCan()(['tenant.files.update', 'tenant.files.delete']);

/** A file that is dragged takes with it those that are ticked, where it is one of them. */
const useDragOf = () => {
  const { data = [], selectedIds } = useListContext<FileView>();
  const mayTick = useMayTick();
  return (file: FileView) => {
    if (!mayTick || file.isTrashed || file.status !== 'completed') return {};
    const ids = selectedIds.includes(file.id) ? selectedIds.map(String) : [file.id];
    const isTogether = ids.every((id) => data.find((other) => other.id === id)?.folderId === file.folderId);
    return dragProps(() => ({ what: 'files', ids, from: isTogether ? file.folderId : null }), file.name);
  };
};

type Props = { folderId: string; isEverywhere: boolean; empty: ReactNode };

/** Files as this person looks at them: as a list, or as tiles. */
export const FileRows = ({ folderId, isEverywhere, empty }: Props) => {
  const { view, pathWith } = useLibraryAddress();
  const columns = useColumns('files', columnsOf(isEverywhere, folderId === systemFolders.trash));
  const shape = {
    pathOf: ({ id }: FileView) => pathWith(folderId, id),
    nameOf: ({ name }: FileView) => name,
    isSelectable: useMayTick(),
    attributesOf: useDragOf(),
  };
  return (
    <ListContent<FileView> columns={columns} empty={empty} {...shape}>
      {view === 'tiles' ? <FileTiles {...shape} /> : null}
    </ListContent>
  );
};
