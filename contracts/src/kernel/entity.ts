import { z } from 'zod';
import type { ById, Endpoint, Resource } from './endpoint.ts';
import type { EntityDeclaration } from './entity.declaration.ts';
import { type Declared, declaredOf } from './entity.declared.ts';
import { type EntityEndpoints, entityEndpoints } from './entity.endpoints.ts';
import { entityEvents, entityFold } from './entity.events.ts';
import { entityList } from './entity.list.ts';
import { recordShapes } from './entity.record.ts';
import type {
  CommandDeclaration,
  EntityRecord,
  NewOf,
  Operation,
  Parts,
  Shape,
  TypesOf,
  ViewOf,
} from './entity.types.ts';
import type { Event, EventDefinition } from './message.ts';

export type { EntityRecord } from './entity.types.ts';

/** Any declared aggregate, as the mechanism sees it. */
export type Entity = Declared & {
  /** The fields, all of them. */
  written: z.ZodObject;
  /** Field → schema of what a row holds. */
  stored: Record<string, z.ZodType>;
  view: z.ZodObject;
  events: { definitions: readonly EventDefinition[] };
  list: Resource;
  endpoints: EntityEndpoints;
  /** The record after an event; a removal leaves it as it was. Pure. */
  fold: (record: EntityRecord | undefined, event: Event) => EntityRecord | undefined;
};

const entityOf = (declaration: EntityDeclaration<Parts>): Entity => {
  const declared = declaredOf(declaration);
  const { stored, shown } = recordShapes(declared);
  const written = z.strictObject(declared.fields);
  const view = z.object({ ...shown, version: z.int() });
  return {
    ...declared,
    written,
    stored,
    view,
    events: entityEvents(declared, written),
    list: entityList(declared, stored, view),
    endpoints: entityEndpoints(declared, written, view),
    fold: entityFold(declared),
  };
};

type Bare = Omit<Endpoint, 'params' | 'query' | 'body' | 'answer'>;
type Creation<T extends Parts> = Bare & {
  body: z.ZodType<Record<string, unknown>, Partial<NewOf<T>>>;
  answer: z.ZodType<ViewOf<T>>;
};
type OneOf<T extends Parts> = Bare & { params: typeof ById; answer: z.ZodType<ViewOf<T>> };
type BodyOf<T extends Parts, Type> = Type extends keyof T['commands']
  ? T['commands'][Type] extends { data: infer Schema extends z.ZodType }
    ? { body: Schema }
    : unknown
  : unknown;
type TypedEndpoints<T extends Parts> = Omit<EntityEndpoints, 'create' | 'change' | 'own'> & {
  create: Creation<T>;
  change: OneOf<T> & { body: z.ZodType<Record<string, unknown>, Partial<NewOf<T>>> };
  own: { [Type in (keyof T['transitions'] | keyof T['commands']) & string]: OneOf<T> & BodyOf<T, Type> };
};
type Typed<T extends Parts> = Omit<Entity, 'name' | 'fields' | 'written' | 'view' | 'endpoints'> & {
  name: T['name'];
  fields: T['fields'];
  written: z.ZodObject<T['fields'], z.core.$strict>;
  view: z.ZodObject & z.ZodType<ViewOf<T>>;
  endpoints: TypedEndpoints<T>;
  /** Carries the types alone: `typeof job.types.event`. */
  types: TypesOf<T>;
};

type None = Record<never, never>;
/** The types of a declaration's parts under their names. */
type Of<N, F, R, J, E, C, S, T, P, D, U, K, H, O, A> = {
  name: N;
  fields: F;
  readOnly: R;
  joined: J;
  events: E;
  commands: C;
  status: S;
  transitions: T;
  personal: P;
  defaulted: D;
  unique: U;
  computed: K;
  hidden: H;
  operation: O;
  about: A;
};

/** Declares an aggregate. */
export const entity = <
  const N extends string,
  F extends Shape,
  R extends Shape = None,
  J extends Shape = None,
  E extends Record<string, Shape> = None,
  C extends Record<string, CommandDeclaration> = None,
  const S extends string = never,
  const T extends Record<string, { event: string }> = None,
  const P extends string = never,
  const D extends string = never,
  const U extends string = never,
  const K extends string = never,
  const H extends string = never,
  const O extends Operation = Operation,
  const A extends string = never,
>(
  declaration: EntityDeclaration<Of<N, F, R, J, E, C, S, T, P, D, U, K, H, O, A>>,
): Typed<Of<N, F, R, J, E, C, S, T, P, D, U, K, H, O, A>> =>
  entityOf(declaration as unknown as EntityDeclaration<Parts>) as unknown as Typed<
    Of<N, F, R, J, E, C, S, T, P, D, U, K, H, O, A>
  >;

/** Commands of an aggregate: `EntityCommand<typeof label>`. */
export type EntityCommand<S extends { types: { command: unknown } }> = S['types']['command'];

/** Every way a declared aggregate may refuse by itself; `not-found` is everybody's. */
export type EntityRejection =
  | 'already-exists'
  | 'erased' // the person was erased: nothing is written about them any more
  | 'transition-not-allowed'; // not from the status that it has
