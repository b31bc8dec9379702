import type { DryRun, DryRunView } from 'contracts/automation/event-action/event-action.endpoints';

/** What a change of a rule makes of a run: it would be there in addition, or no longer. */
export type Difference = 'new' | 'gone' | null;
/** `place`: in the order in which they are shown. */
export type DryRow = DryRunView & { id: string; difference: Difference; place: number };

const keyOf = ({ causeId, recordId }: DryRunView): string => `${causeId}/${recordId}`;
const acts = ({ verdict }: DryRunView): boolean => verdict !== 'skipped';
const isWhole = ({ runs, counts }: DryRun): boolean =>
  runs.length === Object.values(counts).reduce((sum, count) => sum + count, 0);

/** How many records a rule would have acted on, or will. */
export const actedIn = ({ counts: { done = 0, failed = 0, waiting = 0 } }: DryRun): number => done + failed + waiting;

const inOrder = (rows: readonly Omit<DryRow, 'place'>[]): DryRow[] => rows.map((row, place) => ({ ...row, place }));

/** What would have been done, and first where a change makes a difference; lists that are cut are not compared. */
export const dryRows = (tried: DryRun, saved?: DryRun): DryRow[] => {
  const rows = tried.runs.map((run) => ({ ...run, id: keyOf(run), difference: null as Difference }));
  if (!saved || !isWhole(tried) || !isWhole(saved)) return inOrder(rows);
  const before = new Set(saved.runs.filter(acts).map(keyOf));
  const after = new Set(tried.runs.filter(acts).map(keyOf));
  const gone = saved.runs
    .filter((run) => acts(run) && !after.has(keyOf(run)))
    .map((run) => ({ ...run, id: keyOf(run), difference: 'gone' as const }));
  const goneIds = new Set(gone.map(({ id }) => id));
  const kept = rows
    .filter(({ id }) => !goneIds.has(id))
    .map((row) => (acts(row) && !before.has(row.id) ? { ...row, difference: 'new' as const } : row));
  const all = [...kept, ...gone];
  return inOrder([...all.filter(({ difference }) => difference), ...all.filter(({ difference }) => !difference)]);
};
