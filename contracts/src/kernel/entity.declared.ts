import { z } from 'zod';
import type { EntityDeclaration } from './entity.declaration.ts';
import type {
  CommandDeclaration,
  EntityRecord,
  Operation,
  Parts,
  Shape,
  Transition,
  UniqueName,
} from './entity.types.ts';

/** A declaration as the mechanism reads it: without the types of its fields, nothing left out. */
export type Declared = Required<
  Pick<EntityDeclaration<Parts>, 'context' | 'plural' | 'fields' | 'readOnly' | 'joined' | 'createAnswer'>
> & {
  name: string;
  /** `Label` of `label`. */
  Name: string;
  /** `labelId` of `label`. */
  idField: string;
  permissions: string;
  ofPeople: boolean;
  isOfMembers: boolean;
  commands: Record<string, CommandDeclaration>;
  operations: readonly Operation[];
  filtersVia: Shape;
  /** Beside created, changed, removed, erased and those of transitions. */
  ownEvents: Record<string, Shape>;
  transitions: Record<string, Transition<string>>;
  defaults: Record<string, unknown>;
  /** Values of what only the server writes, when a record begins. */
  readOnlyDefaults: Record<string, unknown>;
  unique: Record<string, UniqueName>;
  about: { subject: string; fields: readonly string[]; erasedBy: string } | undefined;
  upcasts: NonNullable<EntityDeclaration<Parts>['upcasts']>;
  follows: (record: EntityRecord) => Record<string, unknown>;
  apply: Record<string, (data: Record<string, unknown>, record: EntityRecord, at: string) => Record<string, unknown>>;
} & Record<
    'personal' | 'merged' | 'computed' | 'hidden' | 'system' | 'filters' | 'anyOf' | 'ranges' | 'sorts' | 'search',
    readonly string[]
  >;

/** Fills in what a declaration leaves out. */
export const declaredOf = (declaration: EntityDeclaration<Parts>): Declared => {
  const { name, fields, states } = declaration;
  const erasure = declaration.personal ? { erased: false } : {};
  return {
    plural: `${name}s`,
    ofPeople: false,
    isOfMembers: false,
    joined: {},
    commands: {},
    createAnswer: {},
    filtersVia: {},
    operations: ['create', 'change', 'remove'],
    defaults: {},
    personal: [],
    about: undefined,
    merged: [],
    unique: {},
    upcasts: {},
    computed: [],
    hidden: [],
    system: [],
    filters: [],
    anyOf: [],
    ranges: [],
    search: [],
    sorts: ['updatedAt', 'createdAt', ...('name' in fields ? ['name'] : [])],
    ...declaration,
    ownEvents: declaration.events ?? {},
    apply: (declaration.apply ?? {}) as Declared['apply'],
    follows: (declaration.follows ?? (() => ({}))) as Declared['follows'],
    Name: `${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    idField: `${name}Id`,
    transitions: (states?.transitions ?? {}) as Declared['transitions'],
    readOnly: {
      ...declaration.readOnly,
      ...(states && { status: z.enum(states.values) }),
      ...(declaration.personal && { erased: z.boolean() }),
    },
    readOnlyDefaults: { ...declaration.readOnlyDefaults, ...(states && { status: states.initial }), ...erasure },
  };
};
