import { readArguments } from '#deploy/local/arguments';
import { sentence } from '#deploy/local/sentence';
import { sayAside } from '#deploy/local/step';
import { append } from './append.ts';
import { appendVsInsert } from './append-vs-insert.ts';
import { besideLearners } from './beside-learners.ts';
import { besideRecordings } from './beside-recordings.ts';
import { candidatesGrown } from './candidates.ts';
import { coldFirstRow } from './cold-first-row.ts';
import { command } from './command.ts';
import { connections } from './connections.ts';
import { dueStorm } from './due-storm.ts';
import { fanOut } from './fan-out.ts';
import { folderPage } from './folder-page.ts';
import { listsGrown, reportsGrown } from './growth.ts';
import { javascript } from './javascript.ts';
import { loneCommand } from './lone-command.ts';
import { openPlace } from './place.ts';
import { publicPage } from './public-page.ts';
import { type Figure, type Question, ROUNDS } from './question.ts';
import { readingMatrix } from './reading-matrix.ts';
import { rebuild } from './rebuild.ts';
import { searchGrown, searchVsList } from './search-vs-list.ts';
import { trainingMatrix } from './training-matrix.ts';
import { uploadMemory } from './upload-memory.ts';
import { visible } from './visible.ts';
import { visibleVsGet } from './visible-vs-get.ts';

const USAGE = 'npm run bench -- [--list] [--only <name>[,<name>…]] [--json]';
const SIGN_MS = 10_000;

const questions: Question[] = [
  append,
  appendVsInsert,
  command,
  loneCommand,
  rebuild,
  visible,
  visibleVsGet,
  fanOut,
  searchVsList,
  searchGrown,
  candidatesGrown,
  listsGrown,
  reportsGrown,
  javascript,
  coldFirstRow,
  publicPage,
  folderPage,
  trainingMatrix,
  readingMatrix,
  uploadMemory,
  besideRecordings,
  besideLearners,
  dueStorm,
  connections,
];

const options = {
  json: { type: 'boolean' },
  list: { type: 'boolean' },
  only: { type: 'string', multiple: true },
} as const;

const rounded = (value: number): number => Number(value.toPrecision(4));

const print = (question: Question, figures: Figure[], isForPrograms: boolean): void => {
  if (isForPrograms) {
    for (const figure of figures) console.log(JSON.stringify({ ...figure, value: rounded(figure.value) }));
    return;
  }
  console.log(`\n${question.name}: ${question.method}`);
  for (const { name, value, unit, n } of figures)
    console.log(`  ${name.padEnd(34)} ${String(rounded(value)).padStart(12)} ${unit.padEnd(12)} n=${n}`);
};

const chosen = (only: readonly string[] | undefined): Question[] => {
  const names = only?.flatMap((list) => list.split(',')).filter(Boolean);
  const unknown = names?.find((wanted) => !questions.some(({ name }) => name === wanted));
  if (unknown !== undefined)
    throw sentence(`There is no question ${unknown}; there are ${questions.map(({ name }) => name).join(', ')}.`);
  return questions.filter(({ name }) => !names || names.includes(name));
};

/** Asks one question, and says now and then on stderr that it is still being measured. */
const ask = async (question: Question): Promise<Figure[]> => {
  const started = performance.now();
  const seconds = () => Math.round((performance.now() - started) / 1_000);
  const place = await openPlace();
  const sign = setInterval(() => sayAside(`${question.name}… ${seconds()} s`), SIGN_MS);
  try {
    return await question.measure(place);
  } finally {
    clearInterval(sign);
    await place.close();
    sayAside(`${question.name}: ${seconds()} s`);
  }
};

/** Asks the questions one after the other and prints each answer as it comes. */
export const bench = async (): Promise<void> => {
  const { values } = readArguments(USAGE, { options });
  if (values.list) {
    for (const { name } of questions) console.log(name);
    return;
  }
  const asked = chosen(values.only);
  if (!values.json) console.log(`Each figure is the median of ${ROUNDS} rounds of n operations.`);
  for (const question of asked) print(question, await ask(question), values.json ?? false);
};

await bench();
