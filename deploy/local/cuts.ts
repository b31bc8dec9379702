import { cutUnderLoad } from '#deploy/failure/cuts/cuts';
import { noLinks } from '#deploy/failure/cuts/link';
import { faultsOf, figuresOf } from '#deploy/failure/figures';
import { readArguments, wholeNumber } from '#deploy/local/arguments';
import { endWhenAsked, runCommand } from '#deploy/local/command';
import { say, sayAside } from '#deploy/local/step';

const USAGE = 'npm run cuts -- [--seconds 30]';
const count = wholeNumber(USAGE);

endWhenAsked();

const inSeconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;

await runCommand(async () => {
  const { seconds = '30' } = readArguments(USAGE, { options: { seconds: { type: 'string' } } }).values;
  const absent = await noLinks();
  if (absent) return say(`skipped: ${absent}`);
  const { verdict, cuts } = await cutUnderLoad({ seconds: count('seconds', seconds), say: sayAside });
  const wrong = faultsOf(verdict);
  for (const fault of wrong) sayAside(fault);
  for (const { link, acknowledged, answeredMs, readyMs } of cuts)
    say(
      `${link} cut: ${acknowledged} commands meanwhile, the next ${inSeconds(answeredMs)} after, ready ${inSeconds(readyMs)} after`,
    );
  say(figuresOf(verdict));
  process.exitCode = wrong.length === 0 ? 0 : 1;
});
process.exit();
