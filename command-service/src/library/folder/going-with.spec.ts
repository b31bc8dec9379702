import { exampleCause } from 'contracts/kernel/examples';
import { newId, streamName } from 'contracts/kernel/id';
import type { CommandMetadata } from 'contracts/kernel/message';
import { systemFolders } from 'contracts/library/folder/folder.choices';
import { expect, it } from 'vitest';
import { fileHandler } from '#command-service/library/file/file.handler';
import { specApp } from '#command-service/test/app.harness';

const { tenantId } = exampleCause;
const after = (seconds: number, by: CommandMetadata['actor'] = exampleCause.actor): CommandMetadata => {
  const now = new Date(exampleCause.now.getTime() + seconds * 1_000);
  return { ...exampleCause, actor: by, now, occurredAt: now.toISOString() };
};
const SYSTEM = { type: 'system', id: 'integration-workers' } as CommandMetadata['actor'];

const openFolder = async () => {
  const { commands, events } = specApp();
  const [folderId, inner, id] = [newId(exampleCause.now), newId(exampleCause.now), newId(exampleCause.now)];
  const folder = (of: string, type: string, metadata: CommandMetadata, data: object = {}) =>
    commands.folder(of, { type, data, metadata } as never);
  const file = (type: string, metadata: CommandMetadata, data: object = {}) =>
    commands.file(id, { type, data, metadata } as never);
  const { root } = systemFolders;
  await folder(folderId, 'CreateFolder', after(0), { folderId, name: 'Boats', parentId: root });
  await folder(inner, 'CreateFolder', after(0), { folderId: inner, name: 'Sails', parentId: folderId });
  const named = { name: 'a.pdf', originalName: 'a.pdf', folderId, kind: 'attachment', size: 9 };
  const sent = { fileId: id, ...named, sha256: 'a'.repeat(64), uploadedBy: exampleCause.actor.id };
  await file('CreateFile', after(0), sent);
  await file('ReceiveFile', after(0));
  const content = { type: 'document', mime: 'application/pdf', extension: 'pdf', scan: 'clean', path: 'a' };
  await file('VerifyFile', after(0), content);
  const lastOf = async (aggregate: string, of: string) =>
    (await events.store.readStream(streamName(aggregate, tenantId, of))).events.at(-1);
  return {
    ...{ id, store: events.store },
    folderId,
    inner,
    folder,
    file,
    lastFile: () => lastOf('file', id),
    lastInner: () => lastOf('folder', inner),
  };
};

it('given a folder in the trash, when what is in it goes after it by a clock that is behind, then it goes, not earlier than the folder', async () => {
  const { folderId, inner, folder, file, lastFile, lastInner } = await openFolder();
  await folder(folderId, 'TrashFolder', after(60));
  await file('TrashFile', after(50, SYSTEM));
  await folder(inner, 'TrashFolder', after(70, SYSTEM));
  expect(await lastFile()).toMatchObject({ type: 'FileTrashed', metadata: { occurredAt: after(60).occurredAt } });
  expect(await lastInner()).toMatchObject({ type: 'FolderTrashed', metadata: { occurredAt: after(70).occurredAt } });
});

it('given a folder that was restored meanwhile, when what is in it would go after it, then that is refused; a person may still trash it', async () => {
  const { folderId, inner, folder, file, lastFile } = await openFolder();
  await folder(folderId, 'TrashFolder', after(60));
  await folder(folderId, 'RestoreFolder', after(61));
  await expect(file('TrashFile', after(62, SYSTEM))).rejects.toMatchObject({ code: 'folder-not-trashed' });
  await expect(folder(inner, 'TrashFolder', after(62, SYSTEM))).rejects.toMatchObject({ code: 'folder-not-trashed' });
  expect(await lastFile()).toMatchObject({ type: 'FileVerified' });
  await file('TrashFile', after(63));
  expect(await lastFile()).toMatchObject({ type: 'FileTrashed' });
});

it('given a folder that was removed, when what is in it goes after it, then it goes', async () => {
  const { folderId, folder, file, lastFile } = await openFolder();
  await folder(folderId, 'RemoveFolder', after(60));
  await file('TrashFile', after(61, SYSTEM));
  expect(await lastFile()).toMatchObject({ type: 'FileTrashed' });
});

it.each(['MoveFile', 'RestoreFile'] as const)(
  'given a folder that goes to the trash just after it was looked at, when %s puts a file into it, then the file is not left in it (FILE-41)',
  async (type) => {
    const { id, folderId, inner, folder, file, store, lastFile } = await openFolder();
    await file('MoveFile', after(1), { folderId: type === 'MoveFile' ? folderId : inner });
    if (type === 'RestoreFile') await file('TrashFile', after(2));
    let isLookedAt = false;
    const aggregateStream: typeof store.aggregateStream = async (name, options) => {
      const found = await store.aggregateStream(name, options);
      if (name === streamName('folder', tenantId, inner) && !isLookedAt) {
        isLookedAt = true;
        await folder(inner, 'TrashFolder', after(3));
      }
      return found;
    };
    const send = fileHandler({ store: { ...store, aggregateStream } } as never);
    const data = type === 'MoveFile' ? { folderId: inner } : {};
    const sent = send(id, { type, data, metadata: after(4) } as never);
    if (type === 'MoveFile') await expect(sent).rejects.toMatchObject({ code: 'folder-not-found' });
    else await sent;
    expect(isLookedAt).toBe(true);
    const { root } = systemFolders;
    if (type === 'RestoreFile')
      expect(await lastFile()).toMatchObject({ type: 'FileRestored', data: { folderId: root } });
    else expect((await lastFile())?.data).not.toMatchObject({ to: inner });
  },
);
