import { Id } from 'contracts/kernel/id';
import { systemFolders } from 'contracts/library/folder/folder.choices';
import { z } from 'zod';
import { type SendCommand, unlessRefused } from '#integration-workers/engine/command';
import { FOR_A_DAY, job } from '#integration-workers/engine/job';
import type { Cause } from '#integration-workers/engine/work-item';

/** Files and folders asked for at once. */
const PAGE = 200;
const FIRST: Id = '00000000-0000-0000-0000-000000000000';

type Within = { id: Id; isFile: boolean };
const WITHIN = {
  projections: ['library.file', 'library.folder'],
  text: `select id, is_file as "isFile" from (
      select id, true as is_file from read.file where tenant_id = $1 and folder_id = $2
      union all select id, false from read.folder where tenant_id = $1 and parent_id = $2
    ) within where id > $3 order by id limit ${PAGE}`,
};

/** What is still on its way cannot go to the trash: it arrives in the root. */
const trashFile = async (command: SendCommand, cause: Cause, id: Id) => {
  const trash = command(cause, { aggregate: 'file', id, type: 'TrashFile', data: {} });
  if (await unlessRefused(trash, 'not-found', 'file-not-completed')) return;
  const move = { aggregate: 'file' as const, id, type: 'MoveFile' as const, data: { folderId: systemFolders.root } };
  await unlessRefused(command(cause, move), 'not-found');
};

const removeFolder = (command: SendCommand, cause: Cause, id: Id) =>
  unlessRefused(command(cause, { aggregate: 'folder', id, type: 'RemoveFolder', data: {} }), 'not-found');

/** Moves the files of a removed folder to the trash, and removes the folders in it. */
export const emptyFolder = job({
  name: 'library.folder.empty',
  payload: z.strictObject({ folderId: Id }),
  options: FOR_A_DAY,
  handle: async ({ data: { folderId }, cause }, { read, command }) => {
    let last: Id | undefined = FIRST;
    while (last !== undefined) {
      const values: unknown[] = [cause.tenantId, folderId, last];
      const page: Within[] = await read<Within>(cause, { ...WITHIN, values });
      for (const { id, isFile } of page) await (isFile ? trashFile : removeFolder)(command, cause, id);
      last = page.length === PAGE ? page.at(-1)?.id : undefined;
    }
  },
});
