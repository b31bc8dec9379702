import { displayFolderName } from 'contracts/library/file/file-name';
import { MAX_FOLDER_NAME } from 'contracts/library/folder/folder.choices';
import { droppedFiles, type FolderFile, holdsFolder } from 'ui-kit/upload/folder-files';
import { client } from '#admin-ui/providers/client';
import { queryClient } from '#admin-ui/providers/queryClient';
import { uploadTo } from './uploads.ts';

type Named = { id: string; name: string };
const FOLDERS = '/api/tenant/folders';
/** Folders of one folder that are looked through for one of a name. */
const MOST = 1_000;

const foldersIn = async (parentId: string): Promise<Named[]> => {
  const query = { filter: JSON.stringify({ parentId }), range: JSON.stringify([0, MOST - 1]) };
  return (await client.request('GET', FOLDERS, { query })).data as Named[];
};

/** As the server keeps it: what a Mac calls a folder has its accents apart from their letters. */
const nameOf = (sent: string): string => displayFolderName(displayFolderName(sent).slice(0, MAX_FOLDER_NAME));

/** The folder of a name in another: one that is there, or a new one. */
const folderNamed = async (name: string, parentId: string): Promise<string> => {
  const there = (await foldersIn(parentId)).find((folder) => folder.name === name);
  return there?.id ?? ((await client.request('POST', FOLDERS, { body: { name, parentId } })).data as Named).id;
};

/** Uploads files into folders of the library like those that they are in here. */
export const uploadTree = async (folderId: string, files: readonly FolderFile[]): Promise<void> => {
  const made = new Map<string, Promise<string>>([['', Promise.resolve(folderId)]]);
  const placeOf = (way: readonly string[]): Promise<string> => {
    const key = way.join('/');
    const known = made.get(key);
    if (known) return known;
    const name = way.at(-1) ?? '';
    const making = placeOf(way.slice(0, -1)).then((parentId) => folderNamed(name, parentId));
    made.set(key, making);
    return making;
  };
  try {
    for (const { way, file } of files) uploadTo(await placeOf(way.map(nameOf)), [file]);
  } finally {
    await queryClient.invalidateQueries();
  }
};

/** Uploads what was dropped, folders with all that is in them. */
export const uploadDropped = async (folderId: string, dropped: DataTransfer): Promise<void> => {
  if (holdsFolder(dropped)) await uploadTree(folderId, await droppedFiles(dropped));
  else uploadTo(folderId, [...dropped.files]);
};
