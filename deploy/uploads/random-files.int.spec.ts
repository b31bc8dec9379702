import { login } from 'contracts/identity/session/session.endpoints';
import { systemFolders } from 'contracts/library/folder/folder.choices';
import type { Pool } from 'pg';
import { openPool } from 'platform/postgres/pool';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '#deploy/seed/register';
import { openDemoProduct, type RunningProduct } from '#deploy/test/product.harness';
import { asked, PDF, type Sender, send } from '#deploy/test/uploads.fixture';

/** 5,000 in the long form. */
const STEPS = Number(process.env.TEST_FILE_STEPS ?? 200);
const CHECK_EVERY = 100;
/** Steps on different files are taken at the same time. */
const AT_ONCE = 6;
const SEED = Number(process.env.TEST_FILE_SEED ?? 7);
const PATIENCE = { timeout: 60_000 };

/** Numbers from 0 to 1, the same for the same seed. */
const drawnFrom = (seed: number) => () => {
  seed = (seed * 1_664_525 + 1_013_904_223) % 2 ** 32;
  return seed / 2 ** 32;
};

type Sums = { files: number; bytes: number; trashFiles: number; trashBytes: number };
type Held = { size: number; content: number; isTrashed: boolean; isBusy?: boolean };

let product: RunningProduct;
let owner: Sender;
let pool: Pool;
beforeAll(async () => {
  product = await openDemoProduct();
  pool = openPool(product.database.urls.COMMAND_DATABASE_URL, 1, { warn: () => undefined });
  const email = 'admin@harbor.example';
  const { data } = await product.visitor().client.call(login, { body: { email, password: DEMO_PASSWORD } });
  owner = { baseUrl: product.baseUrl, token: data.token, tenant: 'harbor' };
}, 120_000);
afterAll(async () => {
  await pool.end();
  await product.close();
});

describe('a random sequence of uploads, moves, trashings, restores and deletions', () => {
  it(`given seed ${SEED}, when ${STEPS} steps are taken, then usage is the sum over the files, and equal bytes are kept once`, {
    timeout: 1_800_000,
  }, async () => {
    const next = drawnFrom(SEED);
    const files = new Map<string, Held>();
    const pick = (isTrashed: boolean) => {
      const some = [...files].filter(([, file]) => file.isTrashed === isTrashed && !file.isBusy);
      return some[Math.floor(next() * some.length)];
    };
    const act = async (id: string, action: string, body = {}) =>
      expect((await asked(owner, 'POST', `/api/tenant/files/${id}/${action}`, body)).status).toBe(200);

    const upload = async () => {
      const content = Math.floor(next() * 20);
      const bytes = Buffer.concat([PDF, Buffer.from(`% ${'x'.repeat(content * 100)}\n`)]);
      const sent = await send(owner, bytes);
      expect(sent).toEqual({ status: 204, fileId: expect.any(String) });
      files.set(String(sent.fileId), { size: bytes.length, content, isTrashed: false });
    };
    const change = async (isTrashed: boolean, how: (id: string, file: Held) => Promise<void>) => {
      const picked = pick(isTrashed);
      if (!picked) return upload();
      const [, file] = picked;
      file.isBusy = true;
      await how(...picked);
      file.isBusy = false;
    };
    const steps = [
      upload,
      upload,
      () => {
        const folderId = systemFolders[next() < 0.5 ? 'root' : 'policies'];
        return change(false, (id) => act(id, 'move', { folderId }));
      },
      () =>
        change(false, async (id, file) => {
          await act(id, 'trash');
          file.isTrashed = true;
        }),
      () =>
        change(true, async (id, file) => {
          await act(id, 'restore');
          file.isTrashed = false;
        }),
      () =>
        change(true, async (id) => {
          expect((await asked(owner, 'DELETE', `/api/tenant/files/${id}`)).status).toBe(200);
          files.delete(id);
        }),
    ];

    const usage = async () => {
      const { files: count, bytes, trash } = await (await asked(owner, 'GET', '/api/tenant/storage-usage')).json();
      return { files: count, bytes, trashFiles: trash.files, trashBytes: trash.bytes } as Sums;
    };
    const counted = async () => {
      const { rows } = await pool.query(
        `select coalesce(sum(bytes), 0)::int as bytes from access.stored_file join access.tenant using (tenant_id)
         where subdomain = 'harbor' and released_at is null`,
      );
      return rows[0].bytes as number;
    };
    const stored = async () => (await product.files.list('files')).length;
    const before = { ...(await usage()), counted: await counted(), stored: await stored() };
    const bytesOf = (some: Held[]) => some.reduce((sum, { size }) => sum + size, 0);
    const check = async () => {
      const all = [...files.values()];
      const trashed = all.filter(({ isTrashed }) => isTrashed);
      await expect.poll(usage, PATIENCE).toEqual({
        files: before.files + all.length,
        bytes: before.bytes + bytesOf(all),
        trashFiles: before.trashFiles + trashed.length,
        trashBytes: before.trashBytes + bytesOf(trashed),
      });
      await expect.poll(counted, PATIENCE).toBe(before.counted + bytesOf(all));
      await expect.poll(stored, PATIENCE).toBe(before.stored + new Set(all.map(({ content }) => content)).size);
    };

    const underWay = new Set<Promise<void>>();
    for (let step = 1; step <= STEPS; step += 1) {
      const taken = steps[Math.floor(next() * steps.length)]?.() ?? Promise.resolve();
      underWay.add(taken);
      void taken.finally(() => underWay.delete(taken)).catch(() => undefined);
      if (underWay.size === AT_ONCE) await Promise.race(underWay);
      if (step % CHECK_EVERY > 0) continue;
      await Promise.all(underWay);
      await check();
    }
  });
});
