import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { UPSTREAMS, type UpstreamName } from '#deploy/local/upstream';
import { type Onrecord, startOnrecord } from '#deploy/test/onrecord.harness';
import { openOutside } from './outside.ts';
import { startStorm } from './storm.ts';

/** Commands of 32 clients that send as fast as they are answered: the machine's peak is measured by them. */
const PEAK_COMMANDS = 2_000;
const SHARE = 1 / 3;
const MINUTE_MS = 60_000;
const LOOK_MS = 1_000;
const KB_PER_MB = 1_024;
/** What the last minute may be of the second; a few files more are no growth. */
const MOST_GROWTH = 1.1;
const FEW_HANDLES = 5;
/** Seconds of events and jobs that may wait. */
const MOST_LAG_SECONDS = 5;

type Part = UpstreamName | 'gateway';
const PARTS: readonly Part[] = ['gateway', ...UPSTREAMS];
type Seen = { megabytes: number; handles: number };
export type Minute = { commands: number; lag: number; parts: Record<Part, Seen> };
export type Soaked = { perSecond: number; minutes: Minute[] };

const meanOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

const lookAt = async (pid: number): Promise<Seen> => {
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const handles = await readdir(`/proc/${pid}/fd`);
  return { megabytes: Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / KB_PER_MB, handles: handles.length };
};

/** What is furthest behind of projections and policies, in events, or jobs that wait. */
const lagOf = async (onrecord: Onrecord): Promise<number> => {
  const metrics = await (await fetch(`${onrecord.internalUrl()}/metrics`)).text();
  const said =
    /^(?:projection_events_behind|work_policy_lag_events|work_queue_jobs\{[^}]*state="waiting")[^ ]* (\d+)/gm;
  return Math.max(0, ...[...metrics.matchAll(said)].map(([, count]) => Number(count)));
};

const watchMinute = async (onrecord: Onrecord, commands: () => number): Promise<Minute> => {
  const pids = { ...(await onrecord.pids()), gateway: onrecord.pid };
  const [before, until] = [commands(), performance.now() + MINUTE_MS];
  const seen = new Map<Part, Seen[]>(PARTS.map((part) => [part, []]));
  let lag = 0;
  while (performance.now() < until) {
    for (const [part, looks] of seen) looks.push(await lookAt(pids[part]));
    lag = Math.max(lag, await lagOf(onrecord));
    await sleep(LOOK_MS);
  }
  const summed = (looks: readonly Seen[]): Seen => ({
    megabytes: meanOf(looks.map(({ megabytes }) => megabytes)),
    handles: Math.max(...looks.map(({ handles }) => handles)),
  });
  const parts = Object.fromEntries([...seen].map(([part, looks]) => [part, summed(looks)])) as Record<Part, Seen>;
  return { commands: commands() - before, lag, parts };
};

export const inWords = ({ commands, lag, parts }: Minute): string =>
  [
    `${commands} commands, ${lag} behind at most`,
    ...PARTS.map((part) => `${part} ${Math.round(parts[part].megabytes)} MB, ${parts[part].handles} handles`),
  ].join('; ');

/** What grew from the second minute to the last. */
export const growthOf = ({ perSecond, minutes }: Soaked): string[] => {
  const [second, last] = [minutes[1], minutes.at(-1)];
  if (!second || !last) return ['It was too short to say.'];
  const grown = PARTS.flatMap((part) => {
    const [then, now] = [second.parts[part], last.parts[part]];
    const ratio = now.megabytes / then.megabytes;
    return [
      ...(ratio > MOST_GROWTH ? [`${part}: ${ratio.toFixed(2)} times the memory`] : []),
      ...(now.handles > then.handles * MOST_GROWTH + FEW_HANDLES
        ? [`${part}: ${now.handles} handles after ${then.handles}`]
        : []),
    ];
  });
  return last.lag > perSecond * MOST_LAG_SECONDS ? [...grown, `${last.lag} events or jobs behind`] : grown;
};

/** Measures the peak rate of three processes, then keeps them for so many minutes at a third of it. */
export const soak = async (minutes: number, say: (line: string) => void): Promise<Soaked> => {
  const outside = await openOutside();
  const onrecord = await startOnrecord({ split: true, env: outside.env });
  try {
    await outside.subscribe(onrecord.url);
    const peak = await startStorm(onrecord.url);
    const began = performance.now();
    await peak.more(PEAK_COMMANDS);
    const perSecond = (PEAK_COMMANDS * 1_000 * SHARE) / (performance.now() - began);
    await peak.calm();
    say(`${perSecond.toFixed(1)} commands a second, a third of the peak`);
    const storm = await startStorm(onrecord.url, { name: 'soak', perSecond });
    const watched: Minute[] = [];
    while (watched.length < minutes) {
      const minute = await watchMinute(onrecord, () => storm.acknowledged.length);
      watched.push(minute);
      say(`minute ${watched.length}: ${inWords(minute)}`);
    }
    await storm.calm();
    return { perSecond, minutes: watched };
  } finally {
    await onrecord.discard();
    await outside.close();
  }
};
