import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Append, EventEngine, NewEvent, StoredEvent } from '#platform/event-store/engine';

const event = (n = 0): NewEvent => ({
  id: randomUUID(),
  type: 'Counted',
  data: { n, text: 'naïve “quotes” \\ / 漢字 🧭' },
  metadata: { tenantId: 'global', idempotencyKey: `key-${n}`, nested: { list: [1, null, true] } },
});

const events = (count: number): NewEvent[] => Array.from({ length: count }, (_, n) => event(n));
const fresh = (): string => `counter-${randomUUID()}`;

const readEverything = async (engine: EventEngine, after: bigint): Promise<StoredEvent[]> => {
  const all: StoredEvent[] = [];
  for (let from = after; ; ) {
    const { events, until } = await engine.readAll(from, 1_000);
    if (until === from) return all;
    all.push(...events);
    from = until;
  }
};

/** Positions of events, which are to be in order. */
const inOrder = (read: readonly StoredEvent[], after = 0n): bigint[] => {
  const positions = read.map(({ position }) => position);
  expect([after, ...positions].every((position, n, all) => n === 0 || position > (all[n - 1] ?? 0n))).toBe(true);
  return positions;
};

/**
 * What every event engine must do. `open` gives one more connection to the same store, as another process would have.
 * `tellsPlaces`: the positions of a stream's events are known where the stream is read, and not just what they are not behind.
 */
export const eventEngineConformance = (
  name: string,
  open: () => Promise<EventEngine>,
  { tellsPlaces = true } = {},
): void => {
  describe(`event engine: ${name}`, () => {
    it('given a new stream, when events are appended, then they read back as written, in order, with their positions', async () => {
      const engine = await open();
      const streamName = fresh();
      const written = events(3);
      const verdict = await engine.append({ streamName, expected: 'absent', events: written });
      const read = await engine.readStream(streamName, 1n, 10);
      expect(read.map(({ id, type, data, metadata }) => ({ id, type, data, metadata }))).toEqual(written);
      expect(read.map(({ streamVersion }) => streamVersion)).toEqual([1n, 2n, 3n]);
      expect(verdict).toEqual({ taken: true, version: 3n, position: read[2]?.position });
      expect(await engine.head()).toBe(read[2]?.position);
      await engine.close();
    });

    it('given a stream, when it is read from a version with a limit, then just that part comes back', async () => {
      const engine = await open();
      const streamName = fresh();
      await engine.append({ streamName, expected: 'any', events: events(5) });
      const read = await engine.readStream(streamName, 2n, 3);
      expect(read.map(({ streamVersion }) => streamVersion)).toEqual([2n, 3n, 4n]);
      expect(await engine.readStream(fresh(), 1n, 3)).toEqual([]);
      await engine.close();
    });

    it.each([
      { given: 0, expected: 'any', taken: true },
      { given: 0, expected: 'absent', taken: true },
      { given: 0, expected: 'present', taken: false },
      { given: 0, expected: 1n, taken: false },
      { given: 2, expected: 'any', taken: true },
      { given: 2, expected: 'absent', taken: false },
      { given: 2, expected: 'present', taken: true },
      { given: 2, expected: 1n, taken: false },
      { given: 2, expected: 2n, taken: true },
      { given: 2, expected: 3n, taken: false },
    ] as const)('given $given events, when $expected is expected, then taken is $taken', async (example) => {
      const engine = await open();
      const streamName = fresh();
      if (example.given > 0) await engine.append({ streamName, expected: 'any', events: events(example.given) });
      const verdict = await engine.append({ streamName, expected: example.expected, events: [event()] });
      expect(verdict.taken).toBe(example.taken);
      const length = example.given + (example.taken ? 1 : 0);
      expect(verdict.version).toBe(BigInt(length));
      expect(await engine.readStream(streamName, 1n, 10)).toHaveLength(length);
      await engine.close();
    });

    it('given an append that rests on another stream, when that stream is as it was, then it is taken, else not', async () => {
      const engine = await open();
      const [streamName, other] = [fresh(), fresh()];
      const append = (version: bigint) =>
        engine.append({ streamName, expected: 'any', events: [event()], guards: [{ streamName: other, version }] });
      expect(await append(0n)).toMatchObject({ taken: true, version: 1n });
      await engine.append({ streamName: other, expected: 'any', events: events(2) });
      expect(await append(0n)).toEqual({ taken: false, version: 1n, guardsHold: false, unsealable: [] });
      expect(await append(2n)).toMatchObject({ taken: true, version: 2n });
      await engine.close();
    });

    it('given two streams of which each append rests on the other, when both are sent at once, then one is taken', async () => {
      const engine = await open();
      const pairs = Array.from({ length: 100 }, () => [fresh(), fresh()] as const);
      const taken = await Promise.all(
        pairs.map(async ([a, b]) => {
          const append = (streamName: string, other: string) =>
            engine.append({
              streamName,
              expected: 'absent',
              events: [event()],
              guards: [{ streamName: other, version: 0n }],
            });
          const verdicts = await Promise.all([append(a, b), append(b, a)]);
          return verdicts.filter((verdict) => verdict.taken).length;
        }),
      );
      expect(new Set(taken)).toEqual(new Set([1]));
      await engine.close();
    });

    it('given whose data is sealed with which key, when another key is used or somebody was erased, then the append is not taken', async () => {
      const engine = await open();
      const [ada, bob] = [`t/${randomUUID()}`, `t/${randomUUID()}`] as const;
      const append = (more: Pick<Append, 'seals' | 'erases'>) =>
        engine.append({ streamName: fresh(), expected: 'absent', events: [event()], ...more });
      const [first, other] = [randomUUID(), randomUUID()];
      const both = [
        { subject: ada, key: first },
        { subject: bob, key: other },
      ];
      expect(await append({ seals: both })).toMatchObject({ taken: true });
      expect(await append({ seals: [{ subject: ada, key: other }] })).toMatchObject({
        taken: false,
        unsealable: [ada],
      });
      expect(await append({ seals: [{ subject: ada, key: first }], erases: [ada] })).toMatchObject({ taken: true });
      expect(await append({ seals: both })).toMatchObject({ taken: false, unsealable: [ada] });
      const facts = [
        { subject: ada, keyId: first, erased: true },
        { subject: bob, keyId: other, erased: false },
      ];
      const sorted = async (of: Parameters<EventEngine['keyFacts']>[0]) =>
        (await engine.keyFacts(of)).sort((a, b) => (a.subject === ada ? -1 : b.subject === ada ? 1 : 0));
      expect(await sorted({ names: [bob, ada, 't/nobody'] })).toEqual(facts);
      expect(await sorted({ ids: [other, first] })).toEqual(facts);
      await engine.close();
    });

    it('given 24 who seal for somebody who is erased at once, then nothing of theirs comes after the erasure', async () => {
      const engines = await Promise.all([open(), open()]);
      const subject = `t/${randomUUID()}`;
      const key = randomUUID();
      const append = async (n: number, more: Pick<Append, 'seals' | 'erases'>) =>
        engines[n % 2]?.append({ streamName: fresh(), expected: 'absent', events: [event()], ...more });
      const writers = Array.from({ length: 24 }, (_, n) => append(n, { seals: [{ subject, key }] }));
      const [erasure, ...verdicts] = await Promise.all([append(1, { erases: [subject] }), ...writers]);
      if (!erasure?.taken) throw new Error('the erasure was not taken');
      const after = verdicts.filter((verdict) => verdict?.taken && verdict.position > erasure.position);
      expect(after).toEqual([]);
      for (const engine of engines) await engine.close();
    });

    it('given 24 writers creating the same 300 streams at once, then exactly 300 win, one after the other', async () => {
      const engines = await Promise.all([open(), open()]);
      const [engine] = engines;
      const before = await engine.head();
      const names = Array.from({ length: 300 }, fresh);
      const attempts = Array.from({ length: 24 }, async (_, writer) => {
        const mine = engines[writer % 2] ?? engine;
        const verdicts = [];
        for (const streamName of names)
          verdicts.push(await mine.append({ streamName, expected: 'absent', events: [event(writer)] }));
        return verdicts;
      });
      const verdicts = (await Promise.all(attempts)).flat();
      expect(verdicts.filter(({ taken }) => taken)).toHaveLength(300);
      const read = await readEverything(engine, before);
      expect(read).toHaveLength(300);
      inOrder(read, before);
      expect(engine.distance(before, await engine.head())).toBe(300);
      for (const other of engines) await other.close();
    });

    it('given two writers who append to one stream without a check, then every event is there once, in one order', async () => {
      const engines = await Promise.all([open(), open()]);
      const streamName = fresh();
      const written = await Promise.all(
        Array.from({ length: 200 }, async (_, n) => {
          const one = event(n);
          await engines[n % 2]?.append({ streamName, expected: 'any', events: [one, event(n)] });
          return one.id;
        }),
      );
      const read = await engines[0].readStream(streamName, 1n, 1_000);
      expect(read.map(({ streamVersion }) => streamVersion)).toEqual(read.map((_, index) => BigInt(index + 1)));
      expect(
        read
          .filter((_, index) => index % 2 === 0)
          .map(({ id }) => id)
          .sort(),
      ).toEqual(written.sort());
      if (tellsPlaces) inOrder(read);
      for (const engine of engines) await engine.close();
    });

    it('given 10,000 events in one stream, when it is read, then all of them come back in order', async () => {
      const engine = await open();
      const streamName = fresh();
      for (let written = 0; written < 10_000; written += 1_000)
        await engine.append({ streamName, expected: BigInt(written), events: events(1_000) });
      const read = await engine.readStream(streamName, 1n, 20_000);
      expect(read).toHaveLength(10_000);
      expect(read.at(-1)?.streamVersion).toBe(10_000n);
      await engine.close();
    });

    it('given events of two types, when those of one are read in pages, then none is missed, whatever else stands there', async () => {
      const engine = await open();
      const before = await engine.head();
      const written = events(6).map((one, n) => ({ ...one, type: n % 3 === 2 ? 'Rare' : one.type }));
      await engine.append({ streamName: fresh(), expected: 'any', events: written });
      for (const limit of [1, 2, 5, 6, 100]) {
        const found: StoredEvent[] = [];
        for (let from = before, until = -1n; until !== from; ) {
          if (until >= 0n) from = until;
          const page = await engine.readAll(from, limit, new Set(['Rare']));
          expect(page.events.length).toBeLessThanOrEqual(limit);
          for (const position of inOrder(page.events, from)) expect(position).toBeLessThanOrEqual(page.until);
          found.push(...page.events);
          until = page.until;
        }
        expect(found.map(({ id }) => id)).toEqual([written[2]?.id, written[5]?.id]);
      }
      await engine.close();
    });

    it('given streams of an aggregate, when it is asked whose they are, then each company is named once', async () => {
      const engine = await open();
      const [aggregate, first, second] = [`a${randomUUID().slice(0, 8)}`, randomUUID(), randomUUID()];
      for (const owner of [first, first, second, 'global'])
        await engine.append({
          streamName: `${aggregate}-${owner}.${randomUUID()}`,
          expected: 'absent',
          events: [event()],
        });
      await engine.append({ streamName: `${aggregate}s-${randomUUID()}.1`, expected: 'absent', events: [event()] });
      expect((await engine.tenantsOf(aggregate)).sort()).toEqual([first, second, 'global'].sort());
      await engine.close();
    });

    it('given what happened in a company, when asked for, then it is told in order: of that company, since then, as many as wanted, the first or the last', async () => {
      const engine = await open();
      const [tenantId, other] = [randomUUID(), randomUUID()];
      const at = (occurredAt: string, data: object = {}, metadata: object = {}) => ({
        ...event(),
        ...{ type: 'Grown', data: { ...data }, metadata: { occurredAt, ...metadata } },
      });
      const told = [
        [tenantId, '1', at('2026-01-01T00:00:00.000Z')],
        [tenantId, '1', at('2026-01-02T00:00:00.000Z')],
        [other, '1', at('2026-01-02T00:00:00.000Z')],
        [tenantId, '2', at('2026-01-03T00:00:00.000Z', {}, { imported: true })],
        [tenantId, '2', at('2026-01-04T00:00:00.000Z', { from: 'a', to: 'a' })],
        [tenantId, '2', { ...at('2026-01-05T00:00:00.000Z'), type: 'Shrunk' }],
        [tenantId, '1', at('2026-01-06T00:00:00.000Z', { from: 'a', to: 'b' })],
        [tenantId, '2', at('2026-01-07T00:00:00.000Z')],
      ] as const;
      for (const [company, id, one] of told)
        await engine.append({ streamName: `plant-${company}.${id}`, expected: 'any', events: [one] });
      const ask = async (more: object) => {
        const found = await engine.happened({ tenantId, aggregate: 'plant', types: ['Grown'], limit: 10, ...more });
        return found.map(({ id }) => told.findIndex(([, , one]) => one.id === id));
      };
      expect(await ask({})).toEqual([0, 1, 3, 6, 7]);
      expect(await ask({ since: '2026-01-02T00:00:00.000Z', withoutImported: true })).toEqual([1, 6, 7]);
      expect(await ask({ types: ['Grown', 'Shrunk'], limit: 2, last: true })).toEqual([6, 7]);
      const [first, , , fourth] = await engine.happened({ tenantId, aggregate: 'plant', types: ['Grown'], limit: 4 });
      expect(await ask({ after: first?.position, before: fourth?.position })).toEqual([1, 3]);
      expect(first).toMatchObject({ stream: `plant-${tenantId}.1`, type: 'Grown' });
      await engine.close();
    });

    it('given positions that were read, when one is asked for, the way between two and the way back, then each is known', async () => {
      const engine = await open();
      const before = await engine.head();
      const written = events(5);
      await engine.append({ streamName: fresh(), expected: 'any', events: written });
      const read = await readEverything(engine, before);
      const positions = [before, ...inOrder(read, before)];
      for (const event of read) expect(await engine.at(event.position)).toEqual(event);
      expect(positions.map((position) => engine.distance(before, position))).toEqual([0, 1, 2, 3, 4, 5]);
      const back = await engine.earlier(positions[5] ?? 0n, 2);
      expect((await engine.readAll(back, 10)).events).toEqual(read.slice(3));
      expect(await engine.earlier(positions[1] ?? 0n, 1_000_000)).toBe(0n);
      await engine.close();
    });

    it('given a listener, when another connection appends, then the listener hears of it', async () => {
      const [reader, writer] = await Promise.all([open(), open()]);
      const streamName = fresh();
      const before = await reader.head();
      const heard = new Promise<bigint>((resolve) => {
        reader.onAppended((position) => position > before && resolve(position));
      });
      const verdict = await writer.append({ streamName, expected: 'any', events: [event()] });
      expect(verdict.taken && (await heard) === verdict.position).toBe(true);
      await reader.close();
      await writer.close();
    });
  });
};
