import { problemError } from 'contracts/client/problem-error';
import { exampleTenantId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { problem } from 'contracts/kernel/problem';
import { purgeAt } from 'contracts/library/file/file.choices';
import { systemFolders } from 'contracts/library/folder/folder.choices';
import { describe, expect, it } from 'vitest';
import type { StreamCommand } from '#integration-workers/engine/command';
import type { Cause } from '#integration-workers/engine/work-item';
import { recorded } from '#integration-workers/test/recorded.fixture';
import type { Tools } from '#integration-workers/tools';
import { emptyFolder, restoreWithFolder, trashWithFolder } from './empty-folder.job.ts';
import { folderPurge } from './folder.due.ts';
import { folderPolicy } from './folder.policy.ts';

const folderId = derivedId('folder');
const [done, onItsWay, inner] = [derivedId('done'), derivedId('on its way'), derivedId('inner')];

const cause: Cause = {
  eventId: derivedId('event'),
  policy: 'library.folder',
  target: folderId,
  tenantId: exampleTenantId,
  position: '1',
};

/** Tools that find a file, one on its way and a folder, with what was asked for with them. */
const openTools = () => {
  const asked: StreamCommand[] = [];
  const values: unknown[][] = [];
  const tools = {
    read: async (_: Cause, query: { values: unknown[] }) => {
      values.push(query.values);
      return [
        { id: done, isFile: true },
        { id: onItsWay, isFile: true },
        { id: inner, isFile: false },
      ];
    },
    command: async (_: Cause, command: StreamCommand) => {
      if (command.id === onItsWay && command.type === 'TrashFile')
        throw problemError(problem(409, 'file-not-completed'));
      asked.push(command);
      return { position: '1' };
    },
  } as unknown as Tools;
  return { tools, asked, values };
};
const file = (id: string, type: string, data: object = {}) => ({ aggregate: 'file', id, type, data });
const folder = (id: string, type: string) => ({ aggregate: 'folder', id, type, data: {} });

describe('folder policy', () => {
  it('given a folder, when it is removed, trashed or restored, then what is in it goes or comes with it; changed, nothing is to do', () => {
    const trashedAt = '2026-11-01T10:00:00.000Z';
    const asked = (type: string, data: object = {}) => folderPolicy.decide(recorded(type, { folderId, ...data }));
    expect(asked('FolderRemoved')).toEqual([{ job: 'library.folder.empty', target: folderId, data: { folderId } }]);
    expect(asked('FolderTrashed')).toEqual([{ job: 'library.folder.trash', target: folderId, data: { folderId } }]);
    expect(asked('FolderRestored', { trashedAt })).toEqual([
      { job: 'library.folder.restore', target: folderId, data: { folderId, trashedAt } },
    ]);
    expect(asked('FolderChanged', { from: {}, to: {} })).toEqual([]);
  });

  it.each([
    [emptyFolder, 'RemoveFolder'],
    [trashWithFolder, 'TrashFolder'],
  ] as const)(
    'given files and a folder in it, when emptied by $0.name, then files go to the trash, one on its way to the root, and the folder goes',
    async (job, type) => {
      const { tools, asked } = openTools();
      await job.handle({ data: { folderId }, cause, lastAttempt: false }, tools);
      expect(asked).toEqual([
        file(done, 'TrashFile'),
        file(onItsWay, 'MoveFile', { folderId: systemFolders.root }),
        folder(inner, type),
      ]);
    },
  );

  it('given a folder that is restored while what is in it goes to the trash, when the rest is refused, then nothing of it is moved, and the work is done', async () => {
    const { tools, asked } = openTools();
    const command = async (cause: Cause, sent: StreamCommand) => {
      if (asked.length > 0) throw problemError(problem(409, 'folder-not-trashed'));
      return tools.command(cause, sent);
    };
    await trashWithFolder.handle({ data: { folderId }, cause, lastAttempt: false }, { ...tools, command });
    expect(asked).toEqual([file(done, 'TrashFile')]);
  });

  it('given what went to the trash with a folder, when it is restored, then all that is found from then on is', async () => {
    const { tools, asked, values } = openTools();
    const trashedAt = '2026-11-01T10:00:00.000Z';
    await restoreWithFolder.handle({ data: { folderId, trashedAt }, cause, lastAttempt: false }, tools);
    expect(asked).toEqual([file(done, 'RestoreFile'), file(onItsWay, 'RestoreFile'), folder(inner, 'RestoreFolder')]);
    expect(values[0]).toContain(trashedAt);
  });

  it('given a folder in the trash, when its days end, then it is deleted for good; restored or gone, it is not', () => {
    const trashed = recorded('FolderTrashed', { folderId, parentId: systemFolders.root });
    const at = purgeAt(trashed.metadata.occurredAt);
    expect(folderPurge.decide(trashed)).toEqual([{ subject: folderId, at }]);
    for (const type of ['FolderRestored', 'FolderRemoved'])
      expect(folderPurge.decide(recorded(type, { folderId }))).toEqual([{ subject: folderId, at: null }]);
  });
});
