import { percentile } from '#deploy/bench/question';
import type { Company } from './company.ts';
import { liveTimed } from './live.ts';
import type { Life } from './plan.ts';

/** Slices of each company, one after the other by turns: what else the machine does for a while meets few of them. */
const SLICES = 6;
/** A life begins so often, with a step a second: some twenty commands a second, ten times what a working day of 50,000 events has. */
const EVERY_MS = 350;
const PAUSE_MS = 1_000;
const P99 = 0.99;
const MIDDLE = 0.5;

/** 99th percentiles of how long commands took, in milliseconds: of each slice, and of those the one in the middle. */
export type Timed = { without: number; withRules: number; commands: number };

type Waiting = { say: (line: string) => void; untilCalm: () => Promise<void> };

/** The same commands to a company without rules and to one with them, by turns in one product, each from calm on. */
export const timedSlices = async (
  companies: { without: Company; withRules: Company },
  lives: readonly Life[],
  { say, untilCalm }: Waiting,
): Promise<Timed> => {
  const p99s: Record<keyof typeof companies, number[]> = { without: [], withRules: [] };
  let commands = 0;
  const size = Math.ceil(lives.length / SLICES);
  for (let slice = 0; slice < SLICES; slice += 1) {
    const some = lives.slice(slice * size, (slice + 1) * size);
    const turns = ['without', 'withRules'] as const;
    for (const which of slice % 2 === 0 ? turns : turns.toReversed()) {
      await untilCalm();
      const times = await liveTimed(companies[which], some, { everyMs: EVERY_MS, pauseMs: PAUSE_MS });
      const p99 = percentile(times, P99);
      say(`  ${which}: ${times.length} commands, p99 ${p99.toFixed(1)} ms`);
      p99s[which].push(p99);
      if (which === 'withRules') commands += times.length;
    }
  }
  await untilCalm();
  return { without: percentile(p99s.without, MIDDLE), withRules: percentile(p99s.withRules, MIDDLE), commands };
};
