import { newId } from 'contracts/kernel/id';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Installation, openInstallation } from '#command-service/test/installation.harness';

const USUAL = { all: null, mail: null, 'call-webhook': null, 'create-task': null };

describe('limits of what the event actions of a company do', () => {
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
    (await harness.pool.query('select event_action_limits as own from access.tenant where tenant_id = $1', [tenantId]))
      .rows[0]?.own;
  const limit = async (body: object) => send(company('event-action-limits'), await platformAdminToken(), body);

  it('given a company, when a platform admin changes its limits and takes one back, then each is told once and holds at once', async () => {
    const changed = await limit({ mail: 5_000, all: 20_000 });
    expect([changed.status, changed.body]).toEqual([
      200,
      { id: tenantId, eventActionLimits: { ...USUAL, mail: 5_000, all: 20_000 } },
    ]);
    expect(await kept()).toEqual({ ...USUAL, mail: 5_000, all: 20_000 });
    await limit({ mail: 5_000 });
    await limit({ mail: null });
    expect(await kept()).toEqual({ ...USUAL, all: 20_000 });
    const told = (await harness.recorded()).filter(({ type }) => type === 'EventActionLimitsChanged');
    expect(told.map(({ data: { from, to }, metadata }) => [from, to, metadata.actor.type])).toEqual([
      [{ all: null, mail: null }, { all: 20_000, mail: 5_000 }, 'platform-admin'],
      [{ mail: 5_000 }, { mail: null }, 'platform-admin'],
    ]);
  });

  it('given wrong numbers, no such company or an owner of it, when limits are changed, then the refusal says why', async () => {
    const wrong = await limit({ mail: -1, all: 1_000_001, tasks: 3 });
    expect([wrong.status, Object.keys(wrong.body.errors).toSorted()]).toEqual([422, ['all', 'mail', 'tasks']]);
    const nowhere = `/api/landlord/companies/${newId(harness.clock())}/event-action-limits`;
    const absent = await send(nowhere, await platformAdminToken(), { all: 1 });
    expect([absent.status, absent.body.code]).toEqual([404, 'company-not-found']);
    expect((await send(company('event-action-limits'), owner, { all: 1 })).status).toBe(403);
  });

  it('given lost access tables, when they are reconciled from the feed, then the limits are as they were', async () => {
    await limit({ 'create-task': 7 });
    const before = await kept();
    await harness.pool.query(
      `update access.tenant set event_action_limits = '{}', event_action_limits_version = 0 where tenant_id = $1`,
      [tenantId],
    );
    await harness.pool.query('delete from access.reconciled');
    const again = await harness.start();
    const isReconciled = async () => (await again.readiness()).every(({ state }) => state === 'running');
    await expect.poll(isReconciled, { timeout: 60_000 }).toBe(true);
    await again.close();
    expect(await kept()).toEqual(before);
  });
});
