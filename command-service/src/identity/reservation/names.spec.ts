import { exampleCause, exampleTenantId } from 'contracts/kernel/examples';
import { streamName } from 'contracts/kernel/id';
import type { CommandMetadata } from 'contracts/kernel/message';
import { beforeEach, describe, expect, it } from 'vitest';
import { specApp } from '#command-service/test/app.harness';
import { createNames, type Names } from './names.ts';

const name = 'line-cook';
const claimOf = (id: string) => ({
  purpose: 'job-slug' as const,
  name,
  holder: streamName('job', exampleTenantId, id),
});
const [mine, theirs] = [
  claimOf('018f6a10-0000-7000-8000-000000000011'),
  claimOf('018f6a10-0000-7000-8000-000000000012'),
];
const at = (seconds: number): CommandMetadata => {
  const now = new Date(exampleCause.now.getTime() + seconds * 1000);
  return { ...exampleCause, now, occurredAt: now.toISOString() };
};

describe('names', () => {
  let names: Names;
  let inUse: Set<string>;
  let events: ReturnType<typeof specApp>['events'];
  beforeEach(() => {
    inUse = new Set();
    const isUsed = async (_: unknown, holder: string) => inUse.has(holder);
    events = specApp().events;
    names = createNames(events.store, Buffer.alloc(32, 1), {
      email: isUsed,
      subdomain: isUsed,
      domain: isUsed,
      'job-slug': isUsed,
      'label-name': isUsed,
    });
  });

  it('given a name that is held, when another asks for it, then it is refused; for its holder it stays', async () => {
    const guard = await names.reserve(mine, at(0));
    expect(guard).toMatchObject({ version: 1n });
    expect(await names.reserve(theirs, at(59))).toBeNull();
    expect(await names.reserve(mine, at(59))).toEqual(guard);
  });

  it('given a hold that ran out and a holder that was never made, when another asks, then the name is free', async () => {
    await names.reserve(mine, at(0));
    expect(await names.reserve(theirs, at(61))).toMatchObject({ version: 3n });
    expect(await names.reserve(mine, at(62))).toBeNull();
  });

  it('given a hold that ran out though its holder was made, when another asks, then it is confirmed and refused', async () => {
    await names.reserve(mine, at(0));
    inUse.add(mine.holder);
    expect(await names.reserve(theirs, at(61))).toBeNull();
    inUse.clear();
    await names.settle(mine, at(62));
  });

  it('given a confirmed name that its holder no longer goes by, when another asks, then it is free', async () => {
    await names.reserve(mine, at(0));
    inUse.add(mine.holder);
    await names.settle(mine, at(1));
    expect(await names.reserve(theirs, at(2))).toBeNull();
    inUse.clear();
    expect(await names.reserve(theirs, at(3))).not.toBeNull();
  });

  it('given 24 who ask at once, when they are answered, then exactly one has the name', async () => {
    const asked = Array.from({ length: 24 }, (_, n) => claimOf(`018f6a10-0000-7000-8000-0000000001${n + 10}`));
    const answers = await Promise.allSettled(asked.map((claim) => names.reserve(claim, at(0))));
    expect(answers.filter((answer) => answer.status === 'fulfilled' && answer.value !== null).length).toBe(1);
  });

  it('given a reserved name, when the store is searched, then the name is nowhere in it', async () => {
    await names.reserve(mine, at(0));
    const { events: stored } = await events.engine.readAll(0n, 10);
    expect(JSON.stringify(stored, (_, value) => (typeof value === 'bigint' ? String(value) : value))).not.toContain(
      name,
    );
    expect(stored[0]?.streamName).toMatch(/^reservation-global\.[0-9a-f]{64}$/);
  });
});
