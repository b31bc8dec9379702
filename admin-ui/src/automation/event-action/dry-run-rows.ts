import type { DryRun, DryRunView } from 'contracts/automation/event-action/event-action.endpoints';

/** What a change of a rule makes of a run: it would be there in addition, or no longer. */
export type Difference = 'new' | 'gone' | null;
export type DryRow = DryRunView & { id: string; difference: Difference };

const keyOf = ({ causeId, recordId }: DryRunView): string => `${causeId}/${recordId}`;
const acts = ({ verdict }: DryRunView): boolean => verdict !== 'skipped';
const isWhole = ({ runs, counts }: DryRun): boolean =>
  runs.length === Object.values(counts).reduce((sum, count) => sum + count, 0);

/** How many records a rule would have acted on, or will. */
export const actedIn = ({ counts: { done = 0, failed = 0, waiting = 0 } }: DryRun): number => done + failed + waiting;

/** What would have been done, and where a change makes a difference; lists that are cut are not compared. */
export const dryRows = (tried: DryRun, saved?: DryRun): DryRow[] => {
  const rows = tried.runs.map((run): DryRow => ({ ...run, id: keyOf(run), difference: null }));
  if (!saved || !isWhole(tried) || !isWhole(saved)) return rows;
  const before = new Set(saved.runs.filter(acts).map(keyOf));
  const after = new Set(tried.runs.filter(acts).map(keyOf));
  const gone = saved.runs.filter((run) => acts(run) && !after.has(keyOf(run)));
  const goneKeys = new Set(gone.map(keyOf));
  return [
    ...rows
      .filter(({ id }) => !goneKeys.has(id))
      .map((row): DryRow => (acts(row) && !before.has(row.id) ? { ...row, difference: 'new' } : row)),
    ...gone.map((run): DryRow => ({ ...run, id: keyOf(run), difference: 'gone' })),
  ].sort((one, other) => Number(other.difference !== null) - Number(one.difference !== null));
};
