import { setTimeout as sleep } from 'node:timers/promises';
import { Id } from 'contracts/kernel/id';
import { laneName, laneNames, laneOf } from './lanes.ts';
import { ALL_COMPANIES } from './projection.ts';

/** How often the stored checkpoints are asked while somebody waits for a runner of another process. */
const POLL_MS = 10;

/** For each projection what shows it: the whole, or all of these lanes. */
type Wanted = { whole: string; lanes: readonly string[] };
const namesOf = ({ whole, lanes }: Wanted): string[] => [whole, ...lanes];
type Waiter = { wanted: readonly Wanted[]; position: bigint; resolve: () => void };

/** How far each projection is, as far as this process knows: told by its own runners, else asked of the database. */
export type Progress = {
  /** A runner of this process has written everything up to `position`. */
  moved(name: string, position: bigint): void;
  /** Whether all of `names` reach `position` before `ms` milliseconds have passed; with `company`, as far as its rows go. */
  reaches(names: readonly string[], position: bigint, ms: number, company?: string): Promise<boolean>;
  /** Resolves after `ms` milliseconds, or as soon as somebody waits for this projection or lane. */
  idleDelay(name: string, ms: number, stop: AbortSignal): Promise<void>;
};

/** `lanes`: of those projections that are in lanes. */
export const createProgress = (readPositions: () => Promise<Map<string, bigint>>, lanes = 1): Progress => {
  const known = new Map<string, bigint>();
  const waiters = new Set<Waiter>();
  const resting = new Map<string, () => void>();
  let polling = false;

  const wantedOf = (whole: string, company?: string): Wanted => {
    if (lanes === 1) return { whole, lanes: [] };
    const isOne = company !== undefined && company !== ALL_COMPANIES && Id.safeParse(company).success;
    return { whole, lanes: isOne ? [laneName(whole, laneOf(company, lanes), lanes)] : laneNames(whole, lanes) };
  };

  const isThere = ({ wanted, position }: Pick<Waiter, 'wanted' | 'position'>): boolean => {
    const isAt = (name: string) => (known.get(name) ?? -1n) >= position;
    return wanted.every(({ whole, lanes }) => isAt(whole) || (lanes.length > 0 && lanes.every(isAt)));
  };

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
    reaches: (names, position, ms, company) =>
      new Promise((resolve) => {
        const wanted = names.map((name) => wantedOf(name, company));
        if (isThere({ wanted, position })) return resolve(true);
        const waiter: Waiter = { wanted, position, resolve: () => answer(true) };
        const answer = (reached: boolean) => {
          clearTimeout(patience);
          waiters.delete(waiter);
          resolve(reached);
        };
        const patience = setTimeout(() => answer(false), ms);
        waiters.add(waiter);
        for (const name of wanted.flatMap(namesOf)) resting.get(name)?.();
        void poll();
      }),
    idleDelay: async (name, ms, stop) => {
      const isWaitedFor = waiters.values().some(({ wanted }) => wanted.flatMap(namesOf).includes(name));
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
