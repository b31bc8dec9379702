/** An event of the small server's log, as it was proposed and where it lies. */
export type Logged = {
  position: bigint;
  stream: string;
  revision: bigint;
  id: string;
  type: string;
  contentType: string;
  data: Uint8Array;
  metadata: Uint8Array;
  /** In ticks of 100 ns. */
  created: string;
};
export type Proposed = Pick<Logged, 'id' | 'type' | 'contentType' | 'data' | 'metadata'>;
export type ExpectedRevision = 'any' | 'no_stream' | 'stream_exists' | bigint;
export type Verdict =
  | { taken: true; revision: bigint; position: bigint }
  | { taken: false; current: bigint | 'no_stream' }
  | { tooLarge: number };

const MAX_APPEND = 1_048_576;
const HEADER = 64;
/** One in so many appends is followed by an event of the server's own, as in a database that measures itself. */
const SYSTEM_EVERY = 7;
const TICKS = 10_000n;

/** The log of one database, in memory: a place for each event, by its size, and who waits for more. */
export const openLog = () => {
  const all: Logged[] = [];
  const streams = new Map<string, Logged[]>();
  const waiting = new Set<() => void>();
  let end = 0n;
  let appends = 0;

  const write = (stream: string, proposed: readonly Proposed[]): bigint => {
    const events = streams.get(stream) ?? [];
    streams.set(stream, events);
    for (const one of proposed) {
      const created = String(BigInt(Date.now()) * TICKS);
      const event = { ...one, stream, revision: BigInt(events.length), position: end, created };
      events.push(event);
      all.push(event);
      end += BigInt(HEADER + one.data.length + one.metadata.length);
    }
    return events.at(-1)?.position ?? 0n;
  };
  const measure = () =>
    write('$stats-127.0.0.1', [
      {
        ...{ id: crypto.randomUUID(), type: '$statsCollected', contentType: 'application/json' },
        ...{ data: Buffer.from('{}'), metadata: Buffer.from('{}') },
      },
    ]);

  /** Whether just these events lie in the stream from a revision on. */
  const isThere = (events: readonly Logged[], from: number, proposed: readonly Proposed[]): boolean =>
    from >= 0 && proposed.every(({ id }, nth) => events[from + nth]?.id === id);

  const append = (stream: string, proposed: readonly Proposed[], expected: ExpectedRevision): Verdict => {
    if (proposed.reduce((sum, { data, metadata }) => sum + data.length + metadata.length, 0) > MAX_APPEND)
      return { tooLarge: MAX_APPEND };
    const events = streams.get(stream) ?? [];
    const current = BigInt(events.length) - 1n;
    const accepted =
      expected === 'any' ||
      (expected === 'no_stream' ? current < 0n : expected === 'stream_exists' ? current >= 0n : expected === current);
    const first =
      typeof expected === 'bigint'
        ? Number(expected) + 1
        : expected === 'no_stream'
          ? 0
          : events.findLastIndex(({ id }) => id === proposed[0]?.id);
    const last = isThere(events, first, proposed) ? events[first + proposed.length - 1] : undefined;
    // Sent once more: it is answered as it was the first time.
    if (last) return { taken: true, revision: last.revision, position: last.position };
    if (!accepted) return { taken: false, current: current < 0n ? 'no_stream' : current };
    const position = write(stream, proposed);
    appends += 1;
    if (appends % SYSTEM_EVERY === 0) measure();
    for (const wake of [...waiting]) wake();
    return { taken: true, revision: current + BigInt(proposed.length), position };
  };

  measure();
  return {
    all,
    append,
    /** Events of the server's own. */
    measure: (times: number) => {
      for (let n = 0; n < times; n += 1) measure();
      for (const wake of [...waiting]) wake();
    },
    stream: (name: string): readonly Logged[] | undefined => streams.get(name),
    /** The first place in `all` that is not before a position. */
    indexOf: (position: bigint): number => {
      let [low, high] = [0, all.length];
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((all[middle]?.position ?? 0n) < position) low = middle + 1;
        else high = middle;
      }
      return low;
    },
    /** Calls back with each append until it is told to stop. */
    onAppend: (wake: () => void): (() => void) => {
      waiting.add(wake);
      return () => waiting.delete(wake);
    },
  };
};
export type Log = ReturnType<typeof openLog>;
