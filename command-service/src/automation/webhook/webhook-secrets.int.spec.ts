import { exampleTenantId } from 'contracts/kernel/examples';
import { newId } from 'contracts/kernel/id';
import type pg from 'pg';
import { open } from 'platform/event-store/cipher';
import { activeKey, type KeyRing, subjectName } from 'platform/event-store/keys';
import { postgresKeyRing } from 'platform/event-store/postgres-keys';
import { openPool } from 'platform/postgres/pool';
import { openLog } from 'platform/telemetry/log';
import { type TestDatabase, testDatabase } from 'platform/test/postgres.harness';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postgresWebhookSecrets, type WebhookSecrets } from '#command-service/automation/webhook/webhook.secrets';

const silent = openLog('spec', 'silent');
const now = new Date('2026-03-02T09:00:00.000Z');
const HOUR = 3_600_000;
const at = (hours: number) => new Date(now.getTime() + hours * HOUR);

let database: TestDatabase;
let keys: KeyRing;
let pool: pg.Pool;
let worker: pg.Pool;
let secrets: WebhookSecrets;
beforeAll(async () => {
  database = await testDatabase();
  keys = postgresKeyRing({ url: database.urls.KEYS_DATABASE_URL, poolSize: 1, log: silent });
  pool = openPool(database.urls.COMMAND_DATABASE_URL, 4, silent);
  worker = openPool(database.urls.WORKER_DATABASE_URL, 1, silent);
  secrets = postgresWebhookSecrets(pool, keys);
});
afterAll(async () => {
  await Promise.all([pool.end(), worker.end(), keys.close()]);
  await database.drop();
});

const of = (webhookId: string, secretId = newId(new Date())) => ({ tenantId: exampleTenantId, webhookId, secretId });
const done = async () => 'done';
const rows = async (webhookId: string) =>
  (
    await worker.query(
      'select id, sealed, expires_at from secret.webhook_secret where webhook_id = $1 order by created_at',
      [webhookId],
    )
  ).rows;

describe('secrets of webhooks', () => {
  it('given a secret, when it is at rest, then it is sealed, and a worker with the key can open it', async () => {
    const input = of(newId(new Date()));
    const { result, secret } = await secrets.make(input, now, done);
    expect([result, secret]).toEqual(['done', expect.stringMatching(/^whsec_/)]);
    const [row] = await rows(input.webhookId);
    expect(JSON.stringify(row)).not.toContain(secret?.slice(6));
    const subject = { tenantId: exampleTenantId, subject: input.webhookId };
    const key = activeKey((await keys.find([subject])).get(subjectName(subject)));
    if (!key) throw new Error('no key');
    expect(open(row.sealed, key, row.id)).toBe(secret);
    expect(() => open(row.sealed, key, newId(new Date()))).toThrow();
  });

  it('given the same request, when it comes again, then it is answered the same secret', async () => {
    const input = of(newId(new Date()));
    const [first, second] = [await secrets.make(input, now, done), await secrets.make(input, at(1), done)];
    expect(second.secret).toBe(first.secret);
    expect(await rows(input.webhookId)).toHaveLength(1);
  });

  it('given a rotation, when it is made, then the old one has a day left, and is forgotten at the next one after it', async () => {
    const first = of(newId(new Date()));
    await secrets.make(first, now, done);
    await secrets.make(of(first.webhookId), at(1), done);
    expect((await rows(first.webhookId)).map(({ expires_at }) => expires_at)).toEqual([at(25).toISOString(), null]);
    await secrets.make(of(first.webhookId), at(30), done);
    const [oldest, old, newest] = await rows(first.webhookId);
    expect([oldest.sealed, old.expires_at, newest.expires_at]).toEqual([null, at(54).toISOString(), null]);
    expect((await secrets.make(first, at(31), done)).secret).toBeNull();
    expect(await rows(first.webhookId)).toHaveLength(3);
  });

  it('given a command that is refused, when a secret was to be made with it, then none is and the old one stays', async () => {
    const first = of(newId(new Date()));
    await secrets.make(first, now, done);
    const refused = secrets.make(of(first.webhookId), at(1), () => Promise.reject(new Error('not-found')));
    await expect(refused).rejects.toThrow('not-found');
    expect(await rows(first.webhookId)).toMatchObject([{ expires_at: null }]);
  });

  it('given a webhook that is removed, when its key is destroyed, then no secret can be made or read', async () => {
    const input = of(newId(new Date()));
    await secrets.make(input, now, done);
    await keys.destroy({ tenantId: exampleTenantId, subject: input.webhookId });
    expect((await secrets.make(of(input.webhookId), at(1), done)).secret).toBeNull();
  });

  it('given secret headers, when one is dropped and another gets a new value, then the one is gone at once, and what the other held with the next change', async () => {
    const { webhookId, tenantId } = of(newId(new Date()));
    const [dropped, replaced, newer, newest] = [1, 2, 3, 4].map(() => newId(new Date())) as [
      string,
      string,
      string,
      string,
    ];
    const kept = async () =>
      (await worker.query('select id from secret.webhook_header where webhook_id = $1', [webhookId])).rows
        .map(({ id }) => id)
        .toSorted();
    const keep = (id: string) => secrets.keepHeaders({ tenantId, webhookId }, new Map([[id, 'value']]));
    for (const id of [dropped, replaced, newer]) await keep(id);
    await secrets.nameHeaders({ tenantId, webhookId }, { named: [newer], gone: [dropped] }, now);
    expect(await kept()).toEqual([replaced, newer].toSorted());
    await keep(newest);
    await secrets.nameHeaders({ tenantId, webhookId }, { named: [newest], gone: [] }, at(1));
    expect(await kept()).toEqual([newer, newest].toSorted());
  });

  it('given the worker, when it would write or read other secrets, then the database refuses', async () => {
    for (const text of [
      'delete from secret.webhook_secret',
      'update secret.webhook_secret set expires_at = null',
      'select from secret.signing_key',
      'select from secret.reservation_key',
    ])
      await expect(worker.query(text)).rejects.toMatchObject({ code: '42501' });
  });
});
