import { z } from 'zod';
import { type Endpoint, type Resource, resource } from './endpoint.ts';
import { type EntityEndpoints, entityEndpoints } from './entity.endpoints.ts';
import { Id } from './id.ts';
import { type Command, defineEvents, type Event } from './message.ts';
import type { Permission } from './permission.ts';
import { text } from './text.ts';

type Shape = z.ZodRawShape;
type Values<S extends Shape> = z.infer<z.ZodObject<S>>;
type WithId<N extends string> = { [Field in `${N}Id`]: Id };
/** `tenant.labels` of `tenant.labels.create`. */
type PermissionGroup = Permission extends infer P ? (P extends `${infer Group}.create` ? Group : never) : never;

/** What one plain entity is: everything else follows from this. */
export type EntityDeclaration<N extends string, D extends Shape, F extends Shape, E extends Record<string, Shape>> = {
  /** The aggregate: `label` makes `LabelCreated`, `CreateLabel`, `labelId`. */
  name: N;
  /** Bounded context: names the projection and the texts. */
  context: string;
  /** Of the API: `labels` makes `/api/tenant/labels`; default: the name and an s. */
  plural?: string;
  permissions: PermissionGroup;
  /** What people write. */
  fields: D;
  /** Of fields that may be left out at the creation. */
  defaults?: Partial<Values<D>>;
  /** What only the server writes, and its values at the beginning. */
  readOnly?: F;
  readOnlyDefaults?: Values<F>;
  /** Events beside created, changed and removed; each also holds the id. */
  events?: E;
  /** What events make of the record, beyond the fields that a change names. */
  apply?: Record<string, (data: Record<string, unknown>, record: EntityRecord) => Record<string, unknown>>;
  /** Each filter and each sort gets its indexes. Lists are also sorted by name, creation and last change. */
  filters?: readonly (keyof D & string)[];
  sorts?: readonly (keyof D & string)[];
  /** Texts that the list's search finds. */
  search?: readonly (keyof D & string)[];
  /** What the answer to a creation says beside the record. */
  createAnswer?: Shape;
};

type OwnEvents<N extends string, E extends Record<string, Shape>> = {
  [Type in keyof E & string]: Event<Type, Values<Record<`${N}Id`, typeof Id> & E[Type]>>;
}[keyof E & string];

export type EntityEvents<N extends string, D extends Shape, E extends Record<string, Shape>> =
  | Event<`${Capitalize<N>}Created`, WithId<N> & Values<D>>
  | Event<`${Capitalize<N>}Changed`, WithId<N> & { from: Partial<Values<D>>; to: Partial<Values<D>> }>
  | Event<`${Capitalize<N>}Removed`, WithId<N>>
  | OwnEvents<N, E>;

/** What every record has, whoever wrote it. */
const stamps = { createdAt: z.iso.datetime(), updatedAt: z.iso.datetime() };
export type EntityRecord = { id: string; createdAt: string; updatedAt: string } & Record<string, unknown>;

const capitalised = <N extends string>(name: N) => `${name.charAt(0).toUpperCase()}${name.slice(1)}` as Capitalize<N>;

/** Declares a plain entity: its events, its endpoints, and what its record is after an event. */
export const entity = <
  const N extends string,
  D extends Shape,
  F extends Shape = Record<never, never>,
  E extends Record<string, Shape> = Record<never, never>,
>(
  declared: EntityDeclaration<N, D, F, E>,
) => {
  const { name, plural = `${name}s`, permissions, fields, apply = {} } = declared;
  const filters = declared.filters ?? [];
  const sorts = ['updatedAt', 'createdAt', ...('name' in fields ? ['name'] : []), ...(declared.sorts ?? [])];
  const Name = capitalised(name);
  const ofId = { [`${name}Id`]: Id };
  const written = z.strictObject(fields);
  const readOnly = declared.readOnly ?? {};
  const view = z.object({ id: Id, ...fields, ...readOnly, ...stamps, version: z.int() });

  const own = Object.entries(declared.events ?? {}).map(([type, shape]) => [type, z.object({ ...ofId, ...shape })]);
  // Stored for ever: rename or retype nothing here without an upcast.
  const events = defineEvents(name, {
    [`${Name}Created`]: z.object({ ...ofId, ...fields }),
    [`${Name}Changed`]: z.object({ ...ofId, from: written.partial(), to: written.partial() }),
    [`${Name}Removed`]: z.object(ofId),
    ...(Object.fromEntries(own) as Record<string, z.ZodObject>),
  });

  const list = resource({
    name: plural,
    access: `${permissions}.read` as Permission,
    view,
    filters: {
      ...Object.fromEntries(filters.map((field) => [field, (fields[field] as z.ZodType).optional()])),
      ...(declared.search && { q: text(200).optional() }),
    },
    sorts: sorts as [string, ...string[]],
  });

  /** The record after an event; undefined once it is removed. Pure. */
  const evolve = (record: EntityRecord | undefined, event: Event): EntityRecord | undefined => {
    const { occurredAt } = event.metadata;
    const { [`${name}Id`]: id, ...data } = event.data;
    if (event.type === `${Name}Created`) {
      return { id: String(id), ...data, ...declared.readOnlyDefaults, createdAt: occurredAt, updatedAt: occurredAt };
    }
    if (!record || event.type === `${Name}Removed`) return undefined;
    const changed = event.type === `${Name}Changed` ? (data.to as Record<string, unknown>) : {};
    return { ...record, ...changed, ...apply[event.type]?.(data, record), updatedAt: occurredAt };
  };

  return {
    ...declared,
    plural,
    Name,
    idField: `${name}Id`,
    filters: filters as readonly string[],
    sorts,
    search: (declared.search ?? []) as readonly string[],
    written: written as z.ZodObject<D, z.core.$strict>,
    readOnly: readOnly as Shape,
    view: view as unknown as z.ZodObject<{ id: typeof Id } & D & F & typeof stamps & { version: z.ZodInt }>,
    events,
    list,
    endpoints: entityEndpoints(
      { name, plural, permissions, written, defaults: declared.defaults ?? {}, readOnly, view },
      declared.createAnswer,
    ),
    evolve,
    /** Carries the types alone. */
    types: undefined as unknown as { event: EntityEvents<N, D, E>; fields: Values<D>; view: Values<D & F> },
  };
};

/** Any entity, seen from the factory. */
export type Entity = {
  name: string;
  Name: string;
  context: string;
  plural: string;
  permissions: string;
  idField: string;
  fields: Shape;
  readOnly: Shape;
  filters: readonly string[];
  sorts: readonly string[];
  search: readonly string[];
  written: z.ZodObject;
  view: z.ZodObject;
  events: { definitions: ReturnType<typeof defineEvents>['definitions'] };
  list: Resource;
  endpoints: EntityEndpoints;
  evolve: (record: EntityRecord | undefined, event: Event) => EntityRecord | undefined;
};

/** Commands that every entity takes: `CreateLabel`, `ChangeLabel`, `RemoveLabel`. */
export type EntityCommand<S extends { name: string; Name: string; types: { fields: Record<string, unknown> } }> =
  | Command<`Create${S['Name']}`, S['types']['fields'] & Record<`${S['name']}Id`, Id>>
  | Command<`Change${S['Name']}`, Partial<S['types']['fields']>>
  | Command<`Remove${S['Name']}`>;

const camel = (name: string): string => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The routes of an entity, as the catalogue lists them. */
export const routesOf = ({ Name, plural, list, endpoints }: Entity): Record<string, Endpoint | Resource> => ({
  [camel(plural)]: list,
  [`create${Name}`]: endpoints.create,
  [`change${Name}`]: endpoints.change,
  [`replace${Name}`]: endpoints.replace,
  [`remove${Name}`]: endpoints.remove,
  [`remove${capitalised(camel(plural))}`]: endpoints.removeMany,
});

/** Every way a plain entity may refuse; `not-found` is everybody's. */
export type EntityRejection = 'already-exists';
