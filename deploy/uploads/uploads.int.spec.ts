import { randomBytes } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { hugePng, picture } from 'command-service/test/images.fixture';
import { login } from 'contracts/identity/session/session.endpoints';
import { systemFolders } from 'contracts/library/folder/folder.choices';
import { isDocumentKind } from 'contracts/library/storage/storage.views';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#deploy/seed/register';
import { openDemoProduct, type RunningProduct } from '#deploy/test/product.harness';
import {
  asked,
  docxOf,
  MB,
  PDF,
  type Sender,
  type Sent,
  send,
  sendPart,
  sha256Of,
  videoOf,
  wordParts,
} from '#deploy/test/uploads.fixture';

const PATIENCE = { timeout: 60_000 };
/** 40 MB, packed. */
const bomb = deflateRawSync(Buffer.alloc(40 * MB));

let product: RunningProduct;
let owner: Sender;
let recruiter: Sender;
let stranger: Sender;
const senderOf = async (email: string, tenant: string): Promise<Sender> => {
  const { data } = await product.visitor().client.call(login, { body: { email, password: DEMO_PASSWORD } });
  return { baseUrl: product.baseUrl, token: data.token, tenant };
};
beforeAll(async () => {
  product = await openDemoProduct();
  owner = await senderOf('admin@harbor.example', 'harbor');
  recruiter = await senderOf('recruiter@harbor.example', 'harbor');
  stranger = await senderOf('admin@summit.example', 'summit');
}, 120_000);
afterAll(() => product.close());

const kept = async (bytes: Buffer, sent: Sent = {}): Promise<string> => {
  const { status, fileId } = await send(owner, bytes, sent);
  expect(status).toBe(204);
  return String(fileId);
};
const shown = async (id: string) => (await asked(owner, 'GET', `/api/tenant/files/${id}`)).json();
const visible = (id: string) => expect.poll(async () => (await shown(id)).status, PATIENCE);
const act = (id: string, action: string, body = {}, sender = owner) =>
  asked(sender, 'POST', `/api/tenant/files/${id}/${action}`, body);
const urlOf = async (id: string, sender = owner, purpose = 'download') =>
  `${product.baseUrl}${(await (await act(id, 'ticket', { purpose }, sender)).json()).url}`;
const stored = () => product.files.list('files');
const left = () => product.files.list('uploads');

describe('a file that is uploaded', () => {
  it('given a video that breaks off twice, when gone on with, then it is kept once, whole, as the browser had it', async () => {
    const bytes = videoOf(13 * MB + 7);
    const uploadUrl = await sendPart(owner, bytes, 4 * MB, { name: 'Onboarding.mp4', kind: 'video' });
    expect((await send(owner, bytes, {}, { uploadUrl })).status).toBe(204);
    const again = await send(owner, bytes, {}, { uploadUrl });
    expect(again).toMatchObject({ status: 200, fileId: uploadUrl.split('/').at(-1) });
    await visible(String(again.fileId)).toBe('completed');
    expect(await shown(String(again.fileId))).toMatchObject({
      name: 'Onboarding.mp4',
      type: 'video',
      mime: 'video/mp4',
      size: bytes.length,
      sha256: sha256Of(bytes),
      scan: 'not-scanned',
      folderId: systemFolders.root,
    });
    const url = await urlOf(String(again.fileId));
    expect(sha256Of(Buffer.from(await (await fetch(url)).arrayBuffer()))).toBe(sha256Of(bytes));
    expect(await left()).toEqual([]);
  });

  it.each<[string, () => Buffer, Sent, object]>([
    ['another hash', () => PDF, { sha256: sha256Of(Buffer.from('x')) }, { status: 422, code: 'file-hash-wrong' }],
    [
      'a program called a picture',
      () => Buffer.concat([Buffer.from('MZ'), randomBytes(500)]),
      { name: 'me.png' },
      { status: 422, code: 'file-type-wrong' },
    ],
    [
      'SVG',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      { name: 'a.png' },
      { status: 422, code: 'file-type-wrong' },
    ],
    [
      'HTML',
      () => Buffer.from('<!doctype html><html></html>'),
      { name: 'a.pdf' },
      { status: 422, code: 'file-type-wrong' },
    ],
    [
      'PDF that is HTML too',
      () => Buffer.concat([PDF, Buffer.from('<html><script>alert(1)</script>')]),
      {},
      { status: 422, code: 'file-unsafe' },
    ],
    [
      'picture of more pixels than are taken',
      () => hugePng(25_001, 10_000),
      { name: 'a.png' },
      { status: 422, code: 'file-image-too-large' },
    ],
    [
      'HTML that is PDF too',
      () => Buffer.concat([Buffer.from('<html>'), PDF]),
      {},
      { status: 422, code: 'file-type-wrong' },
    ],
    [
      'PDF with an archive behind it',
      () => Buffer.concat([PDF, docxOf(wordParts)]),
      {},
      { status: 422, code: 'file-unsafe' },
    ],
    [
      'a document that grows without end',
      () => docxOf({ ...wordParts, 'word/media/a.png': { packed: 4_000, unpacked: 4_000_000_000 } }),
      {},
      { status: 422, code: 'file-unsafe' },
    ],
    [
      'a document that grows more than it says',
      () => docxOf({ ...wordParts, 'word/media/a.png': { packed: bomb.length, unpacked: 9_000_000 } }, bomb),
      {},
      { status: 422, code: 'file-unsafe' },
    ],
    [
      'a document whose parts lie on each other',
      () =>
        docxOf(
          { ...wordParts, 'word/a.xml': { packed: 999, unpacked: 999 }, 'word/b.xml': { packed: 999, unpacked: 999 } },
          Buffer.alloc(999),
        ),
      {},
      { status: 422, code: 'file-unsafe' },
    ],
    [
      'plain text',
      () => Buffer.from('Tuck each strand three times.\n'),
      { name: 'notes.txt' },
      { status: 422, code: 'file-type-wrong' },
    ],
    [
      'an archive that is no document',
      () => docxOf({ 'a.txt': { packed: 1, unpacked: 1 } }),
      {},
      { status: 422, code: 'file-unsafe' },
    ],
    [
      'a picture that breaks off',
      () => Buffer.concat([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), randomBytes(99)]),
      {},
      { status: 422 },
    ],
    ['a document as a video', () => PDF, { kind: 'video' }, { status: 422, code: 'file-type-wrong' }],
    [
      'one byte too many',
      () => videoOf(5 * MB + 1),
      { kind: 'thumbnail' },
      { status: 413, code: 'file-size-exceeded' },
    ],
    [
      'a folder that is not there',
      () => PDF,
      { folderId: systemFolders.trash },
      { status: 422, code: 'folder-not-found' },
    ],
    ['a kind that is not there', () => PDF, { kind: 'other' }, { status: 422, code: 'validation-failed' }],
  ])('given %s, when sent, then it is refused, and nothing of it is kept', async (_, bytes, sent, refused) => {
    const before = await stored();
    expect(await send(owner, bytes(), sent)).toMatchObject(refused);
    expect([await stored(), await left()]).toEqual([before, []]);
  });

  it.each([
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\Users\\me\\cv.pdf', 'cv.pdf'],
    ['a\0b\u202Efdp.exe', 'abfdp.exe'],
    ['Cafe\u0301.pdf', 'Café.pdf'],
    [`${'ä'.repeat(300)}.pdf`, `${'ä'.repeat(196)}.pdf`],
    ['..', 'file'],
  ])('given the name %j, when sent, then it is shown as %j', async (name, cleaned) => {
    const id = await kept(PDF, { name });
    await visible(id).toBe('completed');
    expect(await shown(id)).toMatchObject({ name: cleaned, originalName: cleaned });
  });

  it('given two files of one name, when sent, then both are kept, each with its own bytes', async () => {
    const both = [PDF, Buffer.concat([PDF, Buffer.from('% another\n')])];
    for (const bytes of both) {
      const id = await kept(bytes, { name: 'twice.pdf' });
      await visible(id).toBe('completed');
      expect(await shown(id)).toMatchObject({ name: 'twice.pdf', sha256: sha256Of(bytes) });
    }
  });

  it('given a picture with a place in it, when sent, then it is kept re-encoded, with the size that it then has', async () => {
    const bytes = await picture(60)
      .withExif({ IFD0: { Copyright: 'here it was taken' } })
      .jpeg()
      .toBuffer();
    const id = await kept(bytes, { name: 'me.png' });
    await visible(id).toBe('completed');
    const answer = await fetch(await urlOf(id, owner, 'preview'));
    const fetched = Buffer.from(await answer.arrayBuffer());
    expect(await shown(id)).toMatchObject({ type: 'image', extension: 'jpg', size: fetched.length });
    expect(fetched.includes('here it was taken')).toBe(false);
    expect(answer.headers.get('content-disposition')).toBe(
      `inline; filename="me.png.jpg"; filename*=UTF-8''me.png.jpg`,
    );
  });
});

describe('the bytes of a file', () => {
  it('given a ticket, when a part is fetched, then it comes with headers that let nothing run; a PDF is never shown here', async () => {
    const id = await kept(PDF, { name: 'Código "A".pdf' });
    const url = await urlOf(id, owner, 'preview');
    const part = await fetch(url, { headers: { Range: 'bytes=1-3' } });
    expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([
      206,
      'PDF',
      `bytes 1-3/${PDF.length}`,
    ]);
    expect(part.headers.get('content-disposition')).toBe(
      `attachment; filename="C_digo _A_.pdf"; filename*=UTF-8''C%C3%B3digo%20%22A%22.pdf`,
    );
    expect(part.headers.get('x-content-type-options')).toBe('nosniff');
    expect(part.headers.get('content-security-policy')).toContain('sandbox');
    expect((await fetch(url, { headers: { Range: 'bytes=9999-' } })).status).toBe(416);
    expect((await fetch(`${url}x`)).status).toBe(401);
    const other = await kept(PDF);
    expect((await fetch(url.replace(id, other))).status).toBe(401);
  });

  it('given somebody without the right, or of another company, when they ask, then they get none; policies are for all', async () => {
    const [hidden, policy] = [
      await kept(PDF),
      await kept(PDF, { name: 'Safety.pdf', folderId: systemFolders.policies }),
    ];
    expect((await act(hidden, 'ticket', {}, recruiter)).status).toBe(403);
    expect((await act(hidden, 'ticket', {}, stranger)).status).toBe(404);
    expect((await fetch(await urlOf(policy, recruiter))).status).toBe(200);
    await visible(policy).toBe('completed');
    const policies = await (await asked(recruiter, 'GET', '/api/tenant/policy-files')).json();
    const shownPolicies = policies.map(({ id }: { id: string }) => id);
    expect([shownPolicies.includes(policy), shownPolicies.includes(hidden)]).toEqual([true, false]);
    const url = await urlOf(policy, recruiter);
    expect((await act(policy, 'move', { folderId: systemFolders.root })).status).toBe(200);
    expect((await fetch(url)).status).toBe(403);
  });
});

describe('a folder of policies', () => {
  const make = async (name: string, parentId: string): Promise<string> =>
    (await (await asked(owner, 'POST', '/api/tenant/folders', { name, parentId })).json()).id;
  const none = { users: [], teams: [], roles: [] };
  const share = (id: string, given: object, sender = owner) =>
    asked(sender, 'POST', `/api/tenant/folders/${id}/share`, { ...none, ...given });
  const seen = async (path: string, sender = recruiter): Promise<string[]> =>
    (await (await asked(sender, 'GET', `/api/tenant/${path}`)).json()).map(({ id }: { id: string }) => id);
  const foldersOf = (sender = recruiter) => seen('policy-folders', sender);

  it('given a folder in a folder, when the outer is given to a role and taken back, then its files are open so long alone', async () => {
    const outer = await make('Workshops', systemFolders.policies);
    const inner = await make('Varnish', outer);
    const id = await kept(PDF, { name: 'Quartz lamps.pdf', folderId: inner });
    await visible(id).toBe('completed');
    expect((await act(id, 'ticket', {}, recruiter)).status).toBe(403);
    expect(await foldersOf()).not.toContain(inner);
    expect(await seen(`policy-files?folderId=${inner}`)).toEqual([]);

    expect((await share(outer, { roles: ['Recruiter'] })).status).toBe(200);
    await expect.poll(() => foldersOf(), PATIENCE).toEqual(expect.arrayContaining([outer, inner]));
    expect(await seen(`policy-files?folderId=${inner}`)).toEqual([id]);
    expect(await seen('policy-files?q=quartz')).toEqual([id]);
    expect(await seen('policy-files')).not.toContain(id);
    const url = await urlOf(id, recruiter);
    expect((await fetch(url)).status).toBe(200);
    expect(await (await asked(owner, 'GET', `/api/tenant/files/${id}/uses`)).json()).toMatchObject([
      { by: 'policy-folder', name: 'Varnish' },
    ]);
    expect(await foldersOf(stranger)).not.toContain(inner);
    expect((await act(id, 'ticket', {}, stranger)).status).toBe(404);
    expect((await share(outer, { roles: ['Recruiter'] }, stranger)).status).toBe(404);

    expect((await share(outer, none)).status).toBe(200);
    expect((await fetch(url)).status).toBe(403);
    expect((await act(id, 'ticket', {}, recruiter)).status).toBe(403);
    await expect.poll(() => foldersOf(), PATIENCE).not.toContain(inner);
    expect(await seen('policy-files?q=quartz')).toEqual([]);
  });

  it('given a folder that is given to a team, when it is moved out of the policies, then the team sees it no more', async () => {
    const idOf = async (sender: Sender): Promise<string> =>
      (await (await asked(sender, 'GET', '/api/auth/me')).json()).data.id;
    const [me, boss] = [await idOf(recruiter), await idOf(owner)];
    const folderId = await make('Launching', systemFolders.policies);
    const id = await kept(PDF, { folderId });
    await visible(id).toBe('completed');
    const team = await (await asked(owner, 'POST', '/api/tenant/teams', { name: 'Slipway', userIds: [me] })).json();
    expect((await share(folderId, { teams: [team.id] })).status).toBe(200);
    const url = await urlOf(id, recruiter);
    expect((await fetch(url)).status).toBe(200);
    const left = await asked(owner, 'PATCH', `/api/tenant/teams/${team.id}`, { userIds: [boss] });
    expect([left.status, (await fetch(url)).status]).toEqual([200, 403]);
    expect((await share(folderId, { users: [me] })).status).toBe(200);
    expect((await fetch(url)).status).toBe(200);
    const move = (parentId: string) => asked(owner, 'PATCH', `/api/tenant/folders/${folderId}`, { parentId });
    await move(systemFolders.root);
    expect((await fetch(url)).status).toBe(403);
    expect(await (await share(folderId, { users: [me] })).json()).toMatchObject({ code: 'folder-not-policies' });
    expect((await share(folderId, none)).status).toBe(200);
    // Who had it before does not have it again.
    expect([(await move(systemFolders.policies)).status, (await fetch(url)).status]).toEqual([200, 403]);
  });

  it.each([
    ['users', 'user-unknown'],
    ['teams', 'team-unknown'],
    ['roles', 'role-unknown'],
  ])('given one of %s that there is not, when a folder is given to it, then that is refused', async (field, code) => {
    const id = await make('Sails', systemFolders.policies);
    const refused = await share(id, { [field]: ['00000000-0000-4000-8000-000000000001'] });
    expect([refused.status, (await refused.json()).errors]).toEqual([422, { [field]: [code] }]);
  });
});

describe('the trash', () => {
  it('given two files of the same bytes, when both are deleted for good, then the bytes go with the second', async () => {
    const bytes = videoOf(MB);
    const before = await stored();
    const ids = [await kept(bytes), await kept(bytes)];
    expect((await stored()).length).toBe(before.length + 1);
    for (const [index, id] of ids.entries()) {
      expect((await asked(owner, 'DELETE', `/api/tenant/files/${id}`)).status).toBe(409);
      expect((await act(id, 'trash')).status).toBe(200);
      expect((await asked(owner, 'DELETE', `/api/tenant/files/${id}`)).status).toBe(200);
      await expect.poll(async () => (await stored()).length, PATIENCE).toBe(before.length + 1 - index);
    }
  });

  it('given a folder with a file and a folder in it, when removed, then both go, and the file comes back to the root', async () => {
    const make = async (body: object) => (await (await asked(owner, 'POST', '/api/tenant/folders', body)).json()).id;
    const folderId = await make({ name: 'Contracts' });
    const inner = await make({ name: 'Signed', parentId: folderId });
    const change = (id: string, parentId: string) => asked(owner, 'PATCH', `/api/tenant/folders/${id}`, { parentId });
    expect(await (await change(folderId, inner)).json()).toMatchObject({ code: 'folder-in-itself' });
    const id = await kept(PDF, { folderId: inner });
    await visible(id).toBe('completed');
    expect((await asked(owner, 'DELETE', `/api/tenant/folders/${folderId}`)).status).toBe(200);
    await expect.poll(async () => (await shown(id)).isTrashed, PATIENCE).toBe(true);
    expect(await (await act(id, 'restore')).json()).toMatchObject({ folderId: systemFolders.root, isTrashed: false });
  });
});

describe('the storage of a company', () => {
  it('given its files, when usage is asked for, then it is their sum, and what no longer fits is refused', async () => {
    const usage = async () => (await asked(owner, 'GET', '/api/tenant/storage-usage')).json();
    const listed = async () =>
      (await (await asked(owner, 'GET', '/api/tenant/files?range=[0,499]')).json()) as { size: number }[];
    const before = await usage();
    const id = await kept(videoOf(2 * MB), { kind: 'video' });
    await visible(id).toBe('completed');
    const after = await usage();
    expect(after.bytes - before.bytes).toBe(2 * MB);
    const documents = after.byKind.filter(({ kind }: { kind: string }) => isDocumentKind(kind));
    const all = [...(await listed()), ...documents.map(({ bytes }: { bytes: number }) => ({ size: bytes }))];
    expect(after.bytes).toBe(all.reduce((sum, { size }) => sum + size, 0));
    expect(after.largest[0].bytes).toBeGreaterThan(2 * MB);
    expect((await asked(recruiter, 'GET', '/api/tenant/storage-usage')).status).toBe(403);
  });
});
