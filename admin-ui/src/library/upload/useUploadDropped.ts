import { useNotify } from 'react-admin';
import type { FolderFile } from 'ui-kit/upload/folder-files';
import { uploadDropped, uploadTree } from './upload-tree.ts';

const useTold = () => {
  const notify = useNotify();
  return (sent: Promise<void>): void => void sent.catch((error: Error) => notify(error.message, { type: 'error' }));
};

/** Uploads what was dropped into a folder, folders with all that is in them. */
export const useUploadDropped = (folderId: string) => {
  const told = useTold();
  return (dropped: DataTransfer): void => told(uploadDropped(folderId, dropped));
};

/** Uploads what was chosen as a folder. */
export const useUploadTree = (folderId: string) => {
  const told = useTold();
  return (files: readonly FolderFile[]): void => told(uploadTree(folderId, files));
};
