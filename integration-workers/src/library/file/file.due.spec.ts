import { exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { derivedId, GLOBAL } from 'contracts/kernel/id';
import type { Recorded } from 'contracts/kernel/message';
import { systemFolders } from 'contracts/library/folder/folder.choices';
import { systemCommandCatalogue } from 'contracts/system-commands';
import { describe, expect, it } from 'vitest';
import { decideDue } from '#integration-workers/engine/decide-due';
import { recorded } from '#integration-workers/test/recorded.fixture';
import { filePurge, quarantineEnd, unclaimedFile } from './file.due.ts';

const fileId = derivedId('file');
const place = { fileId, folderId: systemFolders.root };

let version = 0;
const on = (day: string, type: string, data: Record<string, unknown> = place): Recorded => {
  version += 1;
  const event = recorded(type, data, { version });
  return { ...event, metadata: { ...event.metadata, occurredAt: `${day}T09:00:00.000Z` } };
};
const changesOf = (...events: Recorded[]) =>
  decideDue([filePurge], events).changes.map(({ subject, at }) => ({ subject, at }));

describe('the purge of a file', () => {
  it('given a file, when it goes to the trash, then it is due 30 days later; when it is restored or deleted, then no longer', () => {
    expect(changesOf(on('2026-03-02', 'FileTrashed'))).toEqual([{ subject: fileId, at: '2026-04-01T09:00:00.000Z' }]);
    expect(changesOf(on('2026-03-03', 'FileRestored'))).toEqual([{ subject: fileId, at: null }]);
    expect(changesOf(on('2026-03-03', 'FileRemoved', { fileId }))).toEqual([{ subject: fileId, at: null }]);
  });

  it('given a file that comes back to the trash, when all of it is seen at once, then the last moment counts', () => {
    const events = [on('2026-03-02', 'FileTrashed'), on('2026-03-03', 'FileRestored'), on('2026-03-05', 'FileTrashed')];
    expect(changesOf(...events)).toEqual([{ subject: fileId, at: '2026-04-04T09:00:00.000Z' }]);
    expect(changesOf(...events.slice(0, 2))).toEqual([{ subject: fileId, at: null }]);
  });

  it('given history that was imported, when seen, then nothing is due; given an erasure, then it is told of whom', () => {
    const event = on('2026-03-02', 'FileTrashed');
    expect(changesOf({ ...event, metadata: { ...event.metadata, imported: true } })).toEqual([]);
    expect(decideDue([filePurge], [on('2026-03-02', 'UserErased', { userId: exampleUserId })])).toEqual({
      changes: [],
      erased: [{ tenantId: exampleTenantId, personId: exampleUserId }],
    });
  });

  it('given its moment, when it has come, then the command says which moment was meant', () => {
    const at = '2026-04-01T09:00:00.000Z';
    const item = { name: 'library.file.purge', tenantId: exampleTenantId, subject: fileId, at };
    expect(filePurge.command(item)).toEqual({
      aggregate: 'file',
      id: fileId,
      type: 'PurgeFile',
      data: { dueAt: at },
    });
  });

  it('given a file in quarantine, when 30 days have passed, then it is deleted; when somebody did before, then no longer', () => {
    const found = on('2026-03-02', 'FileQuarantined', { fileId });
    const [due] = decideDue([quarantineEnd], [found]).changes;
    expect(due).toMatchObject({ subject: fileId, at: '2026-04-01T09:00:00.000Z' });
    const deleted = on('2026-03-03', 'QuarantinedFileDeleted', { fileId });
    expect(decideDue([quarantineEnd], [found, deleted]).changes).toMatchObject([{ subject: fileId, at: null }]);
    const item = { name: quarantineEnd.name, tenantId: exampleTenantId, subject: fileId, at: String(due?.at) };
    const command = { aggregate: 'file', id: fileId, type: 'DeleteQuarantinedFile', data: {} };
    expect(quarantineEnd.command(item)).toEqual(command);
    expect(systemCommandCatalogue.file?.commands).toHaveProperty('DeleteQuarantinedFile');
  });

  it('given a person’s own file, when it is put nowhere, then it is due after two days; a company’s is not', () => {
    const at = (tenantId: string, type: string, data: object) => {
      const event = on('2026-03-02', type, data as never);
      return { ...event, metadata: { ...event.metadata, tenantId } };
    };
    const dueIn = (...events: Recorded[]) =>
      decideDue([unclaimedFile], events).changes.map(({ subject, at: moment }) => ({ subject, at: moment }));
    const uploaded = at(GLOBAL, 'FileCreated', { fileId });
    expect(dueIn(uploaded)).toEqual([{ subject: fileId, at: '2026-03-04T09:00:00.000Z' }]);
    expect(dueIn(uploaded, at(GLOBAL, 'ProfileDocumentAdded', { documentId: fileId }))).toEqual([
      { subject: fileId, at: null },
    ]);
    expect(dueIn(uploaded, at(GLOBAL, 'FileRemoved', { fileId }))).toEqual([{ subject: fileId, at: null }]);
    expect(dueIn(at(exampleTenantId, 'FileCreated', { fileId }))).toEqual([]);
  });
});
