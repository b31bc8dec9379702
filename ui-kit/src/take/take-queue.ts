import { CHUNK_MS } from '#ui-kit/media/recorder';
import type { KeptTake, NetworkGap, TakeStore } from './take.ts';
import { createTakeSource, type TakeSource } from './take-source.ts';

/** A recording and how much of it has arrived. */
export type TakeItem = Pick<KeptTake, 'takeId' | 'place' | 'questionId' | 'take' | 'status'> & {
  /** Bytes that there are, and those the server has. */
  bytes: number;
  sent: number;
  /** The server knows that it has ended. */
  isTold: boolean;
  /** The network is away; it goes on by itself. */
  isWaiting: boolean;
  /** It will not be taken: why. */
  fault: string | null;
};

export type SendTake = (options: {
  take: KeptTake;
  source: TakeSource;
  signal: AbortSignal;
  onUrl: (url: string) => void;
  onSent: (bytes: number) => void;
  onWaiting: (isWaiting: boolean) => void;
}) => Promise<void>;

type Hash = { add: (bytes: Blob) => void; digest: () => Promise<string> };

type Options = {
  owner: string;
  store: TakeStore;
  hash: () => Hash;
  /** Both go on for as long as the network is away, and fail where they are refused. */
  send: SendTake;
  tellEnd: (take: KeptTake, chunks: number, signal: AbortSignal) => Promise<void>;
  tellGaps: (take: KeptTake, signal: AbortSignal) => Promise<void>;
  onArrived?: (take: KeptTake) => void;
  now?: () => number;
};

type Held = {
  take: KeptTake;
  source: TakeSource;
  chunks: number;
  hash: Hash | null;
  writing: Promise<void>;
  /** Chunks that this browser had no room for. */
  unwritten: Map<number, ArrayBuffer>;
};

const codeOf = (error: unknown): string =>
  (error instanceof Error && 'code' in error && String(error.code)) ||
  (error instanceof Error && error.message) ||
  'upload-failed';

/**
 * Recordings on their way to the server, while they are made and after: each is kept until its end is told and all of it has arrived.
 * Pure of markup, network and storage: those are given.
 */
export const createTakeQueue = (options: Options) => {
  const { owner, store, hash, send, tellEnd, tellGaps, onArrived, now = Date.now } = options;
  const controller = new AbortController();
  const { signal } = controller;
  const held = new Map<string, Held>();
  const listeners = new Set<() => void>();
  let items: readonly TakeItem[] = [];
  let goneSince: number | null = null;

  const show = (next: readonly TakeItem[]) => {
    items = next;
    for (const tell of listeners) tell();
  };
  const find = (takeId: string) => items.find((item) => item.takeId === takeId);
  const change = (takeId: string, changed: Partial<TakeItem>) =>
    show(items.map((item) => (item.takeId === takeId ? { ...item, ...changed } : item)));
  const keep = async (one: Held, changed: Partial<KeptTake>): Promise<void> => {
    one.take = { ...one.take, ...changed };
    // Without room for it, it lives as long as this page.
    await store.put(one.take).catch(() => undefined);
  };
  /** All that there is of it: nothing, where it was cut off before its first chunk. */
  const arrived = async ({ take }: Held): Promise<void> => {
    await store.remove(take.takeId).catch(() => undefined);
    held.delete(take.takeId);
    show(items.filter((item) => item.takeId !== take.takeId));
    onArrived?.(take);
  };

  /** The network went away and came back, as requests show: noted with every recording it concerns. */
  const noteNetwork = (isAway: boolean) => {
    if (isAway) {
      goneSince ??= now();
      return;
    }
    if (goneSince === null) return;
    const [since, until] = [goneSince, now()];
    goneSince = null;
    for (const one of held.values()) {
      const from = Math.max(since, Date.parse(one.take.startedAt));
      const gap: NetworkGap = { from: new Date(from).toISOString(), to: new Date(until).toISOString() };
      if (from < until) void keep(one, { gaps: [...one.take.gaps, gap] });
    }
  };

  const deliver = async (one: Held): Promise<void> => {
    const { takeId } = one.take;
    try {
      await send({
        ...{ take: one.take, source: one.source, signal },
        onUrl: (url) => void keep(one, { url }),
        onSent: (sent) => change(takeId, { sent }),
        onWaiting: (isWaiting) => {
          noteNetwork(isWaiting);
          if (find(takeId)?.isWaiting !== isWaiting) change(takeId, { isWaiting });
        },
      });
      await arrived(one);
    } catch (error) {
      if (!signal.aborted) change(takeId, { fault: codeOf(error), isWaiting: false });
    }
  };

  /** What it hashes to is told before its last byte, so that the server can compare. */
  const finish = async (one: Held): Promise<void> => {
    try {
      await tellEnd(one.take, one.chunks, signal);
      noteNetwork(false);
      if (one.take.gaps.length > 0) await tellGaps(one.take, signal);
      change(one.take.takeId, { isTold: true });
      if (one.chunks === 0) return await arrived(one);
      one.source.ended();
    } catch (error) {
      if (!signal.aborted) change(one.take.takeId, { fault: codeOf(error), isWaiting: false });
    }
  };

  const hold = (take: KeptTake, hasher: Hash | null, sizes: readonly number[] = []): Held => {
    const { takeId, place, questionId, status } = take;
    const unwritten = new Map<number, ArrayBuffer>();
    const chunk = async (id: string, index: number) => unwritten.get(index) ?? store.chunk(id, index);
    const source = createTakeSource({ chunk }, takeId, sizes);
    const one = { take, source, chunks: sizes.length, hash: hasher, writing: Promise.resolve(), unwritten };
    held.set(takeId, one);
    const bytes = sizes.reduce((sum, size) => sum + size, 0);
    const blank = { sent: 0, isTold: false, isWaiting: false, fault: null };
    show([...items, { takeId, place, questionId, take: take.take, status, bytes, ...blank }]);
    return one;
  };

  /** Of what was kept before: read once more. */
  const hashOf = async ({ take: { takeId }, chunks }: Held): Promise<string> => {
    const sum = hash();
    for (let index = 0; index < chunks; index += 1) sum.add(new Blob([await store.chunk(takeId, index)]));
    return sum.digest();
  };

  /** What was cut off ended with its last chunk. */
  const cutAt = ({ take: { startedAt, until }, chunks }: Held): string =>
    new Date(Math.min(Date.parse(startedAt) + chunks * CHUNK_MS, Date.parse(until))).toISOString();

  const end = async (takeId: string, stoppedAt?: string): Promise<void> => {
    const one = held.get(takeId);
    if (one?.take.status !== 'recording') return;
    one.take = { ...one.take, status: 'ended', stoppedAt: stoppedAt ?? cutAt(one) };
    await one.writing;
    await keep(one, { sha256: await (one.hash ? one.hash.digest() : hashOf(one)) });
    change(takeId, { status: 'ended' });
    void finish(one);
  };

  return {
    items: () => items,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Goes on with what was left: by a reload, by a tab that was killed, by a network that did not come back. */
    resume: async (): Promise<void> => {
      // A browser that keeps nothing has nothing left.
      for (const kept of await store.takes(owner).catch(() => [])) {
        if (held.has(kept.takeId)) continue;
        const one = hold(kept, null, await store.sizes(kept.takeId));
        if (kept.status === 'recording') await end(kept.takeId);
        else void finish(one);
        void deliver(one);
      }
    },
    begin: async (
      begun: Omit<KeptTake, 'owner' | 'status' | 'stoppedAt' | 'url' | 'sha256' | 'gaps'>,
    ): Promise<void> => {
      const blank = { status: 'recording', stoppedAt: null, url: null, sha256: null, gaps: [] } as const;
      const one = hold({ ...begun, owner, ...blank, gaps: [] }, hash());
      await keep(one, {});
      void deliver(one);
    },
    add: (takeId: string, chunk: Blob): void => {
      const one = held.get(takeId);
      if (one?.take.status !== 'recording') return;
      one.hash?.add(chunk);
      const index = one.chunks;
      one.chunks += 1;
      const write = async () => {
        const bytes = await chunk.arrayBuffer();
        await store.addChunk(takeId, index, bytes).catch(() => one.unwritten.set(index, bytes));
        one.source.grew(bytes.byteLength);
        change(takeId, { bytes: (find(takeId)?.bytes ?? 0) + bytes.byteLength });
      };
      one.writing = one.writing.then(write);
    },
    /** Nothing is added any more; settles when it is safe in this browser. */
    end,
    /** Once more, what failed. */
    retry: (takeId: string): void => {
      const one = held.get(takeId);
      if (!one) return;
      change(takeId, { fault: null });
      if (one.take.status === 'ended') void finish(one);
      void deliver(one);
    },
    close: () => controller.abort(),
  };
};
export type TakeQueue = ReturnType<typeof createTakeQueue>;
