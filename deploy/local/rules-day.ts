import { randomInt } from 'node:crypto';
import { type DayVerdict, rulesDay } from '#deploy/failure/rules-day/rules-day';
import { inWords, isAsReckoned } from '#deploy/failure/rules-day/verdict';
import { readArguments, wholeNumber } from '#deploy/local/arguments';
import { runCommand } from '#deploy/local/command';
import { say, sayAside } from '#deploy/local/step';

const USAGE = 'npm run rules-day -- [--rules 200] [--events 50000] [--kills 5] [--seed 7]';
const SEEDS = 1_000_000;
/** Commands of a company with rules may take so many times as long as without (99th percentiles). */
const MOST_RATIO = 2;

const count = wholeNumber(USAGE);

const ratioOf = ({ timed: { without, withRules } }: DayVerdict): number => withRules / without;

const inOneLine = (verdict: DayVerdict): string => {
  const { kills, commands, timed, stalls, again, differences } = verdict;
  const deaths = [...Map.groupBy(kills, ({ victim }) => victim)].map(([victim, of]) => `${victim} ${of.length}`);
  return [
    `${commands} commands, ${kills.length} kills (${deaths.toSorted().join(', ')}), ${stalls} stalls`,
    inWords(differences),
    `${again.mails} mails and ${again.calls} calls again under one id`,
    `p99 of ${timed.commands} commands ${timed.withRules.toFixed(1)} ms with rules, ${timed.without.toFixed(1)} ms without, ratio ${ratioOf(verdict).toFixed(2)}`,
  ].join('; ');
};

await runCommand(async () => {
  const text = { type: 'string' } as const;
  const { values } = readArguments(USAGE, { options: { rules: text, events: text, kills: text, seed: text } });
  const { rules = '200', events = '50000', kills = '5', seed: wanted } = values;
  const seed = wanted === undefined ? randomInt(SEEDS) : count('seed', wanted);
  const started = performance.now();
  const verdict = await rulesDay({
    ...{ seed, rules: count('rules', rules), events: count('events', events), kills: count('kills', kills) },
    say: (line) => sayAside(`${String(Math.round((performance.now() - started) / 1_000)).padStart(5)} s  ${line}`),
  });
  for (const [part, { examples }] of Object.entries(verdict.differences))
    for (const example of examples) sayAside(`${part} ${example}`);
  say(
    `seed ${seed}: ${rules} rules, ${events} events, ${inOneLine(verdict)}; ${Math.round((performance.now() - started) / 1_000)} s`,
  );
  process.exitCode =
    isAsReckoned(verdict.differences) && verdict.stalls === 0 && ratioOf(verdict) <= MOST_RATIO ? 0 : 1;
});
process.exit();
