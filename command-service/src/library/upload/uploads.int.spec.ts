import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { diskFiles } from 'platform/storage/disk-files';
import request from 'supertest';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { registerCompany } from '#command-service/identity/registration/register';
import { type Harness, openHarness } from '#command-service/test/service.harness';
import { openPieces } from './pieces.ts';

const MAIN = fileURLToPath(new URL('../../main.ts', import.meta.url));
const MB = 1_048_576;
const PDF = Buffer.from('%PDF-1.7\n%%EOF\n');
const password = 'a-long-password';
const sha256Of = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const video = (size: number) =>
  Buffer.concat([Buffer.from('00000018667479706d703432000000006d7034326d703431', 'hex'), randomBytes(size - 24)]);

let harness: Harness;
let token: string;
let tenantId: string;
let root: string;
const others: { close(): Promise<void> }[] = [];
const children: ChildProcess[] = [];
type Target = Parameters<typeof request>[0];
const email = 'ola@harbor.example';
/** By the clock of whoever is asked next. */
const logIn = async (target: Target) => {
  token = (await request(target).post('/api/auth/login').send({ email, password })).body.token;
};
beforeAll(async () => {
  harness = await openHarness();
  root = harness.filesDir;
  const owner = { name: 'Boss', email, password };
  const made = await registerCompany(harness, { name: 'Harbor', subdomain: 'harbor', owner, now: harness.clock() });
  tenantId = made.tenantId;
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const one of others.splice(0)) await one.close();
});
afterAll(() => harness.close());

const asked = (target: Target, method: 'post' | 'patch' | 'head' | 'delete', path: string) =>
  request(target)
    [method](path)
    .set({ Authorization: `Bearer ${token}`, 'Tus-Resumable': '1.0.0' });
const said = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',');
const begin = (target: Target, bytes: Buffer, size = bytes.length) =>
  asked(target, 'post', '/api/uploads').set({
    'Upload-Length': String(size),
    'Upload-Metadata': said({ filename: 'a', kind: 'attachment', sha256: sha256Of(bytes) }),
  });
const bring = (target: Target, id: string, offset: number, bytes: Buffer) =>
  asked(target, 'patch', `/api/uploads/${id}`)
    .set({ 'Upload-Offset': String(offset), 'Content-Type': 'application/offset+octet-stream' })
    .send(bytes);
const idOf = ({ headers }: { headers: Record<string, string> }) => String(headers['x-file-id']);
const told = async (id: string) =>
  (await harness.recorded())
    .filter(({ streamName }) => streamName.endsWith(id))
    .map(({ type, data }) => ({ type, data }));
const changed = async (settings: Parameters<Harness['start']>[0]) => {
  const service = await harness.start({ FILES_DIR: root, ...settings });
  others.push(service);
  await logIn(service.handle);
  return service.handle;
};

const startProcess = async (): Promise<{ child: ChildProcess; port: number }> => {
  const env = {
    ...process.env,
    ...harness.database.urls,
    SYSTEM_SECRET: 'a secret of specs that is long enough',
    FILES_DIR: root,
    PORT: '0',
  };
  const child = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  children.push(child);
  const port = await new Promise<number>((resolve) => {
    child.stdout.on('data', (line) => {
      const said = /"port":(\d+)/.exec(String(line))?.[1];
      if (said) resolve(Number(said));
    });
  });
  await logIn(`http://127.0.0.1:${port}`);
  return { child, port };
};

describe('uploads', () => {
  it('given a client that asks what is spoken, another version or bytes for another place, when answered, then as tus has it, and nothing was begun (FILE-1)', async () => {
    const target = await changed({});
    const told = await request(target).options('/api/uploads');
    expect([told.status, told.headers]).toMatchObject([
      204,
      {
        ...{ 'tus-version': '1.0.0', 'tus-max-size': String(200 * MB) },
        'tus-extension': 'creation,creation-defer-length,termination',
      },
    ]);
    const bytes = randomBytes(9);
    const before = (await harness.recorded()).length;
    const other = await begin(target, bytes).set('Tus-Resumable', '0.2.2');
    expect([other.status, other.body.code, other.headers['tus-version']]).toEqual([
      412,
      'tus-version-unsupported',
      '1.0.0',
    ]);
    expect(await harness.recorded()).toHaveLength(before);
    const id = idOf(await begin(target, bytes));
    expect((await bring(target, id, 0, bytes).set('Tus-Resumable', '2.0.0')).status).toBe(412);
    const wrong = await bring(target, id, 4, bytes.subarray(4));
    expect([wrong.status, wrong.body.code]).toEqual([409, 'upload-out-of-step']);
    expect((await asked(target, 'head', `/api/uploads/${id}`)).headers['upload-offset']).toBe('0');
  });

  it('given a process that is killed while bytes come, when another takes over, then the upload goes on from where it was', async () => {
    const bytes = video(12 * MB);
    const first = await startProcess();
    const id = idOf(await begin(`http://127.0.0.1:${first.port}`, bytes));
    const socket = connect(first.port, '127.0.0.1');
    const head = { Host: 'x', Authorization: `Bearer ${token}`, 'Tus-Resumable': '1.0.0', 'Upload-Offset': '0' };
    const lines = Object.entries({
      ...head,
      'Content-Type': 'application/offset+octet-stream',
      'Content-Length': bytes.length,
    });
    socket.on('error', () => undefined);
    socket.write(
      `PATCH /api/uploads/${id} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`,
    );
    socket.write(bytes.subarray(0, 5 * MB));
    const pieces = openPieces(diskFiles(root));
    await expect.poll(() => pieces.offset(id)).toBeGreaterThanOrEqual(3 * MB);
    first.child.kill('SIGKILL');
    await once(first.child, 'exit');
    socket.destroy();

    const second = await startProcess();
    const base = `http://127.0.0.1:${second.port}`;
    const found = Number((await asked(base, 'head', `/api/uploads/${id}`)).headers['upload-offset']);
    expect(found).toBeGreaterThanOrEqual(3 * MB);
    const brought = async () => {
      const { headers } = await asked(base, 'head', `/api/uploads/${id}`);
      const at = Number(headers['upload-offset']);
      return headers['x-file-id'] ? 204 : (await bring(base, id, at, bytes.subarray(at))).status;
    };
    await expect.poll(brought, { timeout: 60_000 }).toBe(204);
    second.child.kill('SIGTERM');
    await once(second.child, 'exit');
    expect((await told(id)).map(({ type }) => type)).toEqual(['FileCreated', 'FileReceived', 'FileVerified']);
    const [{ size = 0 } = {}] = await diskFiles(root).list(`files/${tenantId}/${id}`);
    expect(size).toBe(bytes.length);
  });

  it('given a last byte whose process died, when asked where it stands, or swept, then the file is looked at then', async () => {
    const target = await changed({});
    for (const settle of ['ask', 'sweep']) {
      const id = idOf(await begin(target, PDF));
      await openPieces(diskFiles(root)).write(id, 0, Readable.from([Buffer.from(PDF)]));
      if (settle === 'ask') expect(idOf(await asked(target, 'head', `/api/uploads/${id}`))).toBe(id);
      else {
        harness.advance(2 * 60 * 60);
        await changed({});
      }
      await expect.poll(async () => (await told(id)).at(-1)?.type).toBe('FileVerified');
    }
  });

  it('given an upload that is left for a day, when swept, then it ends with that reason, and nothing of it is left', async () => {
    const target = await changed({});
    const bytes = video(MB);
    const id = idOf(await begin(target, bytes));
    await bring(target, id, 0, bytes.subarray(0, 9_000));
    harness.advance(25 * 60 * 60);
    await changed({});
    await expect.poll(async () => (await told(id)).at(-2)?.data).toMatchObject({ reason: 'upload-expired' });
    await expect.poll(() => diskFiles(root).list(`uploads/${id}`)).toEqual([]);
  });

  it('given a piece that was lost and has come again in part, when the last byte comes, then it is refused, and the upload goes on from the gap', async () => {
    const target = await changed({});
    const bytes = video(4 * MB);
    const id = idOf(await begin(target, bytes));
    for (const at of [0, MB, 2 * MB]) await bring(target, id, at, bytes.subarray(at, at + MB));
    const [, second] = await diskFiles(root).list(`uploads/${id}/bytes`);
    await diskFiles(root).remove(second?.key ?? '');
    await openPieces(diskFiles(root)).write(id, MB, Readable.from([bytes.subarray(MB, MB + 9_000)]));
    expect((await bring(target, id, 3 * MB, bytes.subarray(3 * MB))).status).toBe(409);
    const at = Number((await asked(target, 'head', `/api/uploads/${id}`)).headers['upload-offset']);
    expect(at).toBe(MB + 9_000);
    expect((await bring(target, id, at, bytes.subarray(at))).status).toBe(204);
    await expect.poll(async () => (await told(id)).at(-1)?.type).toBe('FileVerified');
  });

  it('given what names no upload, when asked for, then nobody finds it, and only who is logged in is told so', async () => {
    const target = await changed({});
    for (const id of ['%00', `a%00${randomUUID()}`, 'x', randomUUID().toUpperCase(), randomUUID()])
      for (const method of ['patch', 'head', 'delete'] as const) {
        const path = `/api/uploads/${id}`;
        expect((await asked(target, method, path)).status).toBe(404);
        expect((await request(target)[method](path).set('Tus-Resumable', '1.0.0')).status).toBe(401);
      }
  });

  it('given a company with a quota of its own, when that is used up, then its uploads are refused, and taken again with the usual one (FILE-27)', async () => {
    const target = await changed({});
    const give = (quota: number | null) =>
      harness.pool.query('update access.tenant set quota_bytes = $2 where tenant_id = $1', [tenantId, quota]);
    const taken = async () => (await begin(target, video(MB))).status;
    await give(MB - 1);
    expect(await taken()).toBe(422);
    await give(null);
    expect(await taken()).toBe(201);
  });

  it('given an upload whose first answer was lost, also as its process died, when it is begun again under its key, then it is the same one, and counts once (FILE-30)', async () => {
    const target = await changed({});
    const open = async () =>
      Number((await harness.pool.query('select count(*) from access.stored_file where path is null')).rows[0].count);
    const before = await open();
    const [bytes, key] = [video(MB), randomUUID()];
    const beginAgain = (sent = bytes) => begin(target, sent).set('Idempotency-Key', key);
    const answers = await Promise.all([beginAgain(), beginAgain(), beginAgain()]);
    expect(new Set(answers.map(({ status, headers }) => `${status} ${headers.location}`)).size).toBe(1);
    const id = idOf(answers[0] as { headers: Record<string, string> });
    expect(answers[0]?.headers.location).toBe(`/api/uploads/${id}`);
    await diskFiles(root).removeAll(`uploads/${id}`);
    expect(idOf(await beginAgain())).toBe(id);
    expect(await open()).toBe(before + 1);
    expect((await told(id)).map(({ type }) => type)).toEqual(['FileCreated']);
    const other = await beginAgain(video(MB));
    expect([other.status, other.body.code]).toEqual([422, 'idempotency-key-reused']);

    expect((await bring(target, id, 0, bytes)).status).toBe(204);
    expect(idOf(await beginAgain())).toBe(id);
    expect((await told(id)).map(({ type }) => type)).toEqual(['FileCreated', 'FileReceived', 'FileVerified']);
  });

  it('given an upload that was removed, when it is begun again under its key, then a new one begins', async () => {
    const target = await changed({});
    const [bytes, key] = [video(MB), randomUUID()];
    const begun = async () => idOf(await begin(target, bytes).set('Idempotency-Key', key));
    const first = await begun();
    expect((await asked(target, 'delete', `/api/uploads/${first}`)).status).toBe(204);
    const second = await begun();
    expect(second).not.toBe(first);
    expect(await begun()).toBe(second);
    expect((await asked(target, 'delete', `/api/uploads/${second}`)).status).toBe(204);
  });

  it('given storage that is nearly full, when uploads begin at once, then as many are taken as fit', async () => {
    const { rows } = await harness.pool.query('select coalesce(sum(bytes), 0)::int as used from access.stored_file');
    const target = await changed({ STORAGE_QUOTA_BYTES: rows[0].used + 3 * MB });
    const answers = await Promise.all(Array.from({ length: 6 }, () => begin(target, video(MB))));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 422, 422, 422]);
    expect(answers.find(({ status }) => status === 422)?.body.code).toBe('storage-full');
    for (const answer of answers.filter(({ status }) => status === 201))
      expect((await asked(target, 'delete', `/api/uploads/${idOf(answer)}`)).status).toBe(204);
  });

  it('given 200 MB, when announced, then they are taken; one byte more is refused before any comes', async () => {
    const target = await changed({});
    const limit = 200 * MB;
    const taken = await begin(target, PDF, limit);
    const refused = await begin(target, PDF, limit + 1);
    expect([taken.status, refused.status, refused.body.code]).toEqual([201, 413, 'file-size-exceeded']);
    expect((await asked(target, 'delete', `/api/uploads/${idOf(taken)}`)).status).toBe(204);
  });

  it('given a scanner that finds something, when a file is sent, then it is refused and lies where no route leads', async () => {
    const scanner = createServer((socket) => {
      socket.on('data', (chunk) => chunk.subarray(-4).equals(Buffer.alloc(4)) && socket.end('stream: Eicar FOUND\0'));
    });
    await new Promise<void>((resolve) => scanner.listen(0, '127.0.0.1', resolve));
    const address = scanner.address();
    const target = await changed({ CLAMD_URL: `tcp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}` });
    const id = idOf(await begin(target, PDF));
    expect((await bring(target, id, 0, PDF)).body.code).toBe('file-infected');
    expect((await told(id)).map(({ type }) => type)).toEqual([
      'FileCreated',
      'FileReceived',
      'FileRejected',
      'FileQuarantined',
      'FileRemoved',
    ]);
    expect((await diskFiles(root).list(`quarantine/${tenantId}`)).map(({ key }) => key)).toEqual([
      `quarantine/${tenantId}/${id}`,
    ]);
    scanner.close();
  });
});
