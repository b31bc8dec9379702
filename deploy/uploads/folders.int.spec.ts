import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { login } from 'contracts/identity/session/session.endpoints';
import { systemFolders } from 'contracts/library/folder/folder.choices';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#deploy/seed/register';
import { openDemoProduct, type RunningProduct } from '#deploy/test/product.harness';
import { asked, MB, PDF, type Sender, send, sha256Of, videoOf } from '#deploy/test/uploads.fixture';

const PATIENCE = { timeout: 60_000 };
const { root, trash } = systemFolders;

let product: RunningProduct;
let owner: Sender;
let stranger: Sender;
const senderOf = async (email: string, tenant: string): Promise<Sender> => {
  const { data } = await product.visitor().client.call(login, { body: { email, password: DEMO_PASSWORD } });
  return { baseUrl: product.baseUrl, token: data.token, tenant };
};
beforeAll(async () => {
  product = await openDemoProduct();
  owner = await senderOf('admin@harbor.example', 'harbor');
  stranger = await senderOf('admin@summit.example', 'summit');
}, 120_000);
afterAll(() => product.close());

const get = async (path: string) => (await asked(owner, 'GET', `/api/tenant/${path}`)).json();
const makeFolder = async (name: string, parentId: string): Promise<string> =>
  (await (await asked(owner, 'POST', '/api/tenant/folders', { name, parentId })).json()).id;
const put = async (bytes: Buffer, name: string, folderId: string): Promise<string> => {
  const id = String((await send(owner, bytes, { name, folderId })).fileId);
  await expect.poll(async () => (await get(`files/${id}`)).status, PATIENCE).toBe('completed');
  return id;
};
const act = async (path: string) => (await asked(owner, 'POST', `/api/tenant/${path}`, {})).status;
const placeOf = async (id: string) => (await get(`files/${id}`)).folderId;

describe('a folder with files in it', () => {
  it('given a folder in a folder, when it goes to the trash and is restored, then what was in it goes and comes with it, and not what was in the trash before (FILE-11)', async () => {
    const outer = await makeFolder('Season', root);
    const inner = await makeFolder('Films', outer);
    const [first, second, before] = [
      await put(PDF, 'plan.pdf', outer),
      await put(videoOf(MB), 'launch.mp4', inner),
      await put(videoOf(MB + 1), 'old.mp4', inner),
    ];
    await act(`files/${before}/trash`);
    expect(await act(`folders/${outer}/trash`)).toBe(200);
    for (const id of [first, second]) await expect.poll(() => placeOf(id), PATIENCE).toBe(trash);
    await expect.poll(async () => (await get(`folders/${inner}`)).isTrashed, PATIENCE).toBe(true);
    const refused = await asked(owner, 'PATCH', `/api/tenant/folders/${outer}`, { name: 'Other' });
    expect([refused.status, (await refused.json()).code]).toEqual([409, 'folder-in-trash']);
    expect((await asked(owner, 'POST', `/api/tenant/files/${first}/move`, { folderId: outer })).status).toBe(422);

    expect(await act(`folders/${outer}/restore`)).toBe(200);
    await expect.poll(() => placeOf(first), PATIENCE).toBe(outer);
    await expect.poll(() => placeOf(second), PATIENCE).toBe(inner);
    await expect.poll(async () => (await get(`folders/${inner}`)).parentId, PATIENCE).toBe(outer);
    expect(await placeOf(before)).toBe(trash);
  });
});

/** Names and sizes in an archive, as another program reads it, once it has found every file whole. */
const READ = `import json, sys, zipfile, hashlib
with zipfile.ZipFile(sys.argv[1]) as z:
    assert z.testzip() is None
    print(json.dumps({i.filename: hashlib.sha256(z.read(i)).hexdigest() for i in z.infolist()}))`;
const filesIn = async (archive: Buffer): Promise<Record<string, string>> => {
  const dir = await mkdtemp(join(tmpdir(), 'archive-'));
  try {
    await writeFile(join(dir, 'a.zip'), archive);
    return JSON.parse(execFileSync('python3', ['-c', READ, join(dir, 'a.zip')]).toString());
  } finally {
    await rm(dir, { recursive: true });
  }
};
const ticketOf = async (body: object, sender = owner): Promise<string> =>
  (await (await asked(sender, 'POST', '/api/tenant/file-archives/ticket', body)).json()).url;
const fetched = (url: string, token?: string) =>
  fetch(`${product.baseUrl}${url}`, token === undefined ? {} : { headers: { Authorization: `Bearer ${token}` } });

describe('files that are saved as one ZIP', () => {
  it('given a folder with a folder, two files of one name and one in the trash, when fetched, then all but that are in it under their folders (FILE-28)', async () => {
    const outer = await makeFolder('To save', root);
    const inner = await makeFolder('Inside', outer);
    const [one, other] = [videoOf(3 * MB), videoOf(MB + 9)];
    await put(one, 'film.mp4', outer);
    const chosen = await put(other, 'film.mp4', outer);
    await put(PDF, 'plan.pdf', inner);
    await act(`files/${await put(videoOf(MB + 2), 'gone.mp4', outer)}/trash`);
    const answer = await fetched(await ticketOf({ folderId: outer }));
    const archive = Buffer.from(await answer.arrayBuffer());
    expect([answer.status, answer.headers.get('content-disposition'), answer.headers.get('content-length')]).toEqual([
      200,
      expect.stringContaining('filename="To save.zip"'),
      String(archive.length),
    ]);
    const { 'film.mp4': film, 'film (2).mp4': second, ...rest } = await filesIn(archive);
    expect([film, second].toSorted()).toEqual([sha256Of(one), sha256Of(other)].toSorted());
    expect(rest).toEqual({ 'Inside/plan.pdf': sha256Of(PDF) });

    const selected = await fetched(await ticketOf({ fileIds: [chosen] }));
    expect(await filesIn(Buffer.from(await selected.arrayBuffer()))).toEqual({ 'film.mp4': sha256Of(other) });
    const part = await fetch(`${product.baseUrl}${await ticketOf({ folderId: outer })}`, {
      headers: { Range: 'bytes=100-299' },
    });
    expect([part.status, Buffer.from(await part.arrayBuffer())]).toEqual([206, archive.subarray(100, 300)]);
  });

  it('given an empty folder, another company or somebody else with the address, when fetched, then nothing is given', async () => {
    const folderId = await makeFolder('Nothing yet', root);
    const empty = await fetched(await ticketOf({ folderId }));
    expect([empty.status, (await empty.json()).code]).toEqual([422, 'archive-empty']);
    const file = await put(videoOf(MB + 3), 'ours.mp4', folderId);
    expect((await fetched(await ticketOf({ fileIds: [file] }, stranger))).status).toBe(422);
    expect((await fetched(await ticketOf({ folderId }, stranger))).status).toBe(422);
    const ours = await ticketOf({ folderId });
    expect((await fetched(ours, stranger.token)).status).toBe(403);
    expect((await fetched(`${ours}x`)).status).toBe(401);
    expect((await asked(owner, 'POST', '/api/tenant/file-archives/ticket', { fileIds: [] })).status).toBe(422);
  });
});
