import { z } from 'zod';
import { type Endpoint, type Resource, resource } from './endpoint.ts';
import { Id } from './id.ts';
import { type Command, defineEvents, type Event } from './message.ts';
import type { Permission } from './permission.ts';
import { type SettingEndpoints, settingEndpoints } from './setting.endpoints.ts';
import { text } from './text.ts';

type Shape = z.ZodRawShape;
type Values<S extends Shape> = z.infer<z.ZodObject<S>>;
type WithId<N extends string> = { [Field in `${N}Id`]: Id };
/** `tenant.labels` of `tenant.labels.create`. */
type PermissionGroup = Permission extends infer P ? (P extends `${infer Group}.create` ? Group : never) : never;

/** What one plain settings entity is: everything else follows from this. */
export type SettingDeclaration<N extends string, D extends Shape, F extends Shape, E extends Record<string, Shape>> = {
  /** The aggregate: `label` makes `LabelCreated`, `CreateLabel`, `labelId`. */
  name: N;
  /** Bounded context: names the projection and the texts. */
  context: string;
  /** Of the API: `labels` makes `/api/tenant/labels`; the name and an s unless told. */
  plural?: string;
  permissions: PermissionGroup;
  /** What people write. */
  details: D;
  /** Of details that may be left out at the creation. */
  initial?: Partial<Values<D>>;
  /** What only the server writes, and its values at the beginning. */
  facts?: F;
  firstFacts?: Values<F>;
  /** Events beside created, changed and removed; each also holds the id. */
  events?: E;
  /** What events make of the record, beyond the details that a change names. */
  sets?: Record<string, (data: Record<string, unknown>, record: SettingRecord) => Record<string, unknown>>;
  /** Each filter and each sort gets its indexes. Lists are also sorted by name, creation and last change. */
  filters?: readonly (keyof D & string)[];
  sorts?: readonly (keyof D & string)[];
  /** Texts that the list's search finds. */
  search?: readonly (keyof D & string)[];
  /** What the answer to a creation says beside the record. */
  answered?: Shape;
};

type OwnEvents<N extends string, E extends Record<string, Shape>> = {
  [Type in keyof E & string]: Event<Type, Values<Record<`${N}Id`, typeof Id> & E[Type]>>;
}[keyof E & string];

export type SettingEvents<N extends string, D extends Shape, E extends Record<string, Shape>> =
  | Event<`${Capitalize<N>}Created`, WithId<N> & Values<D>>
  | Event<`${Capitalize<N>}Changed`, WithId<N> & { from: Partial<Values<D>>; to: Partial<Values<D>> }>
  | Event<`${Capitalize<N>}Removed`, WithId<N>>
  | OwnEvents<N, E>;

/** What every record has, whoever wrote it. */
const stamps = { createdAt: z.iso.datetime(), updatedAt: z.iso.datetime() };
export type SettingRecord = { id: string; createdAt: string; updatedAt: string } & Record<string, unknown>;

const capitalised = <N extends string>(name: N) => `${name.charAt(0).toUpperCase()}${name.slice(1)}` as Capitalize<N>;

/** Declares a plain settings entity: its events, its endpoints, and what its record is after an event. */
export const setting = <
  const N extends string,
  D extends Shape,
  F extends Shape = Record<never, never>,
  E extends Record<string, Shape> = Record<never, never>,
>(
  declared: SettingDeclaration<N, D, F, E>,
) => {
  const { name, plural = `${name}s`, permissions, details, sets = {} } = declared;
  const filters = declared.filters ?? [];
  const sorts = ['updatedAt', 'createdAt', ...('name' in details ? ['name'] : []), ...(declared.sorts ?? [])];
  const Name = capitalised(name);
  const ofId = { [`${name}Id`]: Id };
  const written = z.strictObject(details);
  const facts = declared.facts ?? {};
  const view = z.object({ id: Id, ...details, ...facts, ...stamps, version: z.int() });

  const own = Object.entries(declared.events ?? {}).map(([type, shape]) => [type, z.object({ ...ofId, ...shape })]);
  // Stored for ever: rename or retype nothing here without an upcast.
  const events = defineEvents(name, {
    [`${Name}Created`]: z.object({ ...ofId, ...details }),
    [`${Name}Changed`]: z.object({ ...ofId, from: written.partial(), to: written.partial() }),
    [`${Name}Removed`]: z.object(ofId),
    ...(Object.fromEntries(own) as Record<string, z.ZodObject>),
  });

  const list = resource({
    name: plural,
    access: `${permissions}.read` as Permission,
    view,
    filters: {
      ...Object.fromEntries(filters.map((field) => [field, (details[field] as z.ZodType).optional()])),
      ...(declared.search && { q: text(200).optional() }),
    },
    sorts: sorts as [string, ...string[]],
  });

  /** The record after an event; undefined once it is removed. Pure. */
  const evolve = (record: SettingRecord | undefined, event: Event): SettingRecord | undefined => {
    const { occurredAt } = event.metadata;
    const { [`${name}Id`]: id, ...data } = event.data;
    if (event.type === `${Name}Created`) {
      return { id: String(id), ...data, ...declared.firstFacts, createdAt: occurredAt, updatedAt: occurredAt };
    }
    if (!record || event.type === `${Name}Removed`) return undefined;
    const changed = event.type === `${Name}Changed` ? (data.to as Record<string, unknown>) : {};
    return { ...record, ...changed, ...sets[event.type]?.(data, record), updatedAt: occurredAt };
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
    facts: facts as Shape,
    view: view as unknown as z.ZodObject<{ id: typeof Id } & D & F & typeof stamps & { version: z.ZodInt }>,
    events,
    list,
    endpoints: settingEndpoints(
      { name, plural, permissions, written, initial: declared.initial ?? {}, facts, view },
      declared.answered,
    ),
    evolve,
    /** Carries the types alone. */
    types: undefined as unknown as { event: SettingEvents<N, D, E>; details: Values<D>; view: Values<D & F> },
  };
};

/** Any settings entity, seen from the factory. */
export type Setting = {
  name: string;
  Name: string;
  context: string;
  plural: string;
  permissions: string;
  idField: string;
  details: Shape;
  facts: Shape;
  filters: readonly string[];
  sorts: readonly string[];
  search: readonly string[];
  written: z.ZodObject;
  view: z.ZodObject;
  events: { definitions: ReturnType<typeof defineEvents>['definitions'] };
  list: Resource;
  endpoints: SettingEndpoints;
  evolve: (record: SettingRecord | undefined, event: Event) => SettingRecord | undefined;
};

/** Commands that every settings entity takes: `CreateLabel`, `ChangeLabel`, `RemoveLabel`. */
export type SettingCommand<S extends { name: string; Name: string; types: { details: Record<string, unknown> } }> =
  | Command<`Create${S['Name']}`, S['types']['details'] & Record<`${S['name']}Id`, Id>>
  | Command<`Change${S['Name']}`, Partial<S['types']['details']>>
  | Command<`Remove${S['Name']}`>;

const camel = (name: string): string => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** The routes of a settings entity, as the catalogue lists them. */
export const routesOf = ({ Name, plural, list, endpoints }: Setting): Record<string, Endpoint | Resource> => ({
  [camel(plural)]: list,
  [`create${Name}`]: endpoints.create,
  [`change${Name}`]: endpoints.change,
  [`replace${Name}`]: endpoints.replace,
  [`remove${Name}`]: endpoints.remove,
  [`remove${capitalised(camel(plural))}`]: endpoints.removeMany,
});

/** Every way a plain settings entity may refuse; `not-found` is everybody's. */
export type SettingRejection = 'setting-already-exists';
