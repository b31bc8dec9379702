import { isSentence } from '#deploy/local/sentence';
import { say } from '#deploy/local/step';
import { type Outcome, oneCheck, slowest, sum, summary, titlesOf } from './outcome.ts';
import type { Stage } from './stage.ts';

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;

type Ran = { name: string; outcome: Outcome; ms: number };

/** One stage; when it fails, even without a result, the others still run. */
const runStage = async (stage: Stage): Promise<Ran> => {
  const started = performance.now();
  say(`\n── ${stage.name}`);
  const outcome = await stage.run().catch((error: unknown) => {
    say(isSentence(error) ? error.message : `${stage.name} could not run: ${error}`);
    return oneCheck(false);
  });
  const ms = performance.now() - started;
  say(`── ${stage.name}: ${summary(outcome)} in ${seconds(ms)}`);
  return { name: stage.name, outcome, ms };
};

const list = (heading: string, lines: readonly string[]): void => {
  if (lines.length > 0) say(`\n${heading}\n${lines.map((line) => `  ${line}`).join('\n')}`);
};

/**
 * One stage after the other; then `found` (what there was to run them on), each stage, what was slow, what was skipped, what failed and,
 * as the last line, how much passed.
 */
export const runStages = async (stages: readonly Stage[], found: readonly string[] = []): Promise<void> => {
  const started = performance.now();
  const ran: Ran[] = [];
  for (const stage of stages) ran.push(await runStage(stage));
  const all = sum(ran.map(({ outcome }) => outcome));
  const row = (ms: number, text: string) => `${seconds(ms).padStart(8)}  ${text}`;
  list('Engines', found);
  list(
    'Parts',
    ran.map(({ name, outcome, ms }) => row(ms, `${name}: ${summary(outcome)}`)),
  );
  list(
    'Slowest tests',
    slowest(all).map(({ title, ms }) => row(ms, title)),
  );
  list('Skipped', titlesOf(all, 'skipped'));
  list('Failed once and passed when tried again: find out why', titlesOf(all, 'retried'));
  list('Failed', titlesOf(all, 'failed'));
  say(`\nAll in ${seconds(performance.now() - started)}`);
  say(summary(all));
  process.exitCode = all.failed > 0 ? 1 : 0;
};
