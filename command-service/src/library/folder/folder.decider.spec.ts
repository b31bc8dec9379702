import { DeciderSpecification } from '@event-driven-io/emmett';
import { exampleCause } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
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
