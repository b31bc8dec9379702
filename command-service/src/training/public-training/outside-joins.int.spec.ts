import { exampleTenantId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { MAX_JOINED_TRAININGS, MAX_JOINS_A_DAY } from 'contracts/training/public-training/public-training.choices';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postgresAccounts } from '#command-service/identity/access/accounts';
import { otherTenantId } from '#command-service/test/app.harness';
import { type Harness, openHarness } from '#command-service/test/service.harness';
import { postgresOutsideJoins } from './outside-joins.ts';

const now = new Date('2026-03-02T09:00:00.000Z');
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000);
const idOf = (name: string) => derivedId('outside join', name);

describe('people who join public trainings (docs/product.md TRA-65)', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await openHarness();
  });
  afterAll(() => harness.close());

  const fill = (count: number, joinedAt: Date, of: { tenantId?: string; userId?: string }) =>
    harness.pool.query(
      `insert into access.outside_learner (schedule_id, user_id, tenant_id, joined_at)
       select gen_random_uuid(), coalesce($4::uuid, gen_random_uuid()), $1, $2 from generate_series(1, $3::int)`,
      [of.tenantId ?? exampleTenantId, joinedAt, count, of.userId ?? null],
    );
  const given = async (...userIds: string[]) => {
    await harness.pool.query(
      `insert into access.account (user_id, email, name, locale, version)
       select id, id || '@outside.example', 'Somebody', 'en-us', 1 from unnest($1::uuid[]) id`,
      [userIds],
    );
    return userIds;
  };
  const outcomesOf = async (joining: Promise<unknown>[]) =>
    (await Promise.allSettled(joining)).map((one) =>
      one.status === 'fulfilled' ? 'joined' : (one.reason as Error).message,
    );

  it('given three places of the day, when twelve people join at once, then three have them; an older day does not count', async () => {
    const joins = postgresOutsideJoins(harness.pool);
    await fill(50, hoursAgo(25), {});
    await fill(MAX_JOINS_A_DAY - 3, hoursAgo(1), {});
    const people = await given(...Array.from({ length: 12 }, (_, at) => idOf(`at once ${at}`)));
    const of = { tenantId: exampleTenantId, scheduleId: idOf('training'), now };
    const outcomes = await outcomesOf(people.map((userId) => joins.join({ ...of, userId }, async () => userId)));
    expect(outcomes.filter((one) => one === 'joined')).toHaveLength(3);
    expect(outcomes.filter((one) => one === 'public-training-full')).toHaveLength(9);
    await given(idOf('elsewhere'));
    const other = { ...of, tenantId: otherTenantId, userId: idOf('elsewhere') };
    expect(await outcomesOf([joins.join(other, async () => null)])).toEqual(['joined']);
  });

  it('given a join that fails, when it is counted, then nobody has joined', async () => {
    const joins = postgresOutsideJoins(harness.pool);
    await given(idOf('unlucky'));
    const joining = { tenantId: otherTenantId, scheduleId: idOf('failing'), userId: idOf('unlucky'), now };
    expect(await outcomesOf([joins.join(joining, () => Promise.reject(new Error('no')))])).toEqual(['no']);
    const found = () =>
      harness.pool.query('select from access.outside_learner where schedule_id = $1', [joining.scheduleId]);
    expect((await found()).rowCount).toBe(0);
    await joins.put(joining);
    await joins.put(joining);
    expect((await found()).rowCount).toBe(1);
    await joins.forget(otherTenantId, joining.userId);
    expect((await found()).rowCount).toBe(0);
  });

  it('given somebody with as many trainings as one may have, when they join another, then they are refused', async () => {
    const userId = idOf('eager');
    await given(userId);
    await fill(MAX_JOINED_TRAININGS, hoursAgo(100), { tenantId: otherTenantId, userId });
    const joining = { tenantId: otherTenantId, scheduleId: idOf('one more'), userId, now };
    const joins = postgresOutsideJoins(harness.pool);
    expect(await outcomesOf([joins.join(joining, async () => null)])).toEqual(['too-many-trainings']);
  });

  it('given one place left for somebody, when they join trainings of several companies at once, then they have one', async () => {
    const userId = idOf('everywhere');
    await given(userId);
    await fill(MAX_JOINED_TRAININGS - 1, hoursAgo(100), { tenantId: otherTenantId, userId });
    const joins = postgresOutsideJoins(harness.pool);
    const outcomes = await outcomesOf(
      Array.from({ length: 4 }, (_, at) =>
        joins.join(
          { tenantId: idOf(`company ${at}`), scheduleId: idOf(`of company ${at}`), userId, now },
          async () => null,
        ),
      ),
    );
    expect(outcomes.toSorted()).toEqual(['joined', ...Array.from({ length: 3 }, () => 'too-many-trainings')]);
  });

  it('given more joins of a company than there are connections, when the first is not over, then those of another company go on', async () => {
    const size = harness.pool.options.max;
    const joins = postgresOutsideJoins(harness.pool);
    const [begun, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const of = { tenantId: idOf('crowded'), now };
    await given(idOf('quiet'), ...Array.from({ length: size * 2 }, (_, at) => idOf(`crowd ${at}`)));
    const crowd = Array.from({ length: size * 2 }, (_, at) =>
      joins.join({ ...of, scheduleId: idOf('crowded'), userId: idOf(`crowd ${at}`) }, () => {
        begun.resolve();
        return over.promise;
      }),
    );
    await begun.promise;
    const other = { tenantId: idOf('quiet'), scheduleId: idOf('quiet'), userId: idOf('quiet'), now };
    expect(await outcomesOf([joins.join(other, async () => null)])).toEqual(['joined']);
    over.resolve();
    expect(new Set(await outcomesOf(crowd))).toEqual(new Set(['joined']));
  });

  it('given somebody who erases their account, when they join before or after, then the erasure comes last, and nobody joins after it', async () => {
    const userId = idOf('on their way');
    await given(userId);
    const [joins, accounts] = [postgresOutsideJoins(harness.pool), postgresAccounts(harness.pool)];
    const joining = { tenantId: otherTenantId, scheduleId: idOf('left behind'), userId, now };
    const [begun, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const order: string[] = [];
    const joined = joins.join(joining, async () => {
      begun.resolve();
      await over.promise;
      order.push('joined');
    });
    await begun.promise;
    const erased = accounts.leave(userId, now, async () => void order.push('erased'));
    // Both connections of the pool are taken meanwhile.
    const beside = new pg.Pool({ ...harness.pool.options, max: 1 });
    const waiting = () =>
      beside.query(`select from pg_locks where locktype = 'tuple' and relation = 'access.account'::regclass
        and database = (select oid from pg_database where datname = current_database())`);
    await expect.poll(async () => (await waiting()).rowCount, { timeout: 20_000 }).toBe(1);
    await beside.end();
    over.resolve();
    await Promise.all([joined, erased]);
    expect(order).toEqual(['joined', 'erased']);
    const late = joins.join({ ...joining, scheduleId: idOf('too late') }, async () => null);
    expect(await outcomesOf([late, accounts.asCandidate(userId, async () => null)])).toEqual([
      'unauthenticated',
      'unauthenticated',
    ]);
  });
});
