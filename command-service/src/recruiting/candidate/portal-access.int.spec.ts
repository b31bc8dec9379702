import { exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, openHarness } from '#command-service/test/service.harness';
import { portalAccessFact, postgresPortalAccesses, sweepPortalAccesses } from './portal-access.store.ts';

const now = new Date('2026-03-02T09:00:00.000Z');
const key = Buffer.alloc(32, 7);
const later = new Date('2026-03-03T09:00:00.000Z');

describe('passwords that staff set for candidates', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await openHarness();
  });
  afterAll(() => harness.close());

  it('given passwords whose time is over, when it is swept, then nothing of those that nobody confirmed is left, and of accounts whose they are', async () => {
    const accesses = postgresPortalAccesses(harness.pool, key);
    const [open, over, confirmed, again] = ['open', 'over', 'confirmed', 'again'].map((name) => derivedId(name)) as [
      string,
      string,
      string,
      string,
    ];
    const set = (candidateId: string, expiresAt: Date) =>
      accesses.put({
        ...{ candidateId, tenantId: exampleTenantId, passwordHash: 'hash', expiresAt },
        emailHash: accesses.hashOf('ada@mail.example'),
      });
    await set(open, later);
    for (const id of [over, confirmed, again]) await set(id, now);
    for (const id of [confirmed, again])
      await accesses.link({ candidateId: id, tenantId: exampleTenantId, userId: exampleUserId }, now);
    await set(again, now);
    await sweepPortalAccesses(harness.pool, now);

    const { rows } = await harness.pool.query<{ id: string }>(
      `select candidate_id as id, user_id as "userId", password_hash as password from access.portal_access
       where candidate_id = any($1)`,
      [[open, over, confirmed, again]],
    );
    expect(new Map(rows.map(({ id, ...row }) => [id, row]))).toEqual(
      new Map([
        [open, { userId: null, password: 'hash' }],
        [confirmed, { userId: exampleUserId, password: null }],
        [again, { userId: exampleUserId, password: null }],
      ]),
    );
  });

  it('given a record that was linked without a password, when its candidate is erased, then nothing is left of it', async () => {
    const candidateId = derivedId('linked by an interview');
    const of = { candidateId, tenantId: exampleTenantId, userId: exampleUserId };
    const held = async () => {
      const text = 'select tenant_id, user_id from access.portal_access where candidate_id = $1';
      return (await harness.pool.query(text, [candidateId])).rows;
    };
    await postgresPortalAccesses(harness.pool, key).link(of, now);
    expect(await held()).toEqual([{ tenant_id: exampleTenantId, user_id: exampleUserId }]);
    const erased = { type: 'CandidateErased', data: { candidateId } };
    const { pool, events } = harness;
    await portalAccessFact.reconcile(erased as never, { pool, keys: events.keys }, events.store);
    expect(await held()).toEqual([]);
  });

  it('given an address, when it is hashed, then only who has the key can tell it from the hash', () => {
    const hash = (of: Buffer) => postgresPortalAccesses(harness.pool, of).hashOf('ada@mail.example').toString('hex');
    expect(hash(key)).toBe(hash(Buffer.alloc(32, 7)));
    expect(hash(key)).not.toBe(hash(Buffer.alloc(32, 8)));
  });
});
