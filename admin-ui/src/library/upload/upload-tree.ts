import { MAX_PAGE_ROWS, MAX_RANGE_START } from 'contracts/kernel/paging';
import { displayFolderName } from 'contracts/library/file/file-name';
import { MAX_FOLDER_NAME } from 'contracts/library/folder/folder.choices';
import { droppedFiles, type FolderFile, holdsFolder } from 'ui-kit/upload/folder-files';
import { client } from '#admin-ui/providers/client';
import { queryClient } from '#admin-ui/providers/queryClient';
import { uploadTo } from './uploads.ts';

type Named = { id: string; name: string };
const FOLDERS = '/api/tenant/folders';

/** All folders of one, page by page, up to as many as a list tells. */
const foldersIn = async (parentId: string): Promise<Named[]> => {
  const found: Named[] = [];
  for (let start = 0; start <= MAX_RANGE_START; start += MAX_PAGE_ROWS) {
    const range = JSON.stringify([start, start + MAX_PAGE_ROWS - 1]);
    const query = { filter: JSON.stringify({ parentId }), sort: JSON.stringify(['name', 'ASC']), range };
    const page = (await client.request('GET', FOLDERS, { query })).data as Named[];
    found.push(...page);
    if (page.length < MAX_PAGE_ROWS) break;
  }
  return found;
};

/** As the server keeps it: what a Mac calls a folder has its accents apart from their letters. */
const nameOf = (sent: string): string => displayFolderName(displayFolderName(sent).slice(0, MAX_FOLDER_NAME));

/** Finds folders by their names in others, each of which is looked through once; makes those that are not there. */
const openFolders = () => {
  const known = new Map<string, Promise<Named[]>>();
  return async (name: string, parentId: string): Promise<string> => {
    const looking = known.get(parentId) ?? foldersIn(parentId);
    known.set(parentId, looking);
    const there = (await looking).find((folder) => folder.name === name);
    if (there) return there.id;
    const { id } = (await client.request('POST', FOLDERS, { body: { name, parentId } })).data as Named;
    // What was just made holds nothing.
    known.set(id, Promise.resolve([]));
    return id;
  };
};

/** Uploads files into folders of the library like those that they are in here. */
export const uploadTree = async (folderId: string, files: readonly FolderFile[]): Promise<void> => {
  const folderNamed = openFolders();
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
    for (const [key, inOne] of Map.groupBy(files, ({ way }) => way.map(nameOf).join('/'))) {
      const place = await placeOf(key === '' ? [] : key.split('/'));
      uploadTo(
        place,
        inOne.map(({ file }) => file),
      );
    }
  } finally {
    await queryClient.invalidateQueries();
  }
};

/** Uploads what was dropped, folders with all that is in them. */
export const uploadDropped = async (folderId: string, dropped: DataTransfer): Promise<void> => {
  if (holdsFolder(dropped)) await uploadTree(folderId, await droppedFiles(dropped));
  else uploadTo(folderId, [...dropped.files]);
};
