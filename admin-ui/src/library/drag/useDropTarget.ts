import { systemFolders } from 'contracts/library/folder/folder.choices';
import { type DragEvent, useState } from 'react';
import { holdsFiles } from 'ui-kit/upload/useIncomingFiles';
import { useFileMove } from '#admin-ui/library/file/useFileMove.tsx';
import { useTrash } from '#admin-ui/library/file/useTrash.tsx';
import { useFolderMove } from '#admin-ui/library/folder/useFolderMove';
import { useFolderTrash } from '#admin-ui/library/folder/useFolderTrash.tsx';
import { useUploadDropped } from '#admin-ui/library/upload/useUploadDropped';
import { useCan } from '#admin-ui/providers/me.tsx';
import { type Dragged, draggedOver } from './dragged.ts';

const isTrash = (folderId: string) => folderId === systemFolders.trash;

/** Whether a person may drop onto a folder what they drag. */
const useMayDrop = (folderId: string) => {
  const can = useCan();
  return (dragged: Dragged): boolean => {
    if (dragged.what === 'folder')
      return dragged.id !== folderId && can(isTrash(folderId) ? 'tenant.folders.delete' : 'tenant.folders.update');
    return dragged.from !== folderId && can(isTrash(folderId) ? 'tenant.files.delete' : 'tenant.files.update');
  };
};

/** Attributes of a folder onto which files of this computer, and what is dragged within the library, can be dropped. */
export const useDropTarget = (folderId: string) => {
  const can = useCan();
  const [isOver, setOver] = useState(false);
  const mayDrop = useMayDrop(folderId);
  const files = useFileMove();
  const folders = useFolderMove();
  const trash = useTrash();
  const folderTrash = useFolderTrash();
  const upload = useUploadDropped(folderId);
  const mayUpload = !isTrash(folderId) && can('tenant.files.create');

  const take = (dragged: Dragged) => {
    const toTrash = isTrash(folderId);
    if (dragged.what === 'folder') return toTrash ? folderTrash.ask(dragged) : folders.move(dragged.id, folderId);
    return toTrash ? trash.ask(dragged.ids) : files.move(dragged.ids, folderId, dragged.from);
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
    else upload(event.dataTransfer);
  };
  return {
    /** What is asked before something is done with what was dropped. */
    questions: [files.question, folders.question, trash.dialog, folderTrash.dialog].find(Boolean) ?? null,
    attributes: {
      'data-over': isOver || undefined,
      onDragEnter: over,
      onDragOver: over,
      onDragLeave: () => setOver(false),
      onDrop: drop,
    },
  };
};
