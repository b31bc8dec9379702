import { OVERTIME_MS } from './response.choices.ts';
import type { Take } from './response.progress.ts';

/** Milliseconds. */
export const between = (from: string, to: string): number => Date.parse(to) - Date.parse(from);

/** Milliseconds that a recording is longer than the time between its start and its stop; null: it is not. */
export const overtimeOf = (take: Pick<Take, 'startedAt' | 'stoppedAt'>, length: number | null): number | null => {
  const { startedAt, stoppedAt } = take;
  if (stoppedAt === null || length === null) return null;
  const over = length - between(startedAt, stoppedAt);
  return over > OVERTIME_MS ? over : null;
};
