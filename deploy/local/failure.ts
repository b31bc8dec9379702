import { randomInt } from 'node:crypto';
import { killUnderLoad } from '#deploy/failure/kill';
import { inOneLine, isWhole } from '#deploy/failure/verdict';
import { readArguments, wholeNumber } from '#deploy/local/arguments';
import { runCommand } from '#deploy/local/command';
import { say, sayAside } from '#deploy/local/step';

const USAGE = 'npm run failure -- [--kills 200] [--seed 7]';
const SEEDS = 1_000_000;

const count = wholeNumber(USAGE);

await runCommand(async () => {
  const text = { type: 'string' } as const;
  const { kills = '200', seed: wanted } = readArguments(USAGE, { options: { kills: text, seed: text } }).values;
  const seed = wanted === undefined ? randomInt(SEEDS) : count('seed', wanted);
  const started = performance.now();
  const options = { seed, count: count('kills', kills), split: true, say: sayAside };
  const { verdict, kills: done } = await killUnderLoad(options);
  say(`seed ${seed}: ${inOneLine(verdict, done)}; ${Math.round((performance.now() - started) / 1_000)} s`);
  process.exitCode = isWhole(verdict) ? 0 : 1;
});
process.exit();
