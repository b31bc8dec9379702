import { readArguments } from '#deploy/local/arguments';
import { sentence } from '#deploy/local/sentence';
import { sayAside } from '#deploy/local/step';
import { type Figure, type Question, ROUNDS } from './question.ts';
import { questions } from './questions.ts';

const USAGE = 'npm run bench -- [--list] [--only <name>[,<name>…]] [--json]';
const SIGN_MS = 10_000;

const options = {
  json: { type: 'boolean' },
  list: { type: 'boolean' },
  only: { type: 'string', multiple: true },
} as const;

type Load = () => Promise<Question>;
type Answer = { question: Question; figures: Figure[] };

const rounded = (value: number): number => Number(value.toPrecision(4));

const print = ({ question, figures }: Answer, isForPrograms: boolean): void => {
  if (isForPrograms) {
    for (const figure of figures) console.log(JSON.stringify({ ...figure, value: rounded(figure.value) }));
    return;
  }
  console.log(`\n${question.name}: ${question.method}`);
  for (const { name, value, unit, n } of figures)
    console.log(`  ${name.padEnd(34)} ${String(rounded(value)).padStart(12)} ${unit.padEnd(12)} n=${n}`);
};

const chosen = (only: readonly string[] | undefined): [string, Load][] => {
  const names = only?.flatMap((list) => list.split(',')).filter(Boolean);
  const unknown = names?.find((wanted) => !Object.hasOwn(questions, wanted));
  if (unknown !== undefined)
    throw sentence(`There is no question ${unknown}; there are ${Object.keys(questions).join(', ')}.`);
  return Object.entries(questions).filter(([name]) => !names || names.includes(name));
};

/** Loads and asks one question, and says now and then on stderr that this goes on. */
const ask = async (name: string, load: Load): Promise<Answer> => {
  const started = performance.now();
  const seconds = () => Math.round((performance.now() - started) / 1_000);
  const sign = setInterval(() => sayAside(`${name}… ${seconds()} s`), SIGN_MS);
  try {
    const question = await load();
    const { openPlace } = await import('./place.ts');
    const place = await openPlace();
    try {
      return { question, figures: await question.measure(place) };
    } finally {
      await place.close();
    }
  } finally {
    clearInterval(sign);
    sayAside(`${name}: ${seconds()} s`);
  }
};

/** Asks the questions one after the other and prints each answer as it comes. */
export const bench = async (): Promise<void> => {
  const { values } = readArguments(USAGE, { options });
  if (values.list) {
    for (const name of Object.keys(questions)) console.log(name);
    return;
  }
  const asked = chosen(values.only);
  if (!values.json) console.log(`Each figure is the median of ${ROUNDS} rounds of n operations.`);
  for (const [name, load] of asked) print(await ask(name, load), values.json ?? false);
};

await bench();
