import { parseStreamName } from 'contracts/kernel/id';
import type { Append, Appended, AppendVerdict, EventEngine, Expected, KeyFact, StoredEvent } from './engine.ts';
import { happenedAmong } from './happened.ts';

/** The position of the nth event: as in other stores, positions have gaps. */
export const placeOf = (nth: number): bigint => BigInt(nth * 1_000 + (nth % 13) * 7);

const accepts = (expected: Expected, current: bigint): boolean => {
  switch (expected) {
    case 'any':
      return true;
    case 'absent':
      return current === 0n;
    case 'present':
      return current > 0n;
    default:
      return current === expected;
  }
};

/** An event store that lives as long as the process: for specs. Its positions have gaps. */
export const memoryEngine = (storeId = 'memory'): EventEngine => {
  const all: StoredEvent[] = [];
  const streams = new Map<string, StoredEvent[]>();
  const facts = new Map<string, KeyFact>();
  const listeners = new Set<Appended>();

  const head = (): bigint => all.at(-1)?.position ?? 0n;
  /** How many events stand up to a position. */
  const upTo = (position: bigint): number => all.findLastIndex((event) => event.position <= position) + 1;
  const versionOf = (streamName: string): bigint => BigInt(streams.get(streamName)?.length ?? 0);

  const append = async (asked: Append): Promise<AppendVerdict> => {
    const { streamName, expected, events, guards = [], seals = [], erases = [] } = asked;
    const stream = streams.get(streamName) ?? [];
    const version = versionOf(streamName);
    const guardsHold = guards.every((guard) => versionOf(guard.streamName) === guard.version);
    const unsealable = seals.flatMap(({ subject, key }) => {
      const fact = facts.get(subject);
      return fact && (fact.erased || fact.keyId !== key) ? [subject] : [];
    });
    if (!guardsHold || unsealable.length > 0 || !accepts(expected, version))
      return { taken: false, version, guardsHold, unsealable };
    for (const { subject, key } of seals) facts.set(subject, { subject, keyId: key, erased: false });
    for (const subject of erases)
      facts.set(subject, { subject, keyId: facts.get(subject)?.keyId ?? null, erased: true });
    const stored = events.map((event, index) => ({
      ...structuredClone(event),
      position: placeOf(all.length + index + 1),
      streamName,
      streamVersion: version + BigInt(index + 1),
    }));
    streams.set(streamName, [...stream, ...stored]);
    const after = head();
    all.push(...stored);
    const position = head();
    for (const listener of listeners) listener(position, { after, events: structuredClone(stored) });
    return { taken: true, version: version + BigInt(stored.length), position };
  };

  return {
    storeId,
    append,
    readStream: async (streamName, from, limit) =>
      structuredClone((streams.get(streamName) ?? []).slice(Number(from) - 1, Number(from) - 1 + limit)),
    readAll: async (after, limit, types) => {
      const start = upTo(after);
      const read = all.slice(start, start + limit);
      const events = structuredClone(types ? read.filter(({ type }) => types.has(type)) : read);
      return { events, until: read.at(-1)?.position ?? after };
    },
    at: async (position) => structuredClone(all.find((event) => event.position === position)),
    distance: (after, until) => upTo(until) - upTo(after),
    earlier: async (position, events) => all[upTo(position) - events - 1]?.position ?? 0n,
    tenantsOf: async (aggregate) => [
      ...new Set(
        [...streams.keys()].flatMap((name) => {
          const stream = parseStreamName(name);
          return stream.aggregate === aggregate ? [stream.tenantId] : [];
        }),
      ),
    ],
    happened: async (of) => happenedAmong(all, of),
    keyFacts: async (of) =>
      [...facts.values()].filter(({ subject, keyId }) =>
        'ids' in of ? keyId !== null && of.ids.includes(keyId) : of.names.includes(subject),
      ),
    head: async () => head(),
    onAppended: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: async () => listeners.clear(),
  };
};
