import type { Entry } from './fold-state.ts';
import type { Projection, Row } from './projection.ts';

/** Name of the counter of all rows. */
export const ALL = '';

/** Name of the counter of the rows that hold these values: `jobId=…&status=…`, fields in the order they were declared. */
export const counterName = (fields: readonly string[], values: Record<string, unknown>): string =>
  fields.map((field) => `${field}=${values[field]}`).join('&');

const countersOf = ({ counted }: Projection, row: Row | undefined): string[] =>
  row
    ? [
        ALL,
        ...counted
          .filter((fields) => fields.every((field) => row[field] !== null))
          .map((fields) => counterName(fields, row)),
      ]
    : [];

export type CounterDelta = { tenantId: string; key: string; n: number };

/** By how much each counter changes with these rows. */
export const counterDeltas = (projection: Projection, entries: readonly Entry[]): CounterDelta[] => {
  const deltas = new Map<string, CounterDelta>();
  const add = (tenantId: string, row: Row | undefined, n: number) => {
    for (const key of countersOf(projection, row)) {
      const name = `${tenantId}.${key}`;
      const delta = deltas.get(name) ?? { tenantId, key, n: 0 };
      delta.n += n;
      deltas.set(name, delta);
    }
  };
  for (const { tenantId, before, after } of entries) {
    add(tenantId, before, -1);
    add(tenantId, after, 1);
  }
  return [...deltas.values()].filter(({ n }) => n !== 0);
};
