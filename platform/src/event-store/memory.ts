import type { Append, AppendVerdict, EventEngine, Expected, StoredEvent } from './engine.ts';

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

/** An event store that lives as long as the process: for specs. */
export const memoryEngine = (storeId = 'memory'): EventEngine => {
  const all: StoredEvent[] = [];
  const streams = new Map<string, StoredEvent[]>();
  const listeners = new Set<(position: bigint) => void>();

  const append = async ({ streamName, expected, events }: Append): Promise<AppendVerdict> => {
    const stream = streams.get(streamName) ?? [];
    const version = BigInt(stream.length);
    if (!accepts(expected, version)) return { taken: false, version };
    const stored = events.map((event, index) => ({
      ...structuredClone(event),
      position: BigInt(all.length + index + 1),
      streamName,
      streamVersion: version + BigInt(index + 1),
    }));
    streams.set(streamName, [...stream, ...stored]);
    all.push(...stored);
    const position = BigInt(all.length);
    for (const listener of listeners) listener(position);
    return { taken: true, version: version + BigInt(stored.length), position };
  };

  return {
    storeId,
    append,
    readStream: async (streamName, from, limit) =>
      structuredClone((streams.get(streamName) ?? []).slice(Number(from) - 1, Number(from) - 1 + limit)),
    readAll: async (after, limit, types) => {
      const read = all.slice(Number(after), Number(after) + limit);
      return structuredClone(types ? read.filter(({ type }) => types.has(type)) : read);
    },
    head: async () => BigInt(all.length),
    onAppended: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: async () => listeners.clear(),
  };
};
