import type { Recorded } from 'contracts/kernel/message';
import { counterDeltas } from './counters.ts';
import { changedRows, finish, fold } from './fold.ts';
import { foldRefs } from './fold-refs.ts';
import { emptyState, rowName } from './fold-state.ts';
import type { Projection, Row } from './projection.ts';

/** A projection whose rows lie in memory: the same fold without SQL, for specs and for the state as of a moment. */
export const memoryProjection = (projection: Projection) => {
  const state = emptyState();
  const counters = new Map<string, number>();

  const apply = (events: readonly Recorded[]): void => {
    fold(projection, events, state, foldRefs(projection, events, state));
    finish(projection, state);
    for (const { tenantId, key, n } of counterDeltas(projection, changedRows(state))) {
      const name = `${tenantId}.${key}`;
      counters.set(name, (counters.get(name) ?? 0) + n);
    }
    for (const entry of state.rows.values()) {
      entry.before = entry.after;
      entry.touched = false;
      entry.stale = undefined;
    }
  };

  return {
    apply,
    row: (tenantId: string, id: string): Row | undefined => state.rows.get(rowName(tenantId, id))?.after,
    rows: (tenantId: string): Row[] =>
      [...state.rows.values()].flatMap(({ tenantId: of, after }) => (of === tenantId && after ? [after] : [])),
    count: (tenantId: string, key: string): number => counters.get(`${tenantId}.${key}`) ?? 0,
  };
};
