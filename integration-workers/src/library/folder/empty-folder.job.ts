import { Id } from 'contracts/kernel/id';
import { systemFolders } from 'contracts/library/folder/folder.choices';
import { z } from 'zod';
import { type SendCommand, unlessRefused } from '#integration-workers/engine/command';
import { FOR_A_DAY, job } from '#integration-workers/engine/job';
import type { Cause } from '#integration-workers/engine/work-item';
import type { Tools } from '#integration-workers/tools';

/** Files and folders asked for at once. */
const PAGE = 200;
const FIRST: Id = '00000000-0000-0000-0000-000000000000';
const { root, trash } = systemFolders;

type Within = { id: Id; isFile: boolean };
const within = (files: string, folders: string) => ({
  projections: ['library.file', 'library.folder'],
  text: `select id, is_file as "isFile" from (
      select id, true as is_file from read.file where tenant_id = $1 and ${files}
      union all select id, false from read.folder where tenant_id = $1 and ${folders}
    ) within where id > $3 order by id limit ${PAGE}`,
});

const IN_FOLDER = within('folder_id = $2', 'parent_id = $2');
/** Nothing once the folder is out of the trash again. */
const IS_TRASHED = 'exists (select from read.folder f where f.tenant_id = $1 and f.id = $2 and f.is_trashed)';
const IN_TRASHED = within(`folder_id = $2 and ${IS_TRASHED}`, `parent_id = $2 and ${IS_TRASHED}`);
/** What went to the trash with the folder, not before. */
const WENT_WITH = 'trashed_from = $2 and trashed_at >= $4::timestamptz';
const GONE_WITH = within(`folder_id = '${trash}' and ${WENT_WITH}`, `parent_id = '${trash}' and ${WENT_WITH}`);

type Work = { cause: Cause; folderId: Id; more?: readonly unknown[] };
/** Does one thing with each file and folder that is found, in the order of their ids. */
const forEach = async (
  { read }: Pick<Tools, 'read'>,
  { cause, folderId, more = [], ...query }: Work & typeof IN_FOLDER,
  handle: (one: Within) => Promise<unknown>,
): Promise<void> => {
  for (let last: Id | undefined = FIRST; last !== undefined; ) {
    const values: unknown[] = [cause.tenantId, folderId, last, ...more];
    const page: Within[] = await read<Within>(cause, { ...query, values });
    for (const one of page) await handle(one);
    last = page.length === PAGE ? page.at(-1)?.id : undefined;
  }
};

/** What is still on its way cannot go to the trash: it arrives in the root. */
const trashFile = async (command: SendCommand, cause: Cause, id: Id) => {
  const sent = command(cause, { aggregate: 'file', id, type: 'TrashFile', data: {} });
  if (await unlessRefused(sent, 'not-found', 'file-not-completed')) return;
  const move = { aggregate: 'file' as const, id, type: 'MoveFile' as const, data: { folderId: root } };
  await unlessRefused(command(cause, move), 'not-found');
};

const changeFolder = (
  command: SendCommand,
  cause: Cause,
  id: Id,
  type: 'RemoveFolder' | 'TrashFolder' | 'RestoreFolder',
) => unlessRefused(command(cause, { aggregate: 'folder', id, type, data: {} }), 'not-found');

const payload = z.strictObject({ folderId: Id });

/** Moves the files of a removed folder to the trash, and removes the folders in it. */
export const emptyFolder = job({
  name: 'library.folder.empty',
  payload,
  options: FOR_A_DAY,
  handle: ({ data: { folderId }, cause }, { read, command }) =>
    forEach({ read }, { ...IN_FOLDER, cause, folderId }, ({ id, isFile }) =>
      isFile ? trashFile(command, cause, id) : changeFolder(command, cause, id, 'RemoveFolder'),
    ),
});

/**
 * Moves what is in a folder to the trash, after it. Once the folder is restored, each command is refused: what went before is brought
 * back by the other job, which reads from then on.
 */
export const trashWithFolder = job({
  name: 'library.folder.trash',
  payload,
  options: FOR_A_DAY,
  handle: ({ data: { folderId }, cause }, { read, command }) =>
    forEach({ read }, { ...IN_TRASHED, cause, folderId }, ({ id, isFile }) =>
      unlessRefused<unknown>(
        isFile ? trashFile(command, cause, id) : changeFolder(command, cause, id, 'TrashFolder'),
        'folder-not-trashed',
      ),
    ),
});

/** Brings back what went to the trash with a folder. */
export const restoreWithFolder = job({
  name: 'library.folder.restore',
  payload: payload.extend({ trashedAt: z.iso.datetime() }),
  options: FOR_A_DAY,
  handle: ({ data: { folderId, trashedAt }, cause }, { read, command }) =>
    forEach({ read }, { ...GONE_WITH, cause, folderId, more: [trashedAt] }, ({ id, isFile }) =>
      isFile
        ? unlessRefused(command(cause, { aggregate: 'file', id, type: 'RestoreFile', data: {} }), 'not-found')
        : changeFolder(command, cause, id, 'RestoreFolder'),
    ),
});
