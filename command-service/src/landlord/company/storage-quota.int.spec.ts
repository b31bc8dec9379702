import { newId } from 'contracts/kernel/id';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Installation, openInstallation } from '#command-service/test/installation.harness';

describe('how many bytes a company may keep', () => {
  let harness: Installation['harness'];
  let tenantId: string;
  let owner: string;
  let platformAdminToken: Installation['platformAdminToken'];
  let send: Installation['send'];
  let company: Installation['company'];
  beforeAll(async () => {
    ({ harness, tenantId, owner, platformAdminToken, send, company } = await openInstallation());
  });
  afterAll(() => harness.close());

  const kept = async () =>
    Number(
      (
        await harness.pool.query('select coalesce(quota_bytes, -1) as own from access.tenant where tenant_id = $1', [
          tenantId,
        ])
      ).rows[0]?.own,
    );
  const give = async (quotaBytes: unknown) =>
    send(company('storage-quota'), await platformAdminToken(), { quotaBytes } as object);

  it('given a company, when a platform admin gives it a quota, the same again and the usual one, then each change is told once and holds at once (FILE-27)', async () => {
    const changed = await give(7_000_000_000);
    expect([changed.status, changed.body]).toEqual([200, { id: tenantId, quotaBytes: 7_000_000_000 }]);
    expect(await kept()).toBe(7_000_000_000);
    await give(7_000_000_000);
    await give(null);
    expect(await kept()).toBe(-1);
    const told = (await harness.recorded()).filter(({ type }) => type === 'StorageQuotaChanged');
    expect(told.map(({ data: { from, to }, metadata }) => [from, to, metadata.actor.type])).toEqual([
      [{ quotaBytes: null }, { quotaBytes: 7_000_000_000 }, 'platform-admin'],
      [{ quotaBytes: 7_000_000_000 }, { quotaBytes: null }, 'platform-admin'],
    ]);
  });

  it('given a wrong number, no such company or an owner of it, when a quota is given, then the refusal says why', async () => {
    for (const quotaBytes of [-1, 0.5, 2 ** 51, '7']) {
      const wrong = await give(quotaBytes);
      expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['quotaBytes']]);
    }
    const nowhere = `/api/landlord/companies/${newId(harness.clock())}/storage-quota`;
    const absent = await send(nowhere, await platformAdminToken(), { quotaBytes: 1 });
    expect([absent.status, absent.body.code]).toEqual([404, 'company-not-found']);
    expect((await send(company('storage-quota'), owner, { quotaBytes: 1 })).status).toBe(403);
  });

  it('given lost access tables, when they are reconciled from the feed, then the quota is as it was', async () => {
    await give(9);
    await harness.pool.query('update access.tenant set quota_bytes = null, quota_version = 0 where tenant_id = $1', [
      tenantId,
    ]);
    await harness.pool.query('delete from access.reconciled');
    const again = await harness.start();
    const isReconciled = async () => (await again.readiness()).every(({ state }) => state === 'running');
    await expect.poll(isReconciled, { timeout: 60_000 }).toBe(true);
    await again.close();
    expect(await kept()).toBe(9);
  });
});
