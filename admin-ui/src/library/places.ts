import { isSystemFolder, systemFolders } from 'contracts/library/folder/folder.choices';

export const LIBRARY = 'settings/file-explorer';
export const USAGE = 'storage/usage';

export const folderPath = (id: string): string => (id === systemFolders.root ? `/${LIBRARY}` : `/${LIBRARY}/${id}`);

/** Where a file is shown within the folder that is open. */
export const filePath = (folderId: string, id: string): string => `${folderPath(folderId)}?file=${id}`;

const words = new Map<string, string>(Object.entries(systemFolders).map(([name, id]) => [id, name]));
/** Translation key of a folder that every company has; null for its own. */
export const systemFolderName = (id: string): string | null =>
  isSystemFolder(id) ? `library.folder.${words.get(id)}` : null;

/** Whether a way from the root leads through the policies folder. */
export const isPolicies = (way: readonly { id: string }[]): boolean =>
  way.some(({ id }) => id === systemFolders.policies);
