import type pg from 'pg';
import { type Filter, nextQuery, PATTERNS } from './list-query.ts';
import { askAs } from './list-resource.ts';
import type { ListSource } from './list-source.ts';
import { searchPatterns } from './search-text.ts';

/** Rows that are in memory at once. */
const BATCH = 1_000;

type Exported = { source: ListSource; fields: readonly string[]; order: string; usual: Filter };

const given = (filter: Filter): Filter =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));

/** What a list's filter asks of an export: the same rows. Null: none can be found. */
const conditionsOf = (asked: Filter, usual: Filter): Filter | null => {
  const { q, ...filter } = given(asked);
  const patterns = typeof q === 'string' && q !== '' ? searchPatterns(q) : undefined;
  if (patterns?.length === 0) return null;
  if (patterns) return { ...filter, [PATTERNS]: patterns };
  return filter.id === undefined ? { ...usual, ...filter } : filter;
};

/** All rows of one company that a list's filter finds, batch after batch, oldest first. */
export async function* exportRows(
  reader: pg.Pool,
  { tenantId, filter }: { tenantId: string; filter: Filter },
  { source, fields, order, usual }: Exported,
): AsyncGenerator<Record<string, unknown>[]> {
  const conditions = conditionsOf(filter, usual);
  const ask = askAs(reader);
  let after: readonly [unknown, unknown] | null = null;
  while (conditions) {
    const next = nextQuery({ source, tenantId, fields, order }, conditions, { after, take: BATCH });
    const [rows = []]: unknown[][][] = await ask(tenantId, [next]);
    if (rows.length > 0)
      yield rows.map((cells) => Object.fromEntries(fields.map((field, at) => [field, cells[at + 2]])));
    const last = rows.at(-1);
    if (rows.length < BATCH || !last) return;
    after = [last[0], last[1]];
  }
}
