import type { Entity, EntityRecord } from 'contracts/kernel/entity';
import type { Event } from 'contracts/kernel/message';
import type { LatestOf } from '#projection-service/engine/latest.types';
import { listResource, type ReadResource } from '#projection-service/engine/list-resource';
import { projected } from '#projection-service/engine/list-source';
import {
  type ColumnType,
  type Projection,
  projection,
  type Ref,
  type Row,
} from '#projection-service/engine/projection';
import type { RollupOf } from '#projection-service/engine/rollup.types';
import { snake } from '#projection-service/engine/sql-names';
import { columnsOf, indexesOf, tableOf } from './entity.columns.ts';

type Typed = Entity & { types: { row: Row } };

/** `from`: the event's field, where it has another name there. */
type Also<R extends Row> = {
  types: readonly string[];
  by: keyof R & string;
  from?: string;
  evolve: (row: R) => R | undefined;
};

/** What the rows of an aggregate have beyond its declaration. */
export type EntityRows<R extends Row, D extends string = string, J extends string = string> = {
  /** Raise it with every change of what the rows hold; 1 by default. */
  version?: number;
  /** What they show of other aggregates. */
  refs?: Record<string, Ref<R>>;
  /** Events of another aggregate that touch rows: those that hold the event's value of this field. */
  also?: Also<R> | readonly Also<R>[];
  /** SQL in the place of an index for each filter and sort. */
  indexes?: string;
  /** SQL beside these. What rows are found by when something they show changes stands before `-- once filled`. */
  moreIndexes?: string;
  /** Columns that `refs` fill beside the declared ones; no answer shows them. */
  joined?: Record<J, ColumnType>;
  /** Filters and derived columns, alone or together, whose totals are kept; by default each filter alone. */
  counted?: readonly (readonly ((keyof R & string) | NoInfer<D | J>)[])[];
  rollup?: RollupOf<R>;
  latest?: LatestOf<Record<(keyof R & string) | NoInfer<D | J>, unknown>>;
  /** Whether the list's search finds the row; always by default. */
  isFound?: (row: R) => boolean;
  /** Columns that follow from the others, by which lists are filtered; no answer shows them. */
  derived?: { columns: Record<D, ColumnType>; of: (row: R) => Record<NoInfer<D>, unknown> };
  /** Texts that the list's search finds beside the fields that the declaration names. */
  search?: (row: R) => (string | null)[];
};

/** Nothing known yet of what a row shows of others. */
const unjoined = ({ joined, stored }: Entity): Record<string, unknown> =>
  Object.fromEntries(Object.keys(joined).map((field) => [field, stored[field]?.safeParse(null).success ? null : '']));

/** Of what is about somebody who is erased, the rows without it. */
const erasureOf = ({ about }: Entity): EntityRows<Row>['also'] =>
  about && {
    types: [about.erasedBy],
    by: about.subject,
    evolve: (row) => Object.assign({ ...row }, Object.fromEntries(about.fields.map((field) => [field, null]))),
  };

/** One row per record of an aggregate; a removed one has none. */
export const entityProjection = <S extends Typed, const D extends string = never, const J extends string = never>(
  entity: S,
  own: EntityRows<S['types']['row'], D, J> = {},
): Projection => {
  const { context, name, Name, idField, filters, search, events, fold } = entity;
  const table = snake(name);
  const { version = 1, refs = {}, indexes = indexesOf(entity, table), moreIndexes = '', rollup, latest, derived } = own;
  const others = [own.also ?? erasureOf(entity) ?? []].flat() as unknown as Also<Row>[];
  const alsoOf = (type: string) => others.find(({ types }) => types.includes(type));
  const columns = Object.entries(columnsOf(entity)).map(([field, { type }]) => [field, type] as const);
  const more = { ...derived?.columns, ...own.joined };
  const blank = unjoined(entity);
  const removed = `${Name}Removed`;
  return projection<Row, Event>({
    name: `${context}.${name}`,
    version,
    table,
    // `indexes` may begin with what is made once the table is filled, and what stands behind it would be, too.
    schema: [tableOf(entity, table, more), moreIndexes, indexes].join('\n'),
    columns: { ...Object.fromEntries(columns), ...more },
    types: [...events.definitions.map(({ type }) => type), ...others.flatMap(({ types }) => types)],
    createdBy: [`${Name}Created`],
    key: ({ type, data }) => {
      const also = alsoOf(type);
      return also ? { by: also.by, value: String(data[also.from ?? also.by]) } : String(data[idField]);
    },
    evolve: (row, event) => {
      const also = alsoOf(event.type);
      if (also) return row && also.evolve(row);
      const record = event.type === removed ? undefined : fold(row as EntityRecord | undefined, event);
      if (!record) return undefined;
      const shown = Object.assign(row ? record : { ...blank, ...record }, { version: Number(event.streamVersion) });
      return derived ? Object.assign(shown, derived.of(shown as S['types']['row'])) : shown;
    },
    refs: refs as unknown as Record<string, Ref<Row>>,
    ...(search.length > 0 && {
      search: (row: Row) =>
        own.isFound?.(row) === false
          ? []
          : [...search.map((field) => row[field] as string | null), ...(own.search?.(row) ?? [])],
    }),
    counted: own.counted ?? filters.map((field) => [field]),
    ...(rollup && { rollup: rollup as unknown as RollupOf<Row> }),
    ...(latest && { latest: latest as unknown as LatestOf<Row> }),
  });
};

type Reading = Omit<Parameters<typeof listResource>[1], 'source'> &
  Pick<Parameters<typeof listResource>[1]['source'], 'via' | 'texts' | 'hiddenBy'>;

/** The list and the single record of an aggregate. `also`: projections that a filter asks beside the rows. */
export const entityResource = (
  entity: Entity,
  rows: Projection,
  { via, texts, hiddenBy, ...options }: Reading = {},
  also: readonly Projection[] = [],
): ReadResource => {
  const source = projected(rows);
  const projections = [...source.projections, ...also.map(({ name }) => name)];
  return listResource(entity.list, {
    ...options,
    source: { ...source, ...(via && { via }), ...(texts && { texts }), ...(hiddenBy && { hiddenBy }), projections },
  });
};
