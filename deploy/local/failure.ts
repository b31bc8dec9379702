import { randomInt } from 'node:crypto';
import { deathsOf, faultsOf, figuresOf } from '#deploy/failure/figures';
import { killUnderLoad } from '#deploy/failure/kill';
import { readArguments, wholeNumber } from '#deploy/local/arguments';
import { endWhenAsked, runCommand } from '#deploy/local/command';
import { say, sayAside } from '#deploy/local/step';

const USAGE = 'npm run failure -- [--kills 200] [--seed 7] [--minutes 60] [--engines] [--skew]';
const SEEDS = 1_000_000;

const count = wholeNumber(USAGE);

endWhenAsked();

await runCommand(async () => {
  const text = { type: 'string' } as const;
  const options = {
    kills: text,
    seed: text,
    minutes: text,
    engines: { type: 'boolean' },
    skew: { type: 'boolean' },
  } as const;
  const {
    kills = '200',
    seed: wanted,
    minutes,
    engines = false,
    skew = false,
  } = readArguments(USAGE, { options }).values;
  const seed = wanted === undefined ? randomInt(SEEDS) : count('seed', wanted);
  const started = performance.now();
  const seconds = () => Math.round((performance.now() - started) / 1_000);
  const form = engines ? 'beside-engines' : 'three-processes';
  const tell = (line: string) => sayAside(`${String(seconds()).padStart(5)} s  ${line}`);
  const { verdict, kills: done } = await killUnderLoad({
    ...{ seed, count: count('kills', kills), form, skew, say: tell },
    ...(minutes !== undefined && { minutes: count('minutes', minutes) }),
  });
  const wrong = faultsOf(verdict);
  for (const fault of wrong) sayAside(fault);
  say(`seed ${seed}: ${deathsOf(done)}; ${figuresOf(verdict)}; ${seconds()} s`);
  process.exitCode = wrong.length === 0 ? 0 : 1;
});
process.exit();
