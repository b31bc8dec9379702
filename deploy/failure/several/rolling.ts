import { setTimeout as sleep } from 'node:timers/promises';
import { isServed } from '#deploy/failure/faults';
import { type Outside, openOutside } from '#deploy/failure/outside';
import { type Storm, startStorm } from '#deploy/failure/storm';
import { headOf, judge, type Verdict } from '#deploy/failure/verdict';
import { withDatabase } from '#deploy/test/read-side.fixture';
import { until } from '#deploy/test/until';
import type { Replica } from './replica.ts';
import { type SeveralProduct, startSeveral } from './several-product.ts';

/** Commands of all clients together: enough that some are under way whenever a process goes, and few enough that none queue. */
const PER_SECOND = 30;
const BETWEEN = 100;
/** After a death; longer than anything may take. */
const WATCHED_MS = 10_000;
const LOOK_MS = 20;

/** What the death of one of several was to others, in milliseconds. */
export type TakenOver = {
  name: string;
  /** The longest that a command waited for its answer. */
  waitedMs: number;
  /** Until every projection showed what had happened when it died. */
  shownMs: number;
  /** The longest that no webhook was called. */
  silentMs: number;
};

export type Rolled = {
  /** What became of the storm while each process was started anew, none killed: nobody may notice. */
  restarted: { names: string[]; faults: Storm['faults']; longestWaitMs: number };
  takenOver: TakenOver[];
  verdict: Verdict;
};

type Options = { say: (line: string) => void };

const rolling = async ({ replicas, restart, url }: SeveralProduct, { say }: Options) => {
  const storm = await startStorm(url, { name: 'rolling', perSecond: PER_SECOND, tolerance: isServed });
  for (const one of replicas) {
    await storm.more(BETWEEN);
    const code = await one.end('SIGTERM');
    if (code !== 0) throw new Error(`${one.name} did not stop cleanly: it ended with ${code}`);
    await restart(one);
    say(`${one.name} was started anew, after ${storm.acknowledged.length} commands`);
  }
  await storm.more(BETWEEN);
  await storm.calm();
  return { storm, longestWaitMs: storm.longestWait() };
};

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;

export const takenOverOf = ({ name, waitedMs, shownMs, silentMs }: TakenOver): string =>
  `${name} was killed: slowest command ${seconds(waitedMs)}, all shown after ${seconds(shownMs)}, no webhook called for ${seconds(silentMs)}`;

/** Until each lane of each projection has come as far as the history went. */
const shown = async (product: SeveralProduct): Promise<void> => {
  const head = await headOf(product);
  await until(() =>
    withDatabase(product, async (client) => {
      const { rows } = await client.query('select from read.checkpoint where position < $1 limit 1', [head]);
      return rows.length === 0;
    }),
  );
};

/** The longest that nothing came, for as long as it is watched. */
const longestSilence = async (arrived: () => number): Promise<number> => {
  const began = performance.now();
  let [seen, last, longest] = [arrived(), began, 0];
  while (performance.now() - began < WATCHED_MS) {
    await sleep(LOOK_MS);
    const now = performance.now();
    longest = Math.max(longest, now - last);
    if (arrived() === seen) continue;
    [seen, last] = [arrived(), now];
  }
  return longest;
};

type Struck = { storm: Storm; outside: Outside };

/** Kills one, and lets it be until the others have its work. */
const strike = async (product: SeveralProduct, one: Replica, { storm, outside }: Struck): Promise<TakenOver> => {
  await storm.more(BETWEEN);
  storm.longestWait();
  await one.end('SIGKILL');
  const began = performance.now();
  const [shownMs, silentMs] = await Promise.all([
    shown(product).then(() => performance.now() - began),
    longestSilence(() => outside.calls().length),
  ]);
  const waitedMs = storm.longestWait();
  await product.restart(one);
  return { name: one.name, waitedMs, shownMs, silentMs };
};

/** Starts each process anew under load, then kills each, of a product that has several of them; and judges what has become of it. */
export const rollUnderLoad = async ({ say }: Options): Promise<Rolled> => {
  const outside = await openOutside();
  await using opened = new AsyncDisposableStack();
  opened.defer(outside.close);
  const product = await startSeveral(outside);
  opened.defer(product.close);
  await outside.subscribe(product.url);
  const since = await headOf(product);
  const { storm: calm, longestWaitMs } = await rolling(product, { say });
  const storm = await startStorm(product.url, { name: 'kills', perSecond: PER_SECOND });
  const takenOver: TakenOver[] = [];
  for (const one of product.replicas) {
    const taken = await strike(product, one, { storm, outside });
    say(takenOverOf(taken));
    takenOver.push(taken);
  }
  await storm.calm();
  say('Waiting until all is done, and comparing with a rebuild');
  const both = { acknowledged: [...calm.acknowledged, ...storm.acknowledged], faults: storm.faults };
  return {
    restarted: { names: product.replicas.map(({ name }) => name), faults: calm.faults, longestWaitMs },
    takenOver,
    verdict: await judge(product, { storm: both, outside, kafkaUrl: undefined, since }),
  };
};
