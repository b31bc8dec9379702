import { exampleCandidateId, exampleTenantId } from 'contracts/kernel/examples';
import { derivedId, GLOBAL } from 'contracts/kernel/id';
import type pg from 'pg';
import { openPool } from 'platform/postgres/pool';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Harness, openHarness, silent } from '#integration-workers/test/workers.harness';
import { dueWork } from './due.ts';
import type { ClaimedItem, DueChange, DueChanges } from './due-item.ts';
import { type DueItems, postgresDueItems } from './due-items.ts';
import { type Ledger, postgresLedger } from './ledger.ts';
import { fireDue } from './run-due.ts';
import { type WorkItem, workId } from './work-item.ts';

const OTHER_TENANT = derivedId('another company');
const NAME = 'spec.reminder';
const START = Date.parse('2026-03-02T09:00:00.000Z');
const HOUR = 3_600_000;
const at = (hours: number) => new Date(START + hours * HOUR);

let harness: Harness;
let pool: pg.Pool;
let items: DueItems;
let ledger: Ledger;
let moved = 0n;

beforeAll(async () => {
  harness = await openHarness();
  await (await harness.startWorkers()).close();
  pool = openPool(harness.urls.WORKER_DATABASE_URL, 4, silent);
  items = postgresDueItems(pool);
  ledger = postgresLedger(pool);
});
afterAll(async () => {
  await pool.end();
  await harness.close();
});
beforeEach(async () => {
  await harness.admin.query('truncate work.due, work.handled');
  await harness.admin.query(
    `insert into work.checkpoint (name, position) values ('spec', 0) on conflict (name) do update set position = 0`,
  );
  moved = 0n;
});

const change = (subject: string, hours: number | null, others: Partial<DueChange> = {}): DueChange => ({
  name: NAME,
  tenantId: exampleTenantId,
  subject: derivedId(subject),
  at: hours === null ? null : at(hours).toISOString(),
  personId: null,
  position: 1n,
  correlationId: 'c-1',
  ...others,
});
const apply = async (changes: DueChange[], erased: DueChanges['erased'] = []) => {
  const displaced = await items.apply({ changes, erased }, { name: 'spec', from: moved, to: moved + 1n });
  moved += 1n;
  return displaced;
};
const subjects = (...names: string[]) => names.map((name) => derivedId(name));
const waiting = async () =>
  (await harness.admin.query<{ subject: string }>('select subject from work.due order by due_at, subject')).rows.map(
    ({ subject }) => subject,
  );
/** Lets what is due be queued and, by default, done at once. */
const fire = async (now: Date, { isDone = true } = {}): Promise<string[]> => {
  const queued: WorkItem[] = [];
  await fireDue({ items, ledger, enqueue: async (work) => void queued.push(...work) }, now);
  for (const { cause, data } of isDone ? queued : []) {
    await ledger.record(cause);
    await items.end([{ name: NAME, tenantId: cause.tenantId, subject: cause.target, at: String(data.at) }]);
  }
  return queued.map(({ cause }) => cause.target);
};

describe('what waits for its moment', () => {
  it('given what waits, when it is moved or cancelled, then that is told of what asks for something then, and of nothing else', async () => {
    const asking = { whenMoved: [dueWork({ ...change('asked for', 1), at: at(1).toISOString() })] };
    const waits = change('waits', 1, asking);
    expect(await apply([waits, change('asks for nothing', 1)])).toEqual([]);
    expect(await apply([waits, change('new', 1, asking), change('asks for nothing', 2)])).toEqual([]);
    const cancelled = change('waits', null, asking);
    for (const displacing of [change('waits', 2, asking), cancelled]) {
      expect(await apply([change('newer', 1, asking), displacing])).toEqual([displacing]);
      moved -= 1n;
      expect(await waiting()).toEqual([...subjects('new', 'waits').toSorted(), ...subjects('asks for nothing')]);
    }
    expect(await apply([{ ...cancelled, whenMoved: [] }])).toEqual([]);
    expect(await waiting()).toEqual(subjects('new', 'asks for nothing'));
  });

  it('given a checkpoint that another runner moved, when a batch is kept, then it is not, nor is the checkpoint moved', async () => {
    await apply([change('first', 1)]);
    const late = items.apply({ changes: [change('second', 1)], erased: [] }, { name: 'spec', from: 0n, to: 5n });
    await expect(late).rejects.toThrow('another runner');
    expect(await waiting()).toEqual(subjects('first'));
  });

  it('given moments of a month, when the clock moves, then each is fired when it comes and never again', async () => {
    await apply([change('in 30 days', 720), change('tomorrow', 24)]);
    expect(await fire(at(23))).toEqual([]);
    expect(await fire(at(24))).toEqual(subjects('tomorrow'));
    expect(await fire(at(719.9))).toEqual([]);
    expect(await fire(at(720))).toEqual(subjects('in 30 days'));
    expect(await fire(at(10_000))).toEqual([]);
    expect(await waiting()).toEqual([]);
  });

  it('given moments that are moved or cancelled, when the first of them comes, then only what still stands is fired', async () => {
    await apply([change('moved', 1), change('cancelled', 1), change('stands', 1)]);
    await apply([change('moved', 48), change('cancelled', null), change('stands', 1)]);
    expect(await fire(at(1))).toEqual(subjects('stands'));
    expect(await fire(at(48))).toEqual(subjects('moved'));
  });

  it('given 24 hours in which no worker ran, when one starts, then all is fired in order of its moment, each once', async () => {
    const hours = Array.from({ length: 24 }, (_, index) => (index * 7) % 24);
    await apply(hours.map((hour) => change(`hour ${hour}`, hour)));
    expect(await fire(at(24))).toEqual(subjects(...hours.toSorted((a, b) => a - b).map((hour) => `hour ${hour}`)));
    expect(await fire(at(25))).toEqual([]);
  });

  it('given 10,000 of one company and one of another, when they are claimed, then that one is second, and the rest comes by hundreds', async () => {
    const many = Array.from({ length: 10_000 }, (_, index) => change(`many ${index}`, index / 10_000));
    await apply([...many, change('one', 2, { tenantId: OTHER_TENANT })]);
    const first = await items.claim(at(3));
    expect(first.map(({ tenantId }) => tenantId).indexOf(OTHER_TENANT)).toBe(1);
    expect(first.filter(({ tenantId }) => tenantId === exampleTenantId).map(({ subject }) => subject)).toEqual(
      many.slice(0, 100).map(({ subject }) => subject),
    );
    expect(await items.claim(at(3))).toEqual([]);
    await items.end(first.slice(0, 31));
    await apply([change('one more', 2, { tenantId: OTHER_TENANT })]);
    const next = (await items.claim(at(3))).map(({ subject }) => subject);
    expect(next.indexOf(derivedId('one more'))).toBe(0);
    expect(next).toHaveLength(31);
    expect(await items.overdue(at(3))).toEqual({ count: 9_971, oldestSeconds: expect.closeTo(3 * 3_600 - 10.8, 1) });
  });

  it('given 10,000 of one declaration, when one of another is due in that company, then it is claimed with the first hundred', async () => {
    const many = Array.from({ length: 10_000 }, (_, index) => change(`of many ${index}`, index / 10_000));
    await apply([...many, change('of another', 2, { name: 'spec.other' })]);
    const first = (await items.claim(at(3))).map(({ subject }) => subject);
    expect(first).toHaveLength(101);
    expect(first.at(-1)).toBe(derivedId('of another'));
    await apply([change('one more of another', 2, { name: 'spec.other' })]);
    expect((await items.claim(at(3))).map(({ subject }) => subject)).toEqual(subjects('one more of another'));
  });

  it('given workers that claim at the same time, when one dies before it queued anything, then all is claimed once, and its part again', async () => {
    const company = (index: number) => ({ tenantId: derivedId(`company ${index % 9}`) });
    await apply(Array.from({ length: 300 }, (_, index) => change(`shared ${index}`, 0, company(index))));
    const shares: ClaimedItem[][] = [];
    while (shares.flat().length < 300)
      shares.push(...(await Promise.all(Array.from({ length: 4 }, () => items.claim(at(1))))));
    expect(new Set(shares.flat().map(({ subject }) => subject)).size).toBe(300);
    const [lost = [], ...queued] = shares.filter((share) => share.length > 0);
    await items.end(queued.flat());
    expect(await items.claim(at(1))).toEqual([]);
    const idsOf = (claimed: ClaimedItem[]) => claimed.map((item) => workId(dueWork(item).cause));
    expect(idsOf(await items.claim(at(1.1))).toSorted()).toEqual(idsOf(lost).toSorted());
  });

  it('given work that was done, when the table is built anew from the feed, then nothing of it is fired again', async () => {
    const all = [change('done', 1), change('still to come', 5)];
    await apply(all);
    expect(await fire(at(2))).toEqual(subjects('done'));
    await harness.admin.query('truncate work.due');
    await apply(all);
    expect(await fire(at(3))).toEqual([]);
    expect(await waiting()).toEqual(subjects('still to come'));
    expect(await fire(at(5))).toEqual(subjects('still to come'));
  });

  it('given somebody erased, when the event is seen, then what was due about them is cancelled, in that company or everywhere', async () => {
    const about = { personId: exampleCandidateId };
    const both = [
      change('here', 1, about),
      change('there', 1, { ...about, tenantId: OTHER_TENANT }),
      change('else', 2),
    ];
    await apply(both);
    await apply([], [{ tenantId: exampleTenantId, personId: exampleCandidateId }]);
    expect(await waiting()).toEqual(subjects('there', 'else'));
    await apply([], [{ tenantId: GLOBAL, personId: exampleCandidateId }]);
    expect(await waiting()).toEqual(subjects('else'));
  });

  it('given another runner that moved the checkpoint, when this one keeps its batch, then nothing of it is kept', async () => {
    const batch = { changes: [change('twice', 1)], erased: [] };
    await expect(items.apply(batch, { name: 'spec', from: 7n, to: 8n })).rejects.toThrow('another runner');
    expect(await waiting()).toEqual([]);
  });
});
