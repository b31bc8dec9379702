import type { Entry } from './fold-state.ts';
import type { Projection, Row } from './projection.ts';

/** Name of the counter of all rows. */
export const ALL = '';

/** Name of the counter of the rows that hold these values: `jobId=…&status=…`, fields in the order they were declared. */
export const counterName = (fields: readonly string[], values: Record<string, unknown>): string =>
  fields.map((field) => `${field}=${values[field]}`).join('&');

export type CounterDelta = { tenantId: string; key: string; n: number };

export const holdSame = (fields: readonly string[], before: Row, after: Row): boolean =>
  fields.every((field) => before[field] === after[field]);

/** Counters that a row is in, of these fields; none where one of them is null. */
export const nameIn = (fields: readonly string[], row: Row): string | undefined =>
  fields.some((field) => row[field] === null) ? undefined : counterName(fields, row);

/** Adds up what happens to counters; undefined is none of them. */
export const tallyCounters = () => {
  const tenants = new Map<string, Map<string, number>>();
  return {
    add: (tenantId: string, key: string | undefined, n: number): void => {
      if (key === undefined) return;
      const ofTenant = tenants.get(tenantId) ?? new Map<string, number>();
      tenants.set(tenantId, ofTenant.set(key, (ofTenant.get(key) ?? 0) + n));
    },
    deltas: (): CounterDelta[] =>
      [...tenants].flatMap(([tenantId, ofTenant]) =>
        [...ofTenant].flatMap(([key, n]) => (n === 0 ? [] : [{ tenantId, key, n }])),
      ),
  };
};

/** By how much each counter changes with these rows. */
export const counterDeltas = ({ counted }: Projection, entries: readonly Entry[]): CounterDelta[] => {
  const { add, deltas } = tallyCounters();
  for (const { tenantId, before, after } of entries) {
    if (!before !== !after) add(tenantId, ALL, after ? 1 : -1);
    for (const fields of counted) {
      if (before && after && holdSame(fields, before, after)) continue;
      if (before) add(tenantId, nameIn(fields, before), -1);
      if (after) add(tenantId, nameIn(fields, after), 1);
    }
  }
  return deltas();
};
