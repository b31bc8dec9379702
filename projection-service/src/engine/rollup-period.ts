import { type Day, dayOf, dayStart } from 'contracts/kernel/zoned-day';

/** Both moments within it, in milliseconds; null: everything. */
export type Span = { start: number; end: number } | null;

/** Rows of a part of a day, from `from` until before `until`, that are counted one by one, and added or taken away. */
export type Part = { day: Day; from: number; until: number; sign: 1 | -1 };

/** What answers a span: the days that the rollup has whole, and the parts of days that are cut by its ends. */
export type Plan = { days: { first: Day; last: Day } | null; parts: Part[] };

/** Of a part of a day, what has come to pass: later there is nothing to count. */
const lengthOf = ({ from, until }: Part, now: number): number => Math.max(0, Math.min(until, now) - from);

/** A day of which the inside counts: the inside alone or, where less is to be counted, the whole day without the outside. */
const cut = (inside: Part, outside: Part[], now: number): { isWhole: boolean; parts: Part[] } => {
  const lies = outside.filter(({ from, until }) => until > from);
  const outsideLength = lies.reduce((sum, part) => sum + lengthOf(part, now), 0);
  const isWhole = outsideLength <= lengthOf(inside, now);
  return { isWhole, parts: isWhole ? lies : [inside] };
};

/** How a span is counted exactly by days of a time zone. At most half a day's rows are counted at each end. */
export const planOf = (zone: string, span: Span, now: number): Plan => {
  if (span === null) return { days: null, parts: [] };
  const until = span.end + 1;
  const [first, last] = [dayOf(zone, span.start), dayOf(zone, span.end)];
  const begins = dayStart(zone, first);
  const ends = dayStart(zone, last + 1);
  const part = (day: Day, from: number, to: number, sign: 1 | -1): Part => ({ day, from, until: to, sign });
  if (first === last) {
    const inside = part(first, span.start, until, 1);
    const { isWhole, parts } = cut(inside, [part(first, begins, span.start, -1), part(first, until, ends, -1)], now);
    return { days: isWhole ? { first, last } : { first, last: first - 1 }, parts };
  }
  const head = cut(part(first, span.start, dayStart(zone, first + 1), 1), [part(first, begins, span.start, -1)], now);
  const tail = cut(part(last, dayStart(zone, last), until, 1), [part(last, until, ends, -1)], now);
  return {
    days: { first: head.isWhole ? first : first + 1, last: tail.isWhole ? last : last - 1 },
    parts: [...head.parts, ...tail.parts],
  };
};
