import { MAX_COUNTED_MATCHES, MAX_COUNTED_ROWS } from 'contracts/kernel/paging';
import { arrayText } from './array-text.ts';
import { ALL, counterName } from './counters.ts';
import type { Condition, ListSource, Texts, Via } from './list-source.ts';
import { prepared } from './prepared.ts';
import { quoted, searchTable } from './sql-names.ts';

/** Matches are counted twice as far as the page reaches: whoever pages on sees that there is more. */
const COUNTED_AHEAD = 2;

/** How far matches are counted of a search, and of a filter that asks another table. */
export const countedMatches = ({ skip, take }: Slice): number =>
  Math.min(Math.max(MAX_COUNTED_MATCHES, COUNTED_AHEAD * (skip + take)), MAX_COUNTED_ROWS);

export type Query = { name: string; text: string; values: unknown[]; rowMode: 'array' };

export type Sort = { field: string; descending: boolean };
export type Slice = { skip: number; take: number };
export type Filter = Record<string, unknown>;

/** What a list asks of one source: the company, the fields shown, the order and its tie-break. */
export type ListShape = {
  source: ListSource;
  tenantId: string;
  fields: readonly string[];
  sort: Sort;
  tieBreaker: string;
};

const query = (text: string, values: unknown[]): Query => ({ ...prepared(text), values, rowMode: 'array' });

const columnOf = ({ columns }: ListSource, field: string) => {
  const column = columns[field];
  if (!column) throw new Error(`${field} is offered but is no column`);
  return column;
};

const relation = ({ schema, table }: Pick<ListSource, 'schema' | 'table'>): string => `${schema}.${table}`;

const selected = (source: ListSource, fields: readonly string[]): string =>
  fields.map((field) => `t.${quoted(columnOf(source, field).name)}`).join(', ');

/** Filter that holds the patterns of a search among named rows. */
export const PATTERNS = 'q';
/** Filter that says how many rows the others find, all of them or at least, where that was found on the way; or that they are so few that the page counts them. */
export const KNOWN_TOTAL = 'knownTotal';
export type KnownTotal = { total: number; isAtLeast: boolean } | 'few';
/** Filter that holds what is kept from who asks: values of the column `hiddenBy`. */
export const HIDDEN = '-';
const RANGES: Record<string, string> = { _gte: '>=', _lte: '<=', _not: '<>' };

/** The column that a filter asks for, and how its value is compared. */
const comparison = (source: ListSource, name: string) => {
  const suffix = Object.keys(RANGES).find((end) => name.endsWith(end));
  const column = columnOf(source, suffix ? name.slice(0, -suffix.length) : name);
  return { ...column, operator: RANGES[suffix ?? ''] ?? '=' };
};

const hasWords = (source: ListSource, patterns: string): string =>
  `exists (select from ${relation({ ...source, table: searchTable(source) })} s
    where s.tenant_id = t.tenant_id and s.id = t.id and s.search like all(${patterns}::text[]))`;

/** Leaves out rows that are kept from who asks; what is about nothing is kept from nobody. */
const isShown = ({ hiddenBy, ...source }: ListSource, values: string): string => {
  if (!hiddenBy) throw new Error(`${source.table} says not by what its rows are kept from somebody`);
  const { column, through } = hiddenBy;
  const named = `t.${quoted(column)}`;
  if (!through) return ` and (${named} = any(${values}::uuid[])) is not true`;
  return ` and not exists (select from ${relation({ ...source, table: through.table })} h
    where h.tenant_id = t.tenant_id and h.id = ${named} and h.${quoted(through.column)} = any(${values}::uuid[]))`;
};

const holds = ({ column, type, operator, value }: Condition, add: (value: unknown) => string): string => {
  const held = `h.${quoted(column)}`;
  if (operator === 'not any') return `(${held} = any(${add(value)}::${type}[])) is not true`;
  return Array.isArray(value)
    ? `${held} = any(${add(value)}::${type}[])`
    : `${held} ${operator} ${add(value)}::${type}`;
};

/** Whether another table has rows of this one that hold what is asked for. */
const isNamedIn = (source: ListSource, { table, row, asks }: Via, wanted: unknown, add: (value: unknown) => string) =>
  asks(wanted)
    .map(
      (conditions) => ` and exists (select from ${relation({ ...source, table })} h
    where h.tenant_id = t.tenant_id and ${conditions.map((one) => holds(one, add)).join(' and ')} and h.${quoted(row)} = t.id)`,
    )
    .join('');

/** Whether a text has what a `tsquery` asks for. Asked row by row: where many have it, a page is full soon. */
const hasText = ({ table, row, of, words, ofCompany }: Texts, query: string): string => {
  const seen = ofCompany ? ` and (h.${quoted(ofCompany)} is null or h.${quoted(ofCompany)} = t.tenant_id)` : '';
  return ` and (select true from access.${table} h where h.${quoted(row)} = t.${quoted(of)} and h.${quoted(words)} @@ ${query}::tsquery${seen} limit 1)`;
};

/** SQL of a filter, over the parameters that it adds to `values`. */
const conditionOf = (source: ListSource, filter: Filter, values: unknown[]): string => {
  const add = (value: unknown) => `$${values.push(value)}`;
  return Object.entries(filter)
    .map(([name, value]) => {
      if (name === KNOWN_TOTAL) return '';
      if (name === HIDDEN) return isShown(source, add(value));
      if (name === PATTERNS) return ` and ${hasWords(source, add(value))}`;
      const via = source.via?.[name];
      if (via) return isNamedIn(source, via, value, add);
      const texts = source.texts?.[name];
      if (texts) return hasText(texts, add(value));
      const { name: column, type, operator } = comparison(source, name);
      if (Array.isArray(value))
        return ` and t.${quoted(column)} ${operator === '<>' ? '<> all' : '= any'}(${add(arrayText(value))}::${type}[])`;
      return ` and t.${quoted(column)} ${operator} ${add(value)}::${type}`;
    })
    .join('');
};

const orderOf = ({ source, sort, tieBreaker }: ListShape, alias: string, reversed: boolean): string => {
  const direction = sort.descending !== reversed ? 'desc' : 'asc';
  return [sort.field, tieBreaker]
    .map((field) => `${alias}.${quoted(columnOf(source, field).name)} ${direction}`)
    .join(', ');
};

/** One page: the ids by the index alone, then the rows of these. `reversed` walks from the end and answers in order. */
export const pageQuery = (shape: ListShape, filter: Filter, { skip, take }: Slice, reversed = false): Query => {
  const { source, tenantId, fields } = shape;
  const values: unknown[] = [tenantId, skip, take];
  const condition = conditionOf(source, filter, values);
  return query(
    `select ${selected(source, fields)} from (
       select t.id from ${relation(source)} t where t.tenant_id = $1${condition}
       order by ${orderOf(shape, 't', reversed)} offset $2 limit $3
     ) p join ${relation(source)} t on t.tenant_id = $1 and t.id = p.id order by ${orderOf(shape, 't', false)}`,
    values,
  );
};

/** One page of few rows and, in the first column, how many they are. */
export const fewQuery = (shape: ListShape, filter: Filter, { skip, take }: Slice): Query => {
  const { source, tenantId, fields } = shape;
  const values: unknown[] = [tenantId, skip, take];
  const condition = conditionOf(source, filter, values);
  return query(
    `select p.total, ${selected(source, fields)} from (
       select t.id, count(*) over () as total from ${relation(source)} t where t.tenant_id = $1${condition}
       order by ${orderOf(shape, 't', false)} offset $2 limit $3
     ) p join ${relation(source)} t on t.tenant_id = $1 and t.id = p.id order by ${orderOf(shape, 't', false)}`,
    values,
  );
};

/** The next rows of a filter in the order of a column that never changes; `after`: its value and the id of the last row. */
export const nextQuery = (
  { source, tenantId, fields, order }: Omit<ListShape, 'sort' | 'tieBreaker'> & { order: string },
  filter: Filter,
  { after, take }: { after: readonly [unknown, unknown] | null; take: number },
): Query => {
  const values: unknown[] = [tenantId, take];
  const { name, type } = columnOf(source, order);
  const column = `t.${quoted(name)}`;
  const condition = conditionOf(source, filter, values);
  const from = after
    ? ` and (${column}, t.id) > ($${values.push(after[0])}::${type}, $${values.push(after[1])}::uuid)`
    : '';
  return query(
    `select ${column}, t.id, ${selected(source, fields)} from ${relation(source)} t
     where t.tenant_id = $1${condition}${from} order by ${column}, t.id limit $2`,
    values,
  );
};

/** One page of a search and, in the first column, how many rows it finds; a row of nulls when the page is empty. */
export const searchQuery = (shape: ListShape, patterns: string[], filter: Filter, { skip, take }: Slice): Query => {
  const { source, tenantId, fields, sort } = shape;
  const wanted = Object.entries(filter).flatMap(([field, value]): object[] => {
    if (field === HIDDEN) return [{ name: source.hiddenBy?.column, operator: 'not any', value }];
    const texts = source.texts?.[field];
    if (texts) return [{ ...texts, name: texts.words, texts: texts.table, value }];
    const via = source.via?.[field];
    if (!via) return [{ ...comparison(source, field), value }];
    return via.asks(value).map((conditions) => ({
      ...{ via: via.table, row: via.row },
      value: conditions.map(({ column, ...one }) => ({ name: column, ...one })),
    }));
  });
  return query(
    `select p.total, ${selected(source, fields)}
     from read.search($2, $3, $4, $5, $6, $7, $8, $9) with ordinality as p(id, total, ordinal)
     left join ${relation(source)} t on t.tenant_id = $1 and t.id = p.id order by p.ordinal`,
    [
      tenantId,
      source.table,
      patterns,
      JSON.stringify(wanted),
      columnOf(source, sort.field).name,
      sort.descending,
      skip,
      take,
      countedMatches({ skip, take }),
    ],
  );
};

/** The counter that knows the total of a filter, or undefined. */
const counterOf = ({ counted }: ListSource, filter: Filter): string | undefined => {
  if (counted === null || Object.values(filter).some(Array.isArray)) return undefined;
  const names = Object.keys(filter);
  if (names.length === 0) return ALL;
  const fields = counted.find((one) => one.length === names.length && one.every((field) => names.includes(field)));
  return fields && counterName(fields, filter);
};

export const hasCounter = (source: ListSource, filter: Filter): boolean => counterOf(source, filter) !== undefined;

/** How far the rows of a filter are counted that no counter knows. */
export const countedRows = ({ via = {}, texts = {} }: ListSource, filter: Filter, slice: Slice): number =>
  Object.keys(filter).some((name) => name in via || name in texts) ? countedMatches(slice) : MAX_COUNTED_ROWS;

/** The total: from its counter, else counted as far as `most`. */
export const totalQuery = (source: ListSource, tenantId: string, filter: Filter, most: number): Query => {
  const counter = counterOf(source, filter);
  if (counter !== undefined) {
    const text = `select coalesce(sum(n), 0)::int8 from ${relation(source)}_count where tenant_id = $1 and key = $2`;
    return query(text, [tenantId, counter]);
  }
  const values: unknown[] = [tenantId];
  const condition = conditionOf(source, filter, values);
  return query(
    `select count(*) from (select from ${relation(source)} t where t.tenant_id = $1${condition} limit ${most}) x`,
    values,
  );
};

export const showQuery = (
  source: ListSource,
  { tenantId, id, filter = {} }: { tenantId: string; id: string; filter?: Filter },
  fields: readonly string[],
): Query => {
  const values: unknown[] = [tenantId, id];
  const condition = conditionOf(source, filter, values);
  return query(
    `select ${selected(source, fields)} from ${relation(source)} t where t.tenant_id = $1 and t.id = $2::uuid${condition}`,
    values,
  );
};
