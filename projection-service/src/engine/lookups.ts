import type { Lookup } from './fold.ts';
import { type RefChange, type RefChanges, tenantOfRows } from './fold-refs.ts';
import type { RefKey } from './fold-state.ts';
import type { Db, Loader } from './load.ts';

/** Rows that one change of a ref writes with its batch; beyond them it is spread. */
export const INLINE_ROWS = 500;
/** Rows that a batch looks up and holds in memory, about. */
export const MAX_LOADED = 10_000;

export type Limits = { inlineRows: number; maxLoaded: number };

const lookupName = ({ column, tenantId, value }: Lookup): string => `${column} ${tenantId} ${value}`;

export const distinct = (lookups: readonly Lookup[]): Lookup[] => [
  ...new Map(lookups.map((lookup) => [lookupName(lookup), lookup])).values(),
];

export const lookupOf = ({ key, ref }: RefChange): Lookup => ({
  column: ref.column,
  tenantId: tenantOfRows(ref, key.tenantId),
  value: key.id,
});

/** What has to be gone from every row before the event counts as seen. */
export const erasing = (changes: RefChanges): RefChange[] =>
  [...changes].flatMap(([{ type }, ofEvent]) => ofEvent.filter(({ ref }) => ref.erasedBy?.includes(type)));

export type Plan = {
  /** Changes whose rows are written with the batch. */
  inline: RefKey[];
  lookups: Lookup[];
  /** Those that are carried on afterwards. */
  spread: RefKey[];
  /** What is erased stands in more rows than one batch writes. */
  isWide: boolean;
};

const byName = (changes: readonly RefChange[]): RefChange[] => [
  ...new Map(changes.map((change) => [change.key.name, change])).values(),
];

/** Which rows show what was changed, and whether they are written now. */
export const planned = async (
  db: Db,
  loader: Loader,
  { changes, limits }: { changes: RefChanges; limits: Limits },
): Promise<Plan> => {
  const changed = byName([...changes.values()].flat());
  const urgent = new Set(erasing(changes).map(({ key }) => key.name));
  const plan: Plan = { inline: [], lookups: [], spread: [], isWide: false };
  if (changed.length === 0) return plan;
  const counts = await loader.counts(db, changed.map(lookupOf), limits.inlineRows + 1);
  let left = limits.maxLoaded;
  for (const [index, change] of changed.entries()) {
    const found = counts[index] ?? 0;
    const fits = found <= Math.min(limits.inlineRows, left);
    if (!fits && urgent.has(change.key.name)) plan.isWide = true;
    if (fits) {
      left -= found;
      plan.inline.push(change.key);
      if (found > 0) plan.lookups.push(lookupOf(change));
    } else plan.spread.push(change.key);
  }
  return plan;
};
