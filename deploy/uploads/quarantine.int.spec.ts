import { createServer, type Server } from 'node:net';
import { login } from 'contracts/identity/session/session.endpoints';
import { systemFolders } from 'contracts/library/folder/folder.choices';
import type { Pool } from 'pg';
import { openPool } from 'platform/postgres/pool';
import type { TestDatabase } from 'platform/test/postgres.harness';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#deploy/seed/register';
import { openDemoProduct, type RunningProduct } from '#deploy/test/product.harness';
import { asked, PDF, type Sender, send, sha256Of } from '#deploy/test/uploads.fixture';

const PATIENCE = { timeout: 60_000 };
const QUARANTINE = '/api/tenant/quarantined-files';
const INFECTED = Buffer.concat([PDF, Buffer.from('% virus\n')]);

let pool: Pool;
let scanner: Server;
let product: RunningProduct;
let owner: Sender;
let recruiter: Sender;
let auditor: Sender;
let stranger: Sender;
let candidate: Sender;
const senderOf = async (email: string, tenant: string): Promise<Sender> => {
  const { data } = await product.visitor().client.call(login, { body: { email, password: DEMO_PASSWORD } });
  return { baseUrl: product.baseUrl, token: data.token, tenant };
};
beforeAll(async () => {
  // Says what clamd would.
  scanner = createServer({ allowHalfOpen: true }, (socket) => {
    const said: Buffer[] = [];
    socket.on('data', (chunk) => {
      said.push(chunk);
      if (!chunk.subarray(-4).equals(Buffer.alloc(4))) return;
      socket.end(Buffer.concat(said).includes('virus') ? 'stream: Eicar-Test FOUND\0' : 'stream: OK\0');
    });
  });
  await new Promise<void>((resolve) => scanner.listen(0, '127.0.0.1', resolve));
  const address = scanner.address();
  const port = typeof address === 'object' ? address?.port : 0;
  product = await openDemoProduct<TestDatabase>(undefined, { CLAMD_URL: `tcp://127.0.0.1:${port}` });
  pool = openPool(product.database.urls.WORKER_DATABASE_URL, 1, { warn: () => undefined });
  owner = await senderOf('admin@harbor.example', 'harbor');
  recruiter = await senderOf('recruiter@harbor.example', 'harbor');
  auditor = await senderOf('auditor@harbor.example', 'harbor');
  stranger = await senderOf('admin@summit.example', 'summit');
  candidate = await senderOf('candidate@harbor.example', '');
}, 120_000);
afterAll(async () => {
  await pool.end();
  await product.close();
  scanner.close();
});

const listed = async (sender: Sender) => (await (await asked(sender, 'GET', QUARANTINE)).json()) as { id: string }[];
const usage = async () => {
  const { files, bytes, quarantine } = await (await asked(owner, 'GET', '/api/tenant/storage-usage')).json();
  return { files, bytes, quarantine };
};
/** The bytes that an id counts with, once its removal was seen to: none, or those in quarantine. */
const counted = async (id: string) => {
  const { rows } = await pool.query(
    `select bytes::int from access.stored_file where file_id = $1
     and exists (select from work.handled where policy = 'library.file' and target = $1::text)`,
    [id],
  );
  return rows.map(({ bytes }) => bytes as number);
};
const kept = () => product.files.list('quarantine');

describe('quarantine', () => {
  it('given a file that the scanner finds something in, when sent, then an owner alone sees it, and its bytes are nobody’s', async () => {
    const before = await usage();
    const refused = await send(owner, INFECTED, { name: 'Contract.pdf' });
    expect(refused).toMatchObject({ status: 422, code: 'file-infected' });
    await expect.poll(() => listed(owner), PATIENCE).toHaveLength(1);
    const [file] = await listed(owner);
    const id = String(file?.id);
    expect(file).toMatchObject({
      name: 'Contract.pdf',
      finding: 'Eicar-Test',
      kind: 'attachment',
      size: INFECTED.length,
      sha256: sha256Of(INFECTED),
      uploaderName: expect.any(String),
    });
    expect((await kept()).map(({ key }) => key)).toEqual([expect.stringMatching(new RegExp(`^quarantine/.+/${id}$`))]);

    const size = INFECTED.length;
    const withIt = { files: before.files + 1, bytes: before.bytes + size, quarantine: { files: 1, bytes: size } };
    await expect.poll(usage, PATIENCE).toEqual(withIt);
    await expect.poll(() => counted(id), PATIENCE).toEqual([size]);

    expect(await listed(stranger)).toEqual([]);
    for (const sender of [recruiter, auditor])
      for (const [method, path] of [
        ['GET', QUARANTINE],
        ['GET', `${QUARANTINE}/${id}`],
        ['DELETE', `${QUARANTINE}/${id}`],
      ] as const)
        expect((await asked(sender, method, path)).status).toBe(403);
    expect((await asked(owner, 'GET', `/api/tenant/files/${id}`)).status).toBe(404);
    expect((await asked(owner, 'POST', `/api/tenant/files/${id}/ticket`, {})).status).toBe(404);
    expect((await asked(stranger, 'DELETE', `${QUARANTINE}/${id}`)).status).toBe(404);

    for (let times = 0; times < 2; times += 1)
      expect((await asked(owner, 'DELETE', `${QUARANTINE}/${id}`)).status).toBe(200);
    await expect.poll(() => listed(owner), PATIENCE).toEqual([]);
    await expect.poll(kept, PATIENCE).toEqual([]);
    await expect.poll(usage, PATIENCE).toEqual(before);
    await expect.poll(() => counted(id), PATIENCE).toEqual([]);
  });

  it('given a person’s own file with something in it, when sent, then it is refused, and nothing of it is kept', async () => {
    const sent = { kind: 'profile-document' };
    expect(await send(candidate, INFECTED, sent)).toMatchObject({ status: 422, code: 'file-infected' });
    expect([await kept(), await product.files.list('uploads')]).toEqual([[], []]);
    expect(await send(candidate, PDF, sent)).toMatchObject({ status: 204 });
  });
});

describe('where a file is used', () => {
  it('given a file in the policies folder, when asked for, then it says so; elsewhere, in another company and nowhere, it does not', async () => {
    const { fileId } = await send(owner, PDF, { folderId: systemFolders.policies });
    const uses = async (sender: Sender) => {
      const answer = await asked(sender, 'GET', `/api/tenant/files/${fileId}/uses`);
      return [answer.status, answer.ok ? await answer.json() : null];
    };
    await expect
      .poll(() => uses(owner), PATIENCE)
      .toEqual([200, [{ by: 'policies', id: systemFolders.policies, name: null }]]);
    expect((await uses(stranger))[0]).toBe(404);
    await asked(owner, 'POST', `/api/tenant/files/${fileId}/move`, { folderId: systemFolders.root });
    await expect.poll(() => uses(owner), PATIENCE).toEqual([200, []]);
  });
});
