import { MIN_POSITION_HEADER, parsePosition } from 'contracts/kernel/position';
import { Rejection } from 'contracts/kernel/problem';
import type { Progress } from './progress.ts';

/** Longest wait for a projection to reach what the client has seen. */
export const MAX_WAIT_MS = 5_000;
const WELL_FORMED = /^[^.]{1,100}\.\d{19}$/;

export const notYetVisible = (): Rejection =>
  new Rejection('not-yet-visible', 425, { detail: 'Ask again in a second.', retryAfter: 1 });

/** Waits until all of `projections` show what the client has seen, in the rows of `company` where one is named; another store's position is none of ours. */
export const reachMinPosition = async (
  { storeId, progress, maxWaitMs }: { storeId: string; progress: Progress; maxWaitMs: number },
  header: string | null,
  projections: readonly string[],
  company?: string,
): Promise<void> => {
  if (header === null) return;
  if (!WELL_FORMED.test(header))
    throw new Rejection('validation-failed', 422, { errors: { [MIN_POSITION_HEADER]: ['field-invalid'] } });
  const position = parsePosition(storeId, header);
  if (position === null || projections.length === 0) return;
  if (!(await progress.reaches(projections, position, maxWaitMs, company))) throw notYetVisible();
};
