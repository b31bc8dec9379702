import { createRandom, type Random } from '#deploy/seed/random';
import { type Onrecord, startOnrecord } from '#deploy/test/onrecord.harness';
import { untilReady } from '#deploy/test/until';
import { openClocks } from './clocks.ts';
import { ENGINE_NAMES, type EngineName, type Engines, openEngines } from './engines.ts';
import { openOutside } from './outside.ts';
import { startStorm } from './storm.ts';
import { headOf, judge, type Verdict } from './verdict.ts';
import { besideEngines, drawKills, type Kill, ofOneProcess, ofThreeProcesses, strike, type Victim } from './victims.ts';

/** The whole product in one process; the services as processes of their own, each killed by itself; or these with Redis and Kafka beside them. */
export type Form = 'one-process' | 'three-processes' | 'beside-engines';
const VICTIMS = {
  'one-process': ofOneProcess,
  'three-processes': ofThreeProcesses,
  'beside-engines': besideEngines,
} satisfies Record<Form, readonly (Victim | EngineName)[]>;

export type KillOptions = {
  seed: number;
  count: number;
  form: Form;
  /** One service's clock is ahead. */
  skew?: boolean;
  /** No kill begins later: fewer than `count` are made then. */
  minutes?: number;
  say?: (line: string) => void;
};
export type Killed = Kill<Victim | EngineName> & {
  /** From the kill until any client had an answer to a command again. */
  answeredMs: number;
  /** The longest that a client had waited for an answer to a command that came until the next kill; it may have outlived several. */
  waitedMs: number;
};

const isEngine = (victim: Victim | EngineName): victim is EngineName => ENGINE_NAMES.includes(victim as EngineName);

type Struck = { onrecord: Onrecord; engines: Engines | undefined; random: Random };
const end = async ({ onrecord, engines, random }: Struck, victim: Victim | EngineName): Promise<void> =>
  isEngine(victim) ? engines?.kill(victim) : strike(onrecord, victim, random);

/** Kills one process after the other of a product that 32 clients send commands to, and judges what has become of it. */
export const killUnderLoad = async (options: KillOptions): Promise<{ verdict: Verdict; kills: Killed[] }> => {
  const { seed, count, form, skew = false, minutes = Infinity, say = () => undefined } = options;
  const random = createRandom(seed);
  const drawn = drawKills<Victim | EngineName>(random, count, VICTIMS[form]);
  const engines = form === 'beside-engines' ? await openEngines() : undefined;
  const outside = await openOutside();
  const clocks = skew ? await openClocks(random) : undefined;
  if (clocks) say(`The clock of ${clocks.ahead} is ahead`);
  const env = { ...outside.env, ...engines?.env, ...clocks?.env };
  const onrecord = await startOnrecord({ split: form !== 'one-process', env });
  try {
    await outside.subscribe(onrecord.url);
    const since = await headOf(onrecord);
    const storm = await startStorm(onrecord.url);
    const kills: Killed[] = [];
    await storm.more(drawn[0]?.after ?? 0);
    const until = performance.now() + minutes * 60_000;
    for (const [index, { victim, after }] of drawn.entries()) {
      if (performance.now() > until) break;
      say(`${index + 1} of ${count}: ${victim}, after ${storm.acknowledged.length} commands`);
      storm.longestWait();
      const struck = performance.now();
      const ending = () => end({ onrecord, engines, random }, victim);
      await (victim === 'everything' ? storm.whileAway(ending) : ending());
      await storm.more(1);
      const answeredMs = performance.now() - struck;
      await storm.more(drawn[index + 1]?.after ?? after);
      kills.push({ victim, after, answeredMs, waitedMs: storm.longestWait() });
    }
    await storm.calm();
    await untilReady(onrecord.url);
    say('Waiting until all is done, and comparing with a rebuild');
    return { kills, verdict: await judge(onrecord, { storm, outside, kafkaUrl: engines?.kafkaUrl, since }) };
  } finally {
    await onrecord.discard();
    await outside.close();
    await engines?.close();
    await clocks?.close();
  }
};
