import { DeciderSpecification } from '@event-driven-io/emmett';
import { exampleCause } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { purgeAt } from 'contracts/library/file/file.choices';
import { systemFolders } from 'contracts/library/folder/folder.choices';
import { describe, it } from 'vitest';
import { folderDecider } from './folder.decider.ts';

const folderId = derivedId('folder');
const { now: _, ...metadata } = exampleCause;
const event = (type: string, data: object = {}) => ({ type, data: { folderId, ...data }, metadata }) as never;
const share = (data: object) => ({ type: 'ShareFolder', data, metadata: exampleCause }) as never;

const [mia, ben] = [derivedId('mia'), derivedId('ben')].sort();
const created = event('FolderCreated', { name: 'Workshop', parentId: systemFolders.policies });
const given = DeciderSpecification.for(folderDecider);

const at = metadata.occurredAt;
const trashed = event('FolderTrashed', { parentId: systemFolders.policies });
const order = (type: string, data: object = {}) => ({ type, data, metadata: exampleCause }) as never;

describe('a folder in the trash', () => {
  it('given a folder, when it is trashed twice, then history says once from where', () => {
    given([created]).when(order('TrashFolder')).then([trashed]);
    given([created, trashed]).when(order('TrashFolder')).thenNothingHappened();
  });

  it('given one in the trash, when it is restored twice, then history says once where to and since when it was gone', () => {
    const restored = event('FolderRestored', { parentId: systemFolders.root, trashedAt: at });
    const restore = order('RestoreFolder', { parentId: systemFolders.root });
    given([created, trashed]).when(restore).then([restored]);
    given([created, trashed, restored]).when(restore).thenNothingHappened();
  });

  it('given one in the trash, when it is renamed or put elsewhere, then that is refused', () => {
    given([created, trashed])
      .when(order('ChangeFolder', { name: 'Other' }))
      .thenThrows((error: Error) => (error as Error & { code?: string }).code === 'folder-in-trash');
  });

  it('given a name with marks that turn the direction of writing, when it is created or renamed, then it has them no more', () => {
    const data = { folderId, name: 'Boats\u202E', parentId: systemFolders.root };
    given([])
      .when(order('CreateFolder', data))
      .then([event('FolderCreated', { ...data, name: 'Boats' })]);
    given([created])
      .when(order('ChangeFolder', { name: 'Workshop\u200F' }))
      .thenNothingHappened();
  });

  it('given one whose days end, when it is purged, then it is gone; given other days, nothing happens', () => {
    given([created, trashed])
      .when(order('PurgeFolder', { dueAt: purgeAt(at) }))
      .then([event('FolderRemoved')]);
    given([created, trashed])
      .when(order('PurgeFolder', { dueAt: at }))
      .thenNothingHappened();
  });
});

describe('a folder', () => {
  it('given one, when it is given to people and a role, each named twice, then history names them once', () => {
    given([created])
      .when(share({ users: [ben, mia, ben], teams: [], roles: ['Trainer', 'Trainer'] }))
      .then([event('FolderShared', { users: [mia, ben], teams: [], roles: ['Trainer'] })]);
  });

  it('given one that somebody was given, when it is given to nobody, then nobody of before has it', () => {
    given([created, event('FolderShared', { users: [mia], teams: [], roles: [] })])
      .when(share({ users: [], teams: [], roles: [] }))
      .then([event('FolderShared', { users: [], teams: [], roles: [] })]);
  });

  it('given one that people were given, when it is given to the same in another order, then nothing happens', () => {
    given([created, event('FolderShared', { users: [mia, ben], teams: [], roles: [] })])
      .when(share({ users: [ben, mia], teams: [], roles: [] }))
      .thenNothingHappened();
  });
});
