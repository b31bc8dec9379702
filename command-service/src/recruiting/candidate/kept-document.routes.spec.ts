import { exampleCause } from 'contracts/kernel/examples';
import { newId } from 'contracts/kernel/id';
import { systemFolders } from 'contracts/library/folder/folder.choices';
import { beforeEach, describe, expect, it } from 'vitest';
import { otherTenantId, type SpecApp, specApp } from '#command-service/test/app.harness';

const facts = { type: 'document', mime: 'application/pdf', extension: 'pdf', scan: 'clean' } as const;

describe('documents that are kept with a candidate', () => {
  let app: SpecApp;
  let candidateId: string;
  let fileId: string;
  const path = () => `/api/tenant/candidates/${candidateId}/documents`;
  const uploadFor = async (id: string) => {
    const file = newId(new Date());
    const named = { name: 'profile-document', originalName: 'profile-document', kind: 'profile-document' as const };
    const data = { fileId: file, ...named, folderId: systemFolders.answers, size: 10, sha256: 'a'.repeat(64) };
    const answer = { candidateId: id };
    const metadata = exampleCause;
    const created = { ...data, uploadedBy: newId(new Date()), answer };
    await app.commands.file(file, { type: 'CreateFile', data: created, metadata });
    await app.commands.file(file, { type: 'ReceiveFile', data: {}, metadata });
    await app.commands.file(file, { type: 'VerifyFile', data: { ...facts, path: `files/${file}/original` }, metadata });
    return file;
  };
  beforeEach(async () => {
    app = specApp();
    const ada = { firstName: 'Ada', lastName: 'Berg', email: 'ada@mail.example' };
    candidateId = (await app.recruiter('post', '/api/tenant/candidates', ada)).body.id;
    fileId = await uploadFor(candidateId);
  });
  const keep = (file = fileId) => app.recruiter('post', path(), { fileId: file, type: 'resume', name: '../Berg.pdf' });

  it('given a file that was uploaded for a candidate, when it is kept, renamed and taken away, then the record says so each time', async () => {
    const kept = await keep();
    expect([kept.status, kept.body]).toMatchObject([201, { id: fileId, type: 'resume', name: 'Berg.pdf', size: 10 }]);
    const changed = await app.recruiter('patch', `${path()}/${fileId}`, { type: 'other', name: 'CV.pdf' });
    expect([changed.status, changed.body]).toMatchObject([200, { type: 'other', name: 'CV.pdf' }]);
    const ticket = await app.owner('post', `${path()}/${fileId}/ticket`, {});
    expect(ticket.body.url).toContain(`/api/public/files/${fileId}?ticket=`);
    expect((await app.owner('delete', `${path()}/${fileId}`)).status).toBe(200);
    expect((await app.owner('post', `${path()}/${fileId}/ticket`, {})).status).toBe(404);
  });

  it('given a file of another candidate, or of the library, when it is to be kept, then it is refused', async () => {
    const refused = await keep(await uploadFor(newId(new Date())));
    expect([refused.status, refused.body.errors]).toEqual([422, { fileId: ['file-not-found'] }]);
  });

  it('given a file that is kept, when what nobody holds is discarded, then it stays until it is taken away', async () => {
    await keep();
    const discard = () => app.commands.file(fileId, { type: 'DiscardFile', data: {}, metadata: exampleCause });
    expect((await discard()).state.status).toBe('kept');
    await app.owner('delete', `${path()}/${fileId}`);
    expect((await discard()).state.status).toBe('removed');
  });

  it('given another company, or somebody who was erased, when a document is to be kept, then it is refused', async () => {
    const foreign = await app.as('Owner', otherTenantId)('post', path(), { fileId, type: 'resume', name: 'Berg.pdf' });
    expect(foreign.status).toBe(404);
    await app.owner('post', `/api/tenant/candidates/${candidateId}/erase`);
    expect(await keep()).toMatchObject({ status: 409, body: { code: 'erased' } });
  });
});
