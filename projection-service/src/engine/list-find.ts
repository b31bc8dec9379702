import type { Resource } from 'contracts/kernel/endpoint';
import { type ListQuery, MAX_COUNTED_ROWS, MAX_RANGE_START } from 'contracts/kernel/paging';
import {
  countedMatches,
  countedRows,
  type Filter,
  fewQuery,
  hasCounter,
  KNOWN_TOTAL,
  type KnownTotal,
  type ListShape,
  PATTERNS,
  pageQuery,
  type Query,
  type Slice,
  searchQuery,
  totalQuery,
} from './list-query.ts';
import type { ListSource } from './list-source.ts';
import { searchPatterns } from './search-text.ts';
import { assertNear, tooDeep } from './too-deep.ts';

/** Rows of a page as cells in the order of the fields, and how many rows there are in all, or at least. */
type Found = { rows: unknown[][]; total: number; isAtLeast?: boolean };

/** Asks as one company's reader. */
export type Ask = (tenantId: string, queries: readonly Query[]) => Promise<unknown[][][]>;

type FindOptions = {
  resource: Resource;
  source: ListSource;
  fields: readonly string[];
  tieBreaker: string;
  /** Sort → filter within which it decides nothing: another then takes its place. */
  sameWithin: Readonly<Record<string, string>>;
  /** Filters of a list that names none of them and no ids. */
  usual?: Filter;
};

const given = (filter: Filter): Filter =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined));

/** Answers the queries of one resource's list. */
export const createFind = ({ resource, source, fields, tieBreaker, sameWithin, usual = {} }: FindOptions, ask: Ask) => {
  const totalOf = ([row]: unknown[][] = []): number => Number(row?.[0] ?? 0);

  const searched = async (shape: ListShape, patterns: string[], filter: Filter, slice: Slice): Promise<Found> => {
    assertNear(slice.skip);
    const [rows = []] = await ask(shape.tenantId, [searchQuery(shape, patterns, filter, slice)]);
    const idCell = fields.indexOf('id') + 1;
    const total = totalOf(rows);
    const found = rows.filter((row) => row[idCell] !== null).map(([, ...cells]) => cells);
    return { rows: found, total, isAtLeast: total >= countedMatches(slice) };
  };

  /** A page far from the beginning is walked to from the end. */
  const deep = async (shape: ListShape, filter: Filter, { skip, take }: Slice): Promise<Found> => {
    if (!hasCounter(source, filter)) throw tooDeep();
    const [counted] = await ask(shape.tenantId, [totalQuery(source, shape.tenantId, filter, MAX_COUNTED_ROWS)]);
    const total = totalOf(counted);
    if (skip >= total) return { rows: [], total };
    const fromEnd = { skip: Math.max(0, total - skip - take), take: Math.min(take, total - skip) };
    assertNear(fromEnd.skip);
    const [rows = []] = await ask(shape.tenantId, [pageQuery(shape, filter, fromEnd, true)]);
    return { rows, total };
  };

  const few = async (shape: ListShape, filter: Filter, slice: Slice): Promise<Found> => {
    const [rows = []] = await ask(shape.tenantId, [fewQuery(shape, filter, slice)]);
    if (rows.length > 0 || slice.skip === 0) return { rows: rows.map(([, ...cells]) => cells), total: totalOf(rows) };
    const [counted] = await ask(shape.tenantId, [totalQuery(source, shape.tenantId, filter, slice.skip)]);
    return { rows: [], total: totalOf(counted) };
  };

  const listed = async (shape: ListShape, filter: Filter, slice: Slice, known?: KnownTotal): Promise<Found> => {
    if (slice.skip > MAX_RANGE_START) return deep(shape, filter, slice);
    if (known === 'few') return few(shape, filter, slice);
    const most = countedRows(source, filter, slice);
    if (known && (!known.isAtLeast || known.total >= most)) {
      const [rows = []] = await ask(shape.tenantId, [pageQuery(shape, filter, slice)]);
      return { rows, isAtLeast: known.isAtLeast, total: known.isAtLeast ? most : known.total };
    }
    const queries = [pageQuery(shape, filter, slice), totalQuery(source, shape.tenantId, filter, most)];
    const [rows = [], counted] = await ask(shape.tenantId, queries);
    const total = totalOf(counted);
    return { rows, total, isAtLeast: !hasCounter(source, filter) && total >= most };
  };

  return async (tenantId: string, query: ListQuery, hidden: Filter = {}): Promise<Found & { first: number }> => {
    const { q, [KNOWN_TOTAL]: known, ...asked } = given(query.filter);
    const isNamed = asked.id !== undefined || (typeof q === 'string' && q !== '');
    const filter: Filter = { ...(isNamed ? asked : { ...usual, ...asked }), ...hidden };
    const [sorted, direction] = query.sort ?? [resource.sorts[0], 'DESC'];
    const field = filter[sameWithin[sorted] ?? ''] === undefined ? sorted : resource.sorts[0];
    const shape = { source, tenantId, fields, sort: { field, descending: direction === 'DESC' }, tieBreaker };
    const patterns = typeof q === 'string' && q !== '' ? searchPatterns(q) : undefined;
    const [first, last] = query.range;
    if (patterns?.length === 0) return { first, rows: [], total: 0 };
    const { id } = filter;
    if (Array.isArray(id)) {
      // getMany: all of the records named, whatever the page.
      const all = { skip: 0, take: id.length };
      return { first: 0, ...(await listed(shape, patterns ? { ...filter, [PATTERNS]: patterns } : filter, all)) };
    }
    const slice = { skip: first, take: last - first + 1 };
    // What is hidden from who asks was counted too.
    const isKnown = known === 'few' || Object.keys(hidden).length === 0;
    const found = patterns
      ? await searched(shape, patterns, filter, slice)
      : await listed(shape, filter, slice, isKnown ? (known as KnownTotal | undefined) : undefined);
    return { first, ...found };
  };
};
