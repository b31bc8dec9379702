import { setTimeout as sleep } from 'node:timers/promises';
import { UPSTREAMS, type UpstreamName } from '#deploy/local/upstream';
import type { Random } from '#deploy/seed/random';
import type { Onrecord } from '#deploy/test/onrecord.harness';
import { kill } from '#deploy/test/processes.harness';
import { withDatabase } from '#deploy/test/read-side.fixture';
import { ENGINE_NAMES, type EngineName } from './engines.ts';

/** What of the product is killed: one service, a process of Postgres (which then recovers as after a crash), or everything at once. */
export type Victim = UpstreamName | 'postgres' | 'everything';
/** One kill, so many acknowledged commands after the one before. */
export type Kill<V = Victim> = { victim: V; after: number };
type Some<V> = readonly [V, ...V[]];

const FEWEST = 5;
const MOST = 60;
const RETRY_MS = 100;

/** Everything takes longest to come back, and dies least often. */
export const ofThreeProcesses: Some<Victim> = [
  'everything',
  ...UPSTREAMS,
  ...UPSTREAMS,
  ...UPSTREAMS,
  'postgres',
  'postgres',
];
export const ofOneProcess: Some<Victim> = ['everything', 'postgres'];
export const besideEngines: Some<Victim | EngineName> = [...ofThreeProcesses, ...ENGINE_NAMES, ...ENGINE_NAMES];

/** The same seed draws the same kills. */
export const drawKills = <V>({ pick, between }: Random, count: number, victims: Some<V>): Kill<V>[] =>
  Array.from({ length: count }, () => ({ victim: pick(victims), after: between(FEWEST, MOST) }));

/** Until the database takes connections again. */
const killPostgres = async (onrecord: Onrecord, { fraction }: Random): Promise<void> => {
  const pids = await withDatabase(onrecord, async (client) => {
    const { rows } = await client.query<{ pid: number }>(
      `select pid from pg_stat_activity where usename like 'onrecord\\_%' and backend_type = 'client backend' order by pid`,
    );
    return rows.map(({ pid }) => pid);
  });
  const pid = pids[Math.floor(fraction() * pids.length)];
  if (pid) process.kill(pid, 'SIGKILL');
  const isBack = () => withDatabase(onrecord, async () => true).catch(() => false);
  do await sleep(RETRY_MS);
  while (!(await isBack()));
};

/** Ends a victim as a power cut would; resolves when another has taken its place, ready or not. */
export const strike = async (onrecord: Onrecord, victim: Victim, random: Random): Promise<void> => {
  if (victim === 'postgres') return killPostgres(onrecord, random);
  if (victim !== 'everything') return kill(onrecord, victim);
  await onrecord.kill();
  await onrecord.restart();
};
