import { parseArgs } from 'node:util';
import { append } from './append.ts';
import { command } from './command.ts';
import { fanOut } from './fan-out.ts';
import { listsGrown, reportsGrown } from './growth.ts';
import { javascript } from './javascript.ts';
import { openPlace } from './place.ts';
import { publicPage } from './public-page.ts';
import { type Figure, type Question, ROUNDS } from './question.ts';
import { rebuild } from './rebuild.ts';
import { visible } from './visible.ts';

const questions: Question[] = [
  append,
  command,
  rebuild,
  visible,
  fanOut,
  listsGrown,
  reportsGrown,
  javascript,
  publicPage,
];

const { values } = parseArgs({
  options: { json: { type: 'boolean', default: false }, only: { type: 'string', multiple: true } },
});

const rounded = (value: number): number => Number(value.toPrecision(4));

const print = (question: Question, figures: Figure[]): void => {
  if (values.json) {
    for (const figure of figures) console.log(JSON.stringify({ ...figure, value: rounded(figure.value) }));
    return;
  }
  console.log(`\n${question.name}: ${question.method}`);
  for (const { name, value, unit, n } of figures)
    console.log(`  ${name.padEnd(34)} ${String(rounded(value)).padStart(12)} ${unit.padEnd(12)} n=${n}`);
};

/** Asks the questions one after the other and prints each answer as it comes. */
export const bench = async (): Promise<void> => {
  const asked = questions.filter(({ name }) => !values.only || values.only.includes(name));
  if (!values.json) console.log(`Each figure is the median of ${ROUNDS} rounds of n operations.`);
  for (const question of asked) {
    const place = await openPlace();
    try {
      print(question, await question.measure(place));
    } finally {
      await place.close();
    }
  }
};

await bench();
