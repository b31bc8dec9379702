import { exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { otherTenantId } from '#command-service/test/app.harness';
import { type Harness, openHarness } from '#command-service/test/service.harness';
import { postgresLiveTimes } from './live-times.ts';

const now = new Date('2026-03-02T09:00:00.000Z');
const at = (hour: number, minute = 0) => new Date(Date.UTC(2026, 2, 9, hour, minute));
const of = (name: string, tenantId = exampleTenantId) => ({ id: derivedId('live time', name), tenantId });
const time = (from: Date, to: Date, interviewerIds = [exampleUserId]) => ({ interviewerIds, from, to });

describe('times of those who talk with candidates', () => {
  let harness: Harness;
  beforeAll(async () => {
    harness = await openHarness();
  });
  afterAll(() => harness.close());

  it('given twenty-four who want the same time at once, when it is held, then one has it; what touches it is free, what overlaps it is not', async () => {
    const times = postgresLiveTimes(harness.pool);
    const wanted = Array.from({ length: 24 }, (_, index) => of(`wanted ${index}`));
    const held = await Promise.all(wanted.map((one) => times.hold(one, time(at(10), at(11)), now)));
    expect(held.filter(Boolean)).toHaveLength(1);
    const winner = wanted[held.indexOf(true)] as ReturnType<typeof of>;
    await times.put(winner, time(at(10), at(11)), 2);
    const day = new Date(now.getTime() + 86_400_000);
    expect(await times.hold(of('overlaps'), time(at(10, 59), at(12)), day)).toBe(false);
    expect(await times.hold(of('after'), time(at(11), at(12)), day)).toBe(true);
    expect(await times.hold(of('somebody else'), time(at(10), at(11), [derivedId('live other')]), day)).toBe(true);
    expect(await times.hold(of('elsewhere', otherTenantId), time(at(10), at(11)), day)).toBe(true);
    expect(await times.hold(winner, time(at(10), at(11)), day)).toBe(true);
    await times.put(winner, null, 3);
    expect(await times.hold(of('at last'), time(at(10), at(11)), day)).toBe(true);
  });

  it('given a choice that nobody wrote down, when a minute has passed, then its time is free; and what is older than what is known changes nothing', async () => {
    const times = postgresLiveTimes(harness.pool);
    const [died, next] = [of('died'), of('next')];
    expect(await times.hold(died, time(at(20), at(21)), now)).toBe(true);
    expect(await times.hold(next, time(at(20), at(21)), now)).toBe(false);
    const later = new Date(now.getTime() + 61_000);
    expect(await times.hold(next, time(at(20), at(21)), later)).toBe(true);
    await times.put(next, time(at(20), at(21)), 5);
    await times.put(next, null, 4);
    expect(await times.hold(died, time(at(20), at(21)), later)).toBe(false);
  });
});
