import { readFileSync } from 'node:fs';
import type { GLOBAL } from 'contracts/kernel/id';
import type { Event, Recorded } from 'contracts/kernel/message';
import type { LatestOf } from './latest.types.ts';
import type { RollupOf } from './rollup.types.ts';

/** The part of a projection that holds the rows of some companies: the nth of so many, from 0. */
export type Lane = { of: string; nth: number; count: number };

/** A row as the fold sees it: named as in the view. Tenant and position are the engine's business. */
export type Row = { id: string } & Record<string, unknown>;

export type ColumnType = 'uuid' | 'text' | 'bool' | 'int4' | 'int8' | 'timestamptz' | 'jsonb';

/** Which rows an event touches: one by its id, or all that hold `value` in the column `by`. */
export type Target = string | { by: string; value: string };

/** A small record of another aggregate that rows show: a candidate's name, a job's title. */
export type Source<Data, E extends Event> = {
  /** Streams it is made from: `{aggregate}-{tenant}.{id}`. */
  aggregate: string;
  types: readonly E['type'][];
  /** `global` for records that belong to no company; otherwise those of the row's own company. */
  scope: 'tenant' | typeof GLOBAL;
  id(event: Recorded<E>): string;
  /** Events after which what the record held must stand in no row any more once they count as seen. */
  erasedBy?: readonly E['type'][];
  /** The record after this event: `previous` itself when the event says nothing about it, whoever was erased since. */
  value(event: Recorded<E>, previous: Data | undefined): Data | undefined;
};

/**
 * Who may read the rows: the company whose they are; the person whose account is in the column `userId`, across companies; a
 * platform admin; every company, for what people offer to all of them (`market`); or everybody. Rows of a person's own events,
 * which belong to no company, hold `NO_COMPANY`. Rows for platform admins and of the market all hold `ALL_COMPANIES`, so that one
 * list walks and searches them; such a projection has no refs.
 */
export type Scope = 'tenant' | 'person' | 'landlord' | 'market' | 'public';
export const NO_COMPANY = '00000000-0000-0000-0000-000000000000';
export const ALL_COMPANIES = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/** A source joined to a row: the column that holds its id, and how its record is shown. `show` sets nothing that `evolve` reads. */
export type Ref<R = Row> = Source<unknown, Event> & {
  column: keyof R & string;
  show(row: R, data: unknown): R;
};

export const join = <R extends Row, Data, E extends Event>(
  source: Source<Data, E>,
  column: keyof R & string,
  show: (row: R, data: Data | undefined) => R,
): Ref<R> => ({ ...source, column, show }) as unknown as Ref<R>;

type Definition<R extends Row, E extends Event> = {
  name: string;
  /** Raise it with every change of what the rows hold: the table is then rebuilt beside the old one. */
  version: number;
  table: string;
  /** Default: `tenant`. */
  scope?: Scope;
  /** SQL of the table and its indexes, names unqualified; see `schemaBeside`. */
  schema: string;
  columns: Record<Exclude<keyof R & string, 'id'>, ColumnType>;
  /** Events that `evolve` takes; those of `refs` come on top. */
  types: readonly E['type'][];
  /** Types that create the row and touch none that was there before: nothing is loaded for them. */
  createdBy: readonly E['type'][];
  key(event: Recorded<E>): Target | Target[] | null;
  /** The row after the event; undefined removes it. `id`: of the row, where an event makes several. Pure. */
  evolve(row: R | undefined, event: Recorded<E>, id?: string): R | undefined;
  refs?: Record<string, Ref<R>>;
  /** Texts that the list's search finds. */
  search?(row: R): (string | null)[];
  /** Filters, alone or together, whose totals are kept; the total of all rows always is. */
  counted?: readonly (readonly (keyof R & string)[])[];
  /** Counts by days of the tenant's time zone. */
  rollup?: RollupOf<R>;
  /** Counts of the latest rows. */
  latest?: LatestOf<R>;
};

/** A read model as a value: how events become the rows of one table. The engine does the rest. */
export type Projection = Required<Omit<Definition<Row, Event>, 'search' | 'rollup' | 'latest' | 'columns'>> &
  Pick<Definition<Row, Event>, 'search' | 'rollup' | 'latest'> & {
    /** Of a part of it; a whole one has none. */
    lane?: Lane;
    columns: Record<string, ColumnType>;
    ownTypes: ReadonlySet<string>;
    /** Every type that the feed must deliver. */
    allTypes: ReadonlySet<string>;
    refsOfType: ReadonlyMap<string, readonly [kind: string, ref: Ref][]>;
  };

export const projection = <R extends Row, E extends Event>(definition: Definition<R, E>): Projection => {
  const { scope = 'tenant', refs = {}, counted = [] } = definition;
  const kinds = Object.entries(refs);
  const refTypes = kinds.flatMap(([, ref]) => ref.types);
  return {
    ...definition,
    scope,
    refs,
    counted,
    ownTypes: new Set(definition.types),
    allTypes: new Set([...definition.types, ...refTypes, ...(definition.rollup?.zone.types ?? [])]),
    refsOfType: new Map(refTypes.map((type) => [type, kinds.filter(([, ref]) => ref.types.includes(type))])),
  } as unknown as Projection;
};

/** The SQL file that lies beside a projection: `interview.indexes.sql` beside `interview.projection.ts`. */
export const schemaBeside = (moduleUrl: string, role: 'schema' | 'indexes' = 'schema'): string =>
  readFileSync(new URL(moduleUrl.replace(/\.projection\.ts$/, `.${role}.sql`)), 'utf8');
