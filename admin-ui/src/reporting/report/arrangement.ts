import type { PlacedReport, ReportName } from 'contracts/identity/user-settings/user-settings.events';
import { DASHBOARD_COLUMNS } from 'contracts/identity/user-settings/user-settings.reports';

export type Arrangement = readonly PlacedReport[];

/** Smallest sizes at which a report can still be read, in columns and rows. */
export const smallest = (report: ReportName): { w: number; h: number } =>
  report.endsWith('-total') ? { w: 3, h: 2 } : { w: 4, h: 4 };

/** Every report, in the order and the sizes in which everybody begins with them. */
export const DEFAULT_ARRANGEMENT: Arrangement = [
  { report: 'interviews-total', x: 0, y: 0, w: 4, h: 2 },
  { report: 'candidates-total', x: 4, y: 0, w: 4, h: 2 },
  { report: 'jobs-total', x: 8, y: 0, w: 4, h: 2 },
  { report: 'interviews-over-days', x: 0, y: 2, w: 8, h: 5 },
  { report: 'jobs-by-source', x: 8, y: 2, w: 4, h: 5 },
  { report: 'interviews-by-status', x: 0, y: 7, w: 6, h: 6 },
  { report: 'interviews-by-job', x: 6, y: 7, w: 6, h: 6 },
  { report: 'sources', x: 0, y: 13, w: 12, h: 5 },
  { report: 'hires-total', x: 0, y: 18, w: 6, h: 2 },
  { report: 'hire-time-total', x: 6, y: 18, w: 6, h: 2 },
  { report: 'trainings-by-status', x: 0, y: 20, w: 8, h: 5 },
  { report: 'programs-total', x: 8, y: 20, w: 4, h: 2 },
];

const overlaps = (a: PlacedReport, b: PlacedReport): boolean =>
  a.report !== b.report && a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

/** How a dashboard looks for somebody who has arranged nothing: what they may read, without the gaps of what they may not. */
export const usual = (readable: readonly ReportName[]): PlacedReport[] => {
  const placed: PlacedReport[] = [];
  let [x, y, rowHeight] = [0, 0, 0];
  for (const { report, w, h } of DEFAULT_ARRANGEMENT) {
    if (!readable.includes(report)) continue;
    if (x + w > DASHBOARD_COLUMNS) [x, y, rowHeight] = [0, y + rowHeight, 0];
    placed.push({ report, x, y, w, h });
    x += w;
    rowHeight = Math.max(rowHeight, h);
  }
  return tidied(placed);
};

/** As one reads: row by row, from the left. */
export const inOrder = (arrangement: Arrangement): PlacedReport[] =>
  arrangement.toSorted((a, b) => a.y - b.y || a.x - b.x);

const fits = ({ report, ...place }: PlacedReport): PlacedReport => {
  const least = smallest(report);
  const w = Math.min(Math.max(place.w, least.w), DASHBOARD_COLUMNS);
  const x = Math.min(Math.max(place.x, 0), DASHBOARD_COLUMNS - w);
  return { report, x, y: Math.max(place.y, 0), w, h: Math.max(place.h, least.h) };
};

/** Each in turn at its place or, where that is taken, as little below it as can be. */
const placedInTurn = (ordered: readonly PlacedReport[], mayRise: boolean): PlacedReport[] => {
  const done: PlacedReport[] = [];
  for (const report of ordered) {
    const isFree = (y: number) => !done.some((other) => overlaps({ ...report, y }, other));
    let { y } = report;
    while (!isFree(y)) y += 1;
    while (mayRise && y > 0 && isFree(y - 1)) y -= 1;
    done.push({ ...report, y });
  }
  return done;
};

/** Without gaps from above, and without overlaps. */
export const tidied = (arrangement: Arrangement): PlacedReport[] => placedInTurn(inOrder(arrangement.map(fits)), true);

export const without = (arrangement: Arrangement, report: ReportName): PlacedReport[] =>
  tidied(arrangement.filter((placed) => placed.report !== report));

/** The report at the foot of the others, as large as it is for everybody. */
export const withReport = (arrangement: Arrangement, report: ReportName): PlacedReport[] => {
  const usual = DEFAULT_ARRANGEMENT.find((placed) => placed.report === report);
  const foot = Math.max(0, ...arrangement.map(({ y, h }) => y + h));
  return usual ? tidied([...without(arrangement, report), { ...usual, x: 0, y: foot }]) : [...arrangement];
};

export const moves = ['left', 'right', 'up', 'down', 'wider', 'narrower', 'taller', 'shorter'] as const;
export type Move = (typeof moves)[number];

const isBeside = (a: PlacedReport, b: PlacedReport): boolean => a.x < b.x + b.w && b.x < a.x + a.w;

/** Top of the nearest report above, or below this one. */
const neighbour = (arrangement: Arrangement, placed: PlacedReport, direction: 'up' | 'down') => {
  const beside = inOrder(arrangement).filter((other) => other.report !== placed.report && isBeside(other, placed));
  return direction === 'up'
    ? beside.findLast(({ y }) => y < placed.y)
    : beside.find(({ y }) => y >= placed.y + placed.h);
};

const step: Record<Move, (placed: PlacedReport, arrangement: Arrangement) => PlacedReport> = {
  left: (placed) => ({ ...placed, x: placed.x - 1 }),
  right: (placed) => ({ ...placed, x: placed.x + 1 }),
  wider: (placed) => ({ ...placed, w: placed.w + 1 }),
  narrower: (placed) => ({ ...placed, w: placed.w - 1 }),
  taller: (placed) => ({ ...placed, h: placed.h + 1 }),
  shorter: (placed) => ({ ...placed, h: placed.h - 1 }),
  up: (placed, arrangement) => ({ ...placed, y: neighbour(arrangement, placed, 'up')?.y ?? placed.y }),
  down: (placed, arrangement) => {
    const below = neighbour(arrangement, placed, 'down');
    return { ...placed, y: below ? below.y + below.h : placed.y };
  },
};

/** The arrangement after one step of one report; the others give way. */
export const moved = (arrangement: Arrangement, report: ReportName, move: Move): PlacedReport[] => {
  const placed = arrangement.find((one) => one.report === report);
  if (!placed) return [...arrangement];
  const goal = fits(step[move](placed, arrangement));
  const others = inOrder(arrangement.filter((one) => one.report !== report));
  return tidied(placedInTurn([goal, ...others], false));
};
