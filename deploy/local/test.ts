import { runCommand } from '#deploy/local/command';
import { isSentence } from '#deploy/local/sentence';
import { say } from '#deploy/local/step';
import { type Outcome, oneCheck, slowest, sum, summary, titlesOf } from '#deploy/local/test/outcome';
import { STAGES, type Stage } from '#deploy/local/test/stage';

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

await runCommand(async () => {
  const wanted = process.argv.slice(2);
  const started = performance.now();
  const outcomes: Outcome[] = [];
  for (const stage of STAGES) {
    if (wanted.length === 0 || wanted.includes(stage.name)) outcomes.push(await runStage(stage));
  }
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
});
