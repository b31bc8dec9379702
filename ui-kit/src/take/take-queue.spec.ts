import { describe, expect, it, vi } from 'vitest';
import type { KeptTake, TakeStore } from './take.ts';
import { createTakeQueue, type SendTake } from './take-queue.ts';

const begun = {
  takeId: 't1',
  place: 'i1',
  questionId: 'q1',
  take: 1,
  type: 'video/webm',
  startedAt: '2026-11-20T12:00:00.000Z',
  until: '2026-11-20T12:01:00.000Z',
};

/** What a browser keeps, as long as the spec runs. */
const memoryStore = () => {
  const takes = new Map<string, KeptTake>();
  const chunks = new Map<string, ArrayBuffer[]>();
  const store: TakeStore = {
    takes: async (owner) => [...takes.values()].filter((take) => take.owner === owner),
    put: async (take) => void takes.set(take.takeId, take),
    addChunk: async (takeId, index, chunk) => {
      const held = chunks.get(takeId) ?? [];
      held[index] = chunk;
      chunks.set(takeId, held);
    },
    sizes: async (takeId) => (chunks.get(takeId) ?? []).map(({ byteLength }) => byteLength),
    chunk: async (takeId, index) => chunks.get(takeId)?.[index] ?? new ArrayBuffer(0),
    remove: async (takeId) => {
      takes.delete(takeId);
      chunks.delete(takeId);
    },
  };
  return { store, takes };
};

/** Stands for a hash that shows what went into it. */
const textHash = () => {
  const parts: Blob[] = [];
  return { add: (part: Blob) => void parts.push(part), digest: () => new Blob(parts).text() };
};

/** A server that takes bytes four at a time, and whose network can be cut. */
const openServer = () => {
  const server = {
    seconds: 0,
    received: '',
    isAway: false,
    told: [] as string[],
    gaps: [] as string[],
    stops: [] as (string | null)[],
  };
  const send: SendTake = async ({ source, signal, onSent, onWaiting }) => {
    for (let offset = server.received.length, isDone = false; !isDone; ) {
      const { value, done } = await source.slice(offset, offset + 4);
      if (server.isAway) {
        onWaiting(true);
        await vi.waitFor(() => expect(server.isAway || signal.aborted).toBe(signal.aborted), { timeout: 60_000 });
      }
      signal.throwIfAborted();
      onWaiting(false);
      const text = (await value?.text()) ?? '';
      server.received += text;
      offset += text.length;
      onSent(offset);
      isDone = done;
    }
  };
  return { server, send };
};

const open = (kept = memoryStore(), { server, send } = openServer()) => {
  const queue = createTakeQueue({
    owner: 'mia',
    store: kept.store,
    hash: textHash,
    send,
    tellEnd: async ({ sha256, stoppedAt }, chunks) => {
      server.told.push(`${chunks} ${sha256}`);
      server.stops.push(stoppedAt);
    },
    tellGaps: async ({ gaps }) => void server.gaps.push(...gaps.map(({ from, to }) => `${from} ${to}`)),
    now: () => Date.parse('2026-11-20T12:00:05.000Z') + 1_000 * server.seconds++,
  });
  return { queue, server, kept };
};
const chunk = (text: string) => new Blob([text]);

describe('recordings on their way', () => {
  it('given a recording, when it goes on, then its bytes arrive meanwhile, and what they hash to is told before the last of them', async () => {
    const { queue, server, kept } = open();
    await queue.begin(begun);
    queue.add('t1', chunk('abcde'));
    await vi.waitFor(() => expect(server.received).toBe('abcde'), { timeout: 60_000 });
    expect(queue.items()).toMatchObject([{ takeId: 't1', status: 'recording', bytes: 5 }]);
    queue.add('t1', chunk('fg'));
    await queue.end('t1', '2026-11-20T12:00:06.000Z');
    await vi.waitFor(() => expect(queue.items()).toEqual([]), { timeout: 60_000 });
    expect(server).toMatchObject({ received: 'abcdefg', told: ['2 abcdefg'], gaps: [] });
    expect(kept.takes.size).toBe(0);
  });

  it('given a network that is away, when it comes back, then nothing is lost, and the gap is told', async () => {
    const { queue, server } = open();
    await queue.begin(begun);
    server.isAway = true;
    queue.add('t1', chunk('abc'));
    await vi.waitFor(() => expect(queue.items()).toMatchObject([{ isWaiting: true, sent: 0 }]), { timeout: 60_000 });
    queue.add('t1', chunk('def'));
    server.isAway = false;
    await vi.waitFor(() => expect(server.received).toBe('abcdef'), { timeout: 60_000 });
    await queue.end('t1', '2026-11-20T12:00:06.000Z');
    await vi.waitFor(() => expect(queue.items()).toEqual([]), { timeout: 60_000 });
    expect(server).toMatchObject({ told: ['2 abcdef'], gaps: ['2026-11-20T12:00:05.000Z 2026-11-20T12:00:06.000Z'] });
  });

  it('given a tab that was killed while recording, when another opens, then the recording ends where it was cut, and the rest arrives', async () => {
    const first = open();
    await first.queue.begin(begun);
    first.queue.add('t1', chunk('abcd'));
    await vi.waitFor(() => expect(first.server.received).toBe('abcd'), { timeout: 60_000 });
    first.server.isAway = true;
    first.queue.add('t1', chunk('efg'));
    await vi.waitFor(() => expect(first.queue.items()).toMatchObject([{ isWaiting: true }]), { timeout: 60_000 });
    first.queue.close();

    const network = openServer();
    network.server.received = 'abcd';
    const second = open(first.kept, network);
    await second.queue.resume();
    await vi.waitFor(() => expect(second.queue.items()).toEqual([]), { timeout: 60_000 });
    expect(network.server).toMatchObject({ received: 'abcdefg', told: ['2 abcdefg'] });
    expect(network.server.stops).toEqual(['2026-11-20T12:00:02.000Z']);
    expect(first.kept.takes.size).toBe(0);
  });

  it('given a browser without room, when a chunk cannot be kept, then it is sent from memory', async () => {
    const kept = memoryStore();
    kept.store.addChunk = () => Promise.reject(new Error('QuotaExceededError'));
    const { queue, server } = open(kept);
    await queue.begin(begun);
    queue.add('t1', chunk('abcdef'));
    await queue.end('t1', '2026-11-20T12:00:06.000Z');
    await vi.waitFor(() => expect(queue.items()).toEqual([]), { timeout: 60_000 });
    expect(server.received).toBe('abcdef');
  });

  it('given a refusal, when it is tried again and taken, then it has arrived; of somebody else’s nothing is touched', async () => {
    const kept = memoryStore();
    await kept.store.put({
      ...begun,
      takeId: 't0',
      owner: 'ada',
      status: 'recording',
      stoppedAt: null,
      url: null,
      sha256: null,
      gaps: [],
    });
    const { server, send } = openServer();
    let isRefusing = true;
    const { queue } = open(kept, {
      server,
      send: (options) => (isRefusing ? Promise.reject(new Error('storage-full')) : send(options)),
    });
    await queue.resume();
    await queue.begin(begun);
    queue.add('t1', chunk('abc'));
    await queue.end('t1', '2026-11-20T12:00:06.000Z');
    await vi.waitFor(() => expect(queue.items()).toMatchObject([{ takeId: 't1', fault: 'storage-full' }]), {
      timeout: 60_000,
    });
    isRefusing = false;
    queue.retry('t1');
    await vi.waitFor(() => expect(queue.items()).toEqual([]), { timeout: 60_000 });
    expect([...kept.takes.keys()]).toEqual(['t0']);
  });
});
