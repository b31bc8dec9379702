import { systemFolders } from 'contracts/library/folder/folder.choices';
import { type DragEvent, useState } from 'react';
import { useNotify, useUpdate } from 'react-admin';
import { holdsFiles } from 'ui-kit/upload/useIncomingFiles';
import { useFileMove } from '#admin-ui/library/file/useFileMove.tsx';
import { useTrash } from '#admin-ui/library/file/useTrash.tsx';
import { uploadTo } from '#admin-ui/library/upload/uploads';
import { useCan } from '#admin-ui/providers/me.tsx';
import { type Dragged, draggedOver } from './dragged.ts';

const isTrash = (folderId: string) => folderId === systemFolders.trash;

/** Whether a person may drop onto a folder what they drag. */
const useMayDrop = (folderId: string) => {
  const can = useCan();
  return (dragged: Dragged): boolean => {
    if (dragged.what === 'folder') return dragged.id !== folderId && !isTrash(folderId) && can('tenant.folders.update');
    return dragged.from !== folderId && can(isTrash(folderId) ? 'tenant.files.delete' : 'tenant.files.update');
  };
};

const useFolderMove = () => {
  const notify = useNotify();
  const [update] = useUpdate();
  return (id: string, parentId: string) =>
    void update(
      'folders',
      { id, data: { parentId } },
      {
        onSuccess: () => notify('library.folder.move.done', { type: 'success' }),
        onError: (error) => notify((error as Error).message, { type: 'error' }),
      },
    );
};

/** Attributes of a folder onto which files of this computer, and what is dragged within the library, can be dropped. */
export const useDropTarget = (folderId: string) => {
  const can = useCan();
  const [isOver, setOver] = useState(false);
  const mayDrop = useMayDrop(folderId);
  const { move } = useFileMove();
  const moveFolder = useFolderMove();
  const trash = useTrash();
  const mayUpload = !isTrash(folderId) && can('tenant.files.create');

  const take = (dragged: Dragged) => {
    if (dragged.what === 'folder') return moveFolder(dragged.id, folderId);
    if (isTrash(folderId)) return trash.ask(dragged.ids);
    return move(dragged.ids, folderId, dragged.from);
  };
  const over = (event: DragEvent) => {
    const dragged = draggedOver(event);
    if (dragged ? !mayDrop(dragged) : !(mayUpload && holdsFiles(event))) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = dragged ? 'move' : 'copy';
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    setOver(false);
    const dragged = draggedOver(event);
    if (dragged ? !mayDrop(dragged) : !(mayUpload && holdsFiles(event))) return;
    event.preventDefault();
    if (dragged) take(dragged);
    else uploadTo(folderId, [...event.dataTransfer.files]);
  };
  return {
    dialog: trash.dialog,
    attributes: {
      'data-over': isOver || undefined,
      onDragEnter: over,
      onDragOver: over,
      onDragLeave: () => setOver(false),
      onDrop: drop,
    },
  };
};
