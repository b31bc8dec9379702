import { DeciderSpecification } from '@event-driven-io/emmett';
import { exampleCause, exampleUserId } from 'contracts/kernel/examples';
import { derivedId, GLOBAL } from 'contracts/kernel/id';
import { purgeAt } from 'contracts/library/file/file.choices';
import { systemFolders } from 'contracts/library/folder/folder.choices';
import { describe, it } from 'vitest';
import { fileDecider } from './file.decider.ts';

const fileId = derivedId('file');
const { root, policies } = systemFolders;
const { now: _, ...metadata } = exampleCause;
const event = <T extends string>(type: T, data: object = {}) =>
  ({ type, data: { fileId, ...data }, metadata }) as never;
const command = <T extends string>(type: T, data: object = {}) => ({ type, data, metadata: exampleCause }) as never;

const sent = {
  name: 'cv.pdf',
  originalName: 'cv.pdf',
  folderId: root,
  kind: 'attachment',
  size: 9,
  sha256: 'a'.repeat(64),
  uploadedBy: exampleUserId,
};
const created = event('FileCreated', sent);
const facts = {
  type: 'document',
  mime: 'application/pdf',
  extension: 'pdf',
  scan: 'clean',
  path: 'files/a/b/original',
};
const completed = [created, event('FileReceived'), event('FileVerified', facts)];
const trashed = [...completed, event('FileTrashed', { folderId: root })];

const given = DeciderSpecification.for(fileDecider);
const refusal = (code: string) => (error: Error) => (error as Error & { code: string }).code === code;

describe('a file', () => {
  it('given an upload, when its last byte comes and it is found good, then history says so, each once', () => {
    given([created])
      .when(command('ReceiveFile'))
      .then([event('FileReceived')]);
    given([created, event('FileReceived')])
      .when(command('VerifyFile', facts))
      .then([event('FileVerified', facts)]);
    given(completed).when(command('ReceiveFile')).thenNothingHappened();
    given(completed).when(command('VerifyFile', facts)).thenNothingHappened();
    given(completed)
      .when(command('OptimizeFile', { size: 1, path: 'files/a/b/optimized' }))
      .thenNothingHappened();
  });

  it('given an upload, when it is refused, then it is gone with its reason; what was found good stays', () => {
    given([created])
      .when(command('RejectFile', { reason: 'file-unsafe' }))
      .then([event('FileRejected', { reason: 'file-unsafe' }), event('FileRemoved')]);
    given(completed)
      .when(command('RejectFile', { reason: 'upload-expired' }))
      .thenNothingHappened();
  });

  it('given a file, when it gets another name or folder, then both are told; the same again is nothing', () => {
    given(completed)
      .when(command('RenameFile', { name: 'b.pdf' }))
      .then([event('FileRenamed', { from: 'cv.pdf', to: 'b.pdf' })]);
    given(completed)
      .when(command('MoveFile', { folderId: policies }))
      .then([event('FileMoved', { from: root, to: policies })]);
    given(completed)
      .when(command('RenameFile', { name: 'cv.pdf' }))
      .thenNothingHappened();
    // FILE-7
    given(completed)
      .when(command('RenameFile', { name: '../b\u202Efdp.exe' }))
      .then([event('FileRenamed', { from: 'cv.pdf', to: 'bfdp.exe' })]);
    given(completed)
      .when(command('MoveFile', { folderId: root }))
      .thenNothingHappened();
    given(trashed)
      .when(command('MoveFile', { folderId: policies }))
      .thenThrows(refusal('file-in-trash'));
  });

  it('given a file, when it goes to the trash and back, then it says from where and to where; only from there it goes for good', () => {
    given(completed)
      .when(command('TrashFile'))
      .then([event('FileTrashed', { folderId: root })]);
    given(trashed).when(command('TrashFile')).thenNothingHappened();
    given(trashed)
      .when(command('RestoreFile', { folderId: root }))
      .then([event('FileRestored', { folderId: root })]);
    given(completed)
      .when(command('RestoreFile', { folderId: root }))
      .thenNothingHappened();
    given(trashed)
      .when(command('RemoveFile'))
      .then([event('FileRemoved')]);
    given(completed).when(command('RemoveFile')).thenThrows(refusal('file-not-trashed'));
    given([created]).when(command('TrashFile')).thenThrows(refusal('file-not-completed'));
  });

  it('given a file whose days in the trash end, when it was there ever since, then it is gone; when it came back since, then nothing happens', () => {
    const dueAt = purgeAt(metadata.occurredAt);
    const later = { ...metadata, occurredAt: '2026-03-09T09:00:00.000Z' };
    const restored = [...trashed, event('FileRestored', { folderId: root })];
    const back = { type: 'FileTrashed', data: { fileId, folderId: root }, metadata: later } as never;
    const purge = command('PurgeFile', { dueAt });
    given(trashed)
      .when(purge)
      .then([event('FileRemoved')]);
    given(restored).when(purge).thenNothingHappened();
    given([...restored, back])
      .when(purge)
      .thenNothingHappened();
  });

  it('given a file that something was found in, when refused, then it is in quarantine until it is deleted, once', () => {
    const reject = command('RejectFile', { reason: 'file-infected', finding: 'Eicar' });
    const { name, kind, size, sha256, uploadedBy } = sent;
    const refused = [
      event('FileRejected', { reason: 'file-infected' }),
      event('FileQuarantined', { name, kind, size, sha256, uploadedBy, finding: 'Eicar' }),
      event('FileRemoved'),
    ];
    given([created]).when(reject).then(refused);
    const global = { ...metadata, tenantId: GLOBAL };
    given([created])
      .when({ type: 'RejectFile', data: { reason: 'file-infected' }, metadata: { ...exampleCause, tenantId: GLOBAL } })
      .then([
        { type: 'FileRejected', data: { fileId, reason: 'file-infected' }, metadata: global },
        { type: 'FileRemoved', data: { fileId }, metadata: global },
      ]);
    const deleted = event('QuarantinedFileDeleted');
    given([created, ...refused])
      .when(command('DeleteQuarantinedFile'))
      .then([deleted]);
    given([created, ...refused, deleted])
      .when(command('DeleteQuarantinedFile'))
      .thenNothingHappened();
    given(trashed).when(command('DeleteQuarantinedFile')).thenNothingHappened();
  });

  it('given a person’s own file, when it is discarded, then it is gone', () => {
    given(completed)
      .when(command('DiscardFile'))
      .then([event('FileRemoved')]);
  });
});
