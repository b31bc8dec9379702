import { expect, it, vi } from 'vitest';
import type { Checkpoints } from '#integration-workers/engine/checkpoint';
import { noteActed } from './acted.ts';
import { RELAY } from './relay.ts';

const kept = (places: Map<string, bigint>): Checkpoints => ({
  load: async (names) => new Map(names.map((name) => [name, places.get(name) ?? 0n])),
  move: async (moves) => {
    for (const { name, to } of moves) places.set(name, to);
  },
});

it('given events on the bus, when the group has read what was there, then policies are as far as the relay was, and none goes back', async () => {
  const places = new Map([
    [RELAY, 70n],
    ['mails', 10n],
    ['later', 90n],
  ]);
  let unread = 1;
  const before = vi.fn(async () => {
    // What is published meanwhile lies behind the ends that were asked for.
    places.set(RELAY, 80n);
    return unread;
  });
  const groupLag = { ends: async () => [], before };
  const noting = noteActed({ names: ['mails', 'later'], checkpoints: kept(places), groupLag, lookMs: 1 });
  await vi.waitFor(() => expect(before.mock.calls.length).toBeGreaterThan(2));
  expect(places.get('mails')).toBe(10n);
  before.mockImplementationOnce(async () => 0);
  await vi.waitFor(() => expect(places.get('mails')).toBe(70n));
  unread = 0;
  await vi.waitFor(() => expect(places.get('mails')).toBe(80n));
  expect(places.get('later')).toBe(90n);
  await noting.close();
});
