import { setTimeout as sleep } from 'node:timers/promises';

/** How often the stored checkpoints are asked while somebody waits for a runner of another process. */
const POLL_MS = 10;

type Waiter = { names: readonly string[]; position: bigint; resolve: () => void };

/** How far each projection is, as far as this process knows: told by its own runners, else asked of the database. */
export type Progress = {
  /** A runner of this process has written everything up to `position`. */
  moved(name: string, position: bigint): void;
  /** Whether all of `names` reach `position` before `ms` milliseconds have passed. */
  reaches(names: readonly string[], position: bigint, ms: number): Promise<boolean>;
  /** Resolves after `ms` milliseconds, or as soon as somebody waits for this projection. */
  idleDelay(name: string, ms: number, stop: AbortSignal): Promise<void>;
};

export const createProgress = (readPositions: () => Promise<Map<string, bigint>>): Progress => {
  const known = new Map<string, bigint>();
  const waiters = new Set<Waiter>();
  const resting = new Map<string, () => void>();
  let polling = false;

  const isThere = ({ names, position }: Pick<Waiter, 'names' | 'position'>): boolean =>
    names.every((name) => (known.get(name) ?? -1n) >= position);

  const settle = () => {
    for (const waiter of waiters) if (isThere(waiter)) waiter.resolve();
  };

  const poll = async () => {
    if (polling) return;
    polling = true;
    while (waiters.size > 0) {
      const positions = await readPositions().catch(() => new Map<string, bigint>());
      for (const [name, position] of positions) if (position > (known.get(name) ?? -1n)) known.set(name, position);
      settle();
      await sleep(POLL_MS);
    }
    polling = false;
  };

  return {
    moved: (name, position) => {
      known.set(name, position);
      settle();
    },
    reaches: (names, position, ms) =>
      new Promise((resolve) => {
        if (isThere({ names, position })) return resolve(true);
        const waiter: Waiter = { names, position, resolve: () => answer(true) };
        const answer = (reached: boolean) => {
          clearTimeout(patience);
          waiters.delete(waiter);
          resolve(reached);
        };
        const patience = setTimeout(() => answer(false), ms);
        waiters.add(waiter);
        for (const name of names) resting.get(name)?.();
        void poll();
      }),
    idleDelay: async (name, ms, stop) => {
      const isWaitedFor = waiters.values().some((waiter) => waiter.names.includes(name));
      if (isWaitedFor || stop.aborted) return;
      await new Promise<void>((resolve) => {
        const end = () => {
          clearTimeout(timer);
          resting.delete(name);
          stop.removeEventListener('abort', end);
          resolve();
        };
        const timer = setTimeout(end, ms);
        resting.set(name, end);
        stop.addEventListener('abort', end);
      });
    },
  };
};
