import { exampleGlobalCause as metadata, exampleUserId as userId } from 'contracts/kernel/examples';
import { GLOBAL, newId, streamName } from 'contracts/kernel/id';
import { systemFolders } from 'contracts/library/folder/folder.choices';
import { expect, it } from 'vitest';
import { createProfile } from '#command-service/identity/registration/create-profile';
import { specApp } from '#command-service/test/app.harness';

const { root: folderId } = systemFolders;

it('given a person’s own file on their profile, when the worker finds it put nowhere, then it stays until it is taken off, or they are erased', async () => {
  const { commands, events } = specApp();
  await createProfile(commands, { userId, details: { firstName: 'Mia', lastName: 'Costa', phone: '' }, metadata });
  const added = async () => {
    const id = newId(metadata.now);
    const name = 'profile-document';
    const sent = {
      name,
      originalName: name,
      folderId,
      kind: name,
      size: 9,
      sha256: 'a'.repeat(64),
      uploadedBy: userId,
    };
    await commands.file(id, { type: 'CreateFile', data: { fileId: id, ...sent } as never, metadata });
    const content = { size: 9, mime: 'application/pdf', extension: 'pdf', fileType: 'document', scan: 'clean' };
    const data = { id, type: 'resume', name: 'a.pdf', ...content };
    await commands.profile(userId, { type: 'AddProfileDocument', data: data as never, metadata });
    return id;
  };
  const discard = (id: string, data = {}) => commands.file(id, { type: 'DiscardFile', data, metadata });
  const typesOf = async (id: string) =>
    (await events.store.readStream(streamName('file', GLOBAL, id))).events.map(({ type }) => type);

  const [takenOff, ofErased] = [await added(), await added()];
  for (const id of [takenOff, ofErased]) {
    await discard(id);
    expect(await typesOf(id)).toEqual(['FileCreated']);
  }
  await commands.profile(userId, { type: 'RemoveProfileDocument', data: { id: takenOff }, metadata });
  await discard(takenOff);
  await discard(ofErased, { isHeld: false });
  for (const id of [takenOff, ofErased]) expect(await typesOf(id)).toEqual(['FileCreated', 'FileRemoved']);
});
