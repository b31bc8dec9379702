import { problemError } from 'contracts/client/problem-error';
import { exampleTenantId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { problem } from 'contracts/kernel/problem';
import { systemFolders } from 'contracts/library/folder/folder.choices';
import { describe, expect, it } from 'vitest';
import type { StreamCommand } from '#integration-workers/engine/command';
import type { Cause } from '#integration-workers/engine/work-item';
import { recorded } from '#integration-workers/test/recorded.fixture';
import type { Tools } from '#integration-workers/tools';
import { emptyFolder } from './empty-folder.job.ts';
import { folderPolicy } from './folder.policy.ts';

const folderId = derivedId('folder');
const [done, onItsWay, inner] = [derivedId('done'), derivedId('on its way'), derivedId('inner')];

describe('folder policy', () => {
  it('given a folder, when it is removed, then it is emptied; changed, nothing is to do', () => {
    expect(folderPolicy.decide(recorded('FolderRemoved', { folderId }))).toEqual([
      { job: 'library.folder.empty', target: folderId, data: { folderId } },
    ]);
    expect(folderPolicy.decide(recorded('FolderChanged', { folderId, from: {}, to: {} }))).toEqual([]);
  });

  it('given files and a folder in it, when emptied, then files go to the trash, one on its way to the root, and the folder goes', async () => {
    const asked: StreamCommand[] = [];
    const tools = {
      read: async () => [
        { id: done, isFile: true },
        { id: onItsWay, isFile: true },
        { id: inner, isFile: false },
      ],
      command: async (_: Cause, command: StreamCommand) => {
        if (command.id === onItsWay && command.type === 'TrashFile')
          throw problemError(problem(409, 'file-not-completed'));
        asked.push(command);
        return { position: '1' };
      },
    } as unknown as Tools;
    const cause: Cause = {
      eventId: derivedId('event'),
      policy: 'library.folder',
      target: folderId,
      tenantId: exampleTenantId,
      position: '1',
    };
    await emptyFolder.handle({ data: { folderId }, cause, lastAttempt: false }, tools);
    expect(asked).toEqual([
      { aggregate: 'file', id: done, type: 'TrashFile', data: {} },
      { aggregate: 'file', id: onItsWay, type: 'MoveFile', data: { folderId: systemFolders.root } },
      { aggregate: 'folder', id: inner, type: 'RemoveFolder', data: {} },
    ]);
  });
});
