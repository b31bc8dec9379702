const MONTHS: readonly (readonly string[])[] = [
  ['jan', 'janeiro', 'january'],
  ['feb', 'fev', 'fevereiro', 'february'],
  ['mar', 'março', 'marco', 'march'],
  ['apr', 'abr', 'abril', 'april'],
  ['may', 'mai', 'maio'],
  ['jun', 'junho', 'june'],
  ['jul', 'julho', 'july'],
  ['aug', 'ago', 'agosto', 'august'],
  ['sep', 'sept', 'set', 'setembro', 'september'],
  ['oct', 'out', 'outubro', 'october'],
  ['nov', 'novembro', 'november'],
  ['dec', 'dez', 'dezembro', 'december'],
];
const YEAR = '(?:19|20)\\d{2}';
const POINT = `(?:(?:\\p{L}{3,10}\\.?(?: de)? |\\d{1,2}/)?${YEAR})`;
const NOW = '(?:present|current|now|today|atual|presente|hoje|o momento|atualmente)';
const PERIOD = new RegExp(`\\(?(${POINT})\\s*(?:[-–—]|to|until|a|até)\\s*(${POINT}|${NOW})\\)?`, 'iu');

/** `March 2019`, `03/2019`, `2019`, as a record has it. */
const pointOf = (said: string): string => {
  const [year = ''] = new RegExp(YEAR).exec(said) ?? [];
  const number = /^(\d{1,2})\//.exec(said)?.[1];
  const word = /^\p{L}+/u.exec(said)?.[0].toLowerCase();
  const month = number ? Number(number) : word ? MONTHS.findIndex((names) => names.includes(word)) + 1 : 0;
  return month >= 1 && month <= 12 ? `${year}-${String(month).padStart(2, '0')}` : year;
};

export type Period = { startDate: string; endDate: string; isCurrent: boolean; rest: string };

/** A line that says from when until when, and what else it says. */
export const periodIn = (line: string): Period | null => {
  const found = PERIOD.exec(line);
  if (!found) return null;
  const [whole, from = '', until = ''] = found;
  const isCurrent = new RegExp(`^${NOW}$`, 'i').test(until);
  const rest = line.replace(whole, ' ').replace(/^[\s|,;·•–—-]+|[\s|,;·•–—-]+$/g, '');
  return { startDate: pointOf(from), endDate: isCurrent ? '' : pointOf(until), isCurrent, rest: rest.trim() };
};

export type Entry = Omit<Period, 'rest'> & { lines: string[] };

/** Takes the lines before a period that name its entry; what reads like a sentence belongs to the entry before. */
const titleOf = (waiting: string[], most: number): string[] => {
  const title: string[] = [];
  while (title.length < most && isTitle(waiting.at(-1) ?? '.')) title.unshift(waiting.pop() ?? '');
  return title;
};

/** Entries of a part: each begins with the line of its period, or with the line before that. */
export const entriesOf = (lines: readonly string[]): Entry[] => {
  const entries: Entry[] = [];
  let waiting: string[] = [];
  for (const line of lines.filter(Boolean)) {
    const period = periodIn(line);
    if (!period) {
      waiting.push(line);
      continue;
    }
    const title = titleOf(waiting, period.rest === '' ? 2 : 1);
    entries.at(-1)?.lines.push(...waiting);
    waiting = [];
    const { rest, ...when } = period;
    entries.push({ ...when, lines: [...title, rest].filter(Boolean) });
  }
  entries.at(-1)?.lines.push(...waiting);
  return entries;
};

const isTitle = (line: string): boolean => line.length <= 80 && !/^[•·*\-–]|[.;:]$/.test(line);
