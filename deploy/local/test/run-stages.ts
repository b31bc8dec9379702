import { isSentence } from '#deploy/local/sentence';
import { say } from '#deploy/local/step';
import { type Outcome, oneCheck, slowest, sum, summary, titlesOf } from './outcome.ts';
import type { Stage } from './stage.ts';

const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;

/** One stage; when it fails, even without a result, the others still run. */
const runStage = async (stage: Stage): Promise<Outcome> => {
  const started = performance.now();
  say(`\n── ${stage.name}`);
  const outcome = await stage.run().catch((error: unknown) => {
    say(isSentence(error) ? error.message : `${stage.name} could not run: ${error}`);
    return oneCheck(false);
  });
  say(`── ${stage.name}: ${summary(outcome)} in ${seconds(performance.now() - started)}`);
  return outcome;
};

/** One stage after the other; then what was slow, what failed and, as the last line, how much passed. */
export const runStages = async (stages: readonly Stage[]): Promise<void> => {
  const started = performance.now();
  const outcomes: Outcome[] = [];
  for (const stage of stages) outcomes.push(await runStage(stage));
  const all = sum(outcomes);
  say('\nSlowest tests');
  for (const { title, ms } of slowest(all)) say(`  ${seconds(ms).padStart(8)}  ${title}`);
  const list = (heading: string, titles: string[]): void => {
    if (titles.length > 0) say(`\n${heading}\n${titles.map((title) => `  ${title}`).join('\n')}`);
  };
  list('Failed once and passed when tried again: find out why', titlesOf(all, 'once'));
  list('Failed', titlesOf(all, 'always'));
  say(`\nAll in ${seconds(performance.now() - started)}`);
  say(summary(all));
  process.exitCode = all.failed > 0 ? 1 : 0;
};
