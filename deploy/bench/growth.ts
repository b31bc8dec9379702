import { type Growing, LARGE, measureGrowth, SMALL } from './grown.ts';
import { lists } from './list.ts';
import type { Figure, Question } from './question.ts';
import { reports } from './report.ts';

const kinds = [lists, reports];
let measuring: Promise<Record<string, Figure[]>> | undefined;

/** A million interviews are long in coming: whoever asks first loads them for all. */
const measure =
  ({ name }: Growing) =>
  async (): Promise<Figure[]> => {
    measuring ??= measureGrowth(kinds, { small: SMALL, large: LARGE });
    return (await measuring)[name] ?? [];
  };

const blocks = `at ${LARGE} rows, against ${SMALL}`;

export const listsGrown: Question = {
  name: lists.name,
  method: `interviews of one company: blocks that first page, page from row 9,000, filter, search of the full name of one person and total read ${blocks}; the worst of the five`,
  measure: measure(lists),
};
export const reportsGrown: Question = {
  name: reports.name,
  method: `the reports of one company, same jobs and period: blocks that the last 30 days (to the millisecond, and in days of UTC) and everything read ${blocks}; the worst`,
  measure: measure(reports),
};
