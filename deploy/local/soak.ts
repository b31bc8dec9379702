import { loadavg } from 'node:os';
import { growthOf, soak } from '#deploy/failure/soak';
import { readArguments, wholeNumber } from '#deploy/local/arguments';
import { endWhenAsked, runCommand } from '#deploy/local/command';
import { say, sayAside } from '#deploy/local/step';

const USAGE = 'npm run soak -- [--minutes 10]';
const count = wholeNumber(USAGE);

endWhenAsked();

await runCommand(async () => {
  const { minutes = '10' } = readArguments(USAGE, { options: { minutes: { type: 'string' } } }).values;
  const soaked = await soak(count('minutes', minutes), sayAside);
  const grown = growthOf(soaked);
  say(
    `${soaked.perSecond.toFixed(1)} commands a second for ${soaked.minutes.length} minutes, load ${loadavg()[0]?.toFixed(1)}:`,
  );
  say(grown.length === 0 ? 'nothing grew' : grown.join('\n'));
  process.exitCode = grown.length === 0 ? 0 : 1;
});
process.exit();
