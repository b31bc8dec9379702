import type { z } from 'zod';
import type { Id } from './id.ts';
import type { Command, Event } from './message.ts';
import type { Permission } from './permission.ts';
import type { Erased } from './personal.ts';

export type Shape = z.ZodRawShape;
export type Values<S extends Shape> = { -readonly [Field in keyof S]: z.output<S[Field]> };
/** One object type in the place of several together: what the compiler shows reads as the record. */
type Flat<T> = { [Field in keyof T]: T[Field] };
type WithId<N extends string> = { [Field in `${N}Id`]: Id };

/** `tenant.labels` of `tenant.labels.read`. */
export type PermissionGroup = Permission extends infer P ? (P extends `${infer Group}.read` ? Group : never) : never;
export type Right = 'create' | 'read' | 'update' | 'delete';

/** A command beside creating, changing and removing. */
export type CommandDeclaration = {
  /** What it says; nothing by default. */
  data?: z.ZodType<Record<string, unknown>>;
  /** Last part of `POST /api/tenant/{plural}/:id/{path}`. Absent: it comes from our own processes, or by a route of its own. */
  path?: string;
  summary?: string;
  /** `update` by default. */
  right?: Right;
};

/** A move from one status to another: its command has a route of its own and says nothing else. Repeated, it does nothing. */
export type Transition<S extends string> = {
  event: string;
  /** Any status by default. */
  from?: readonly S[];
  to: S;
  path: string;
  summary: string;
  right?: Right;
  /** What else it makes of the record. `at`: when it happened, ISO 8601 UTC. */
  sets?: (at: string) => Record<string, unknown>;
};

export type Operation = 'create' | 'change' | 'remove';

/** A text that only one record may have at a time. */
export type UniqueName = {
  /** Who shares the names: one company, or all that this installation serves. */
  within: 'tenant' | 'installation';
  /** Field from which one is made where none is given. */
  madeFrom?: string;
  /** Those that nobody gets. */
  reserved?: readonly string[];
};

/** What every record has, whoever wrote it. */
export type EntityRecord = { id: string; createdAt: string; updatedAt: string } & Record<string, unknown>;
export type Stamps = { id: Id; createdAt: string; updatedAt: string };

/** What an aggregate declares: fields, read-only fields, events, commands, transitions, statuses, personal fields of its own and of another person, unique, computed and hidden fields. */
export type Parts = {
  name: string;
  fields: Shape;
  readOnly: Shape;
  joined: Shape;
  events: Record<string, Shape>;
  commands: Record<string, CommandDeclaration>;
  status: string;
  transitions: Record<string, { event: string }>;
  personal: string;
  about: string;
  defaulted: string;
  unique: string;
  computed: string;
  hidden: string;
  operation: Operation;
};

type Fields<T extends Parts> = Values<T['fields']>;
/** Fields as they are known once the person may have been erased. */
type Known<T extends Parts> = {
  [Field in keyof Fields<T>]: Field extends T['personal'] | T['about'] ? Fields<T>[Field] | null : Fields<T>[Field];
};
type Sealed<T extends Parts> = {
  [Field in keyof Fields<T>]: Field extends T['personal'] | T['about'] ? Fields<T>[Field] | Erased : Fields<T>[Field];
};
type Optional<T, Names> = Omit<T, Names & keyof T> & Partial<Pick<T, Names & keyof T>>;
type Status<T extends Parts> = [T['status']] extends [never] ? unknown : { status: T['status'] };
type ErasedMark<T extends Parts> = [T['personal']] extends [never] ? unknown : { erased: boolean };
type Change<T extends Parts> = [T['personal'] | T['about']] extends [never]
  ? Partial<Fields<T>>
  : Partial<Fields<T>> | Erased;

/** The record as the decider holds it. */
export type RecordOf<T extends Parts> = Flat<Stamps & Known<T> & Values<T['readOnly']> & Status<T> & ErasedMark<T>>;
/** The record as lists and pages show it. */
export type ViewOf<T extends Parts> = Flat<Omit<RecordOf<T>, T['hidden']> & Values<T['joined']> & { version: number }>;
/** The record as its table holds it. */
export type RowOf<T extends Parts> = Flat<RecordOf<T> & Values<T['joined']> & { version: number }>;

/** Of an operation that there is. */
type Offered<T extends Parts, O extends Operation, Message> = O extends T['operation'] ? Message : never;

type OwnEvents<T extends Parts> = {
  [Type in keyof T['events'] & string]: Event<Type, WithId<T['name']> & Values<T['events'][Type]>>;
}[keyof T['events'] & string];
type Moves<T extends Parts> = {
  [Type in keyof T['transitions'] & string]: Event<T['transitions'][Type]['event'], WithId<T['name']>>;
}[keyof T['transitions'] & string];

export type EventOf<T extends Parts> =
  | Event<`${Capitalize<T['name']>}Created`, WithId<T['name']> & Sealed<T>>
  | Offered<
      T,
      'change',
      Event<`${Capitalize<T['name']>}Changed`, WithId<T['name']> & { from: Change<T>; to: Change<T> }>
    >
  | Offered<T, 'remove', Event<`${Capitalize<T['name']>}Removed`, WithId<T['name']>>>
  | ([T['personal']] extends [never] ? never : Event<`${Capitalize<T['name']>}Erased`, WithId<T['name']>>)
  | OwnEvents<T>
  | Moves<T>;

/** What an event makes of the record. `at`: when it happened, ISO 8601 UTC. */
type Effect<T extends Parts, Data> = (data: Data, record: RecordOf<T>, at: string) => NoInfer<Partial<RecordOf<T>>>;
type Standard<T extends Parts> = `${Capitalize<T['name']>}${'Created' | 'Changed' | 'Removed' | 'Erased'}`;
type DataOfEvent<T extends Parts, Type> = WithId<T['name']> &
  (Type extends keyof T['events']
    ? Values<T['events'][Type]>
    : Type extends `${Capitalize<T['name']>}Changed`
      ? { from: Change<T>; to: Change<T> }
      : unknown);

/** Effects by event type. */
export type Apply<T extends Parts> = {
  [Type in (keyof T['events'] & string) | Standard<T>]?: Effect<T, DataOfEvent<T, Type>>;
};

type DataOf<C extends CommandDeclaration> = C extends { data: infer S extends z.ZodType<Record<string, unknown>> }
  ? z.infer<S>
  : Record<string, unknown>;

/** Commands of its own, which a decision of its own answers. */
export type OwnCommandOf<T extends Parts> = {
  [Type in keyof T['commands'] & string]: Command<Type, DataOf<T['commands'][Type]>>;
}[keyof T['commands'] & string];

/** What may be left out of a creation: what has a default or is made from another field. */
export type NewOf<T extends Parts> = Optional<Fields<T>, T['defaulted'] | T['unique'] | T['computed']>;

export type CommandOf<T extends Parts> =
  | Command<`Create${Capitalize<T['name']>}`, NewOf<T> & WithId<T['name']>>
  | Offered<T, 'change', Command<`Change${Capitalize<T['name']>}`, Partial<Fields<T>>>>
  | Offered<T, 'remove', Command<`Remove${Capitalize<T['name']>}`>>
  | ([T['personal']] extends [never] ? never : Command<`Erase${Capitalize<T['name']>}`>)
  | (keyof T['transitions'] extends never ? never : Command<keyof T['transitions'] & string>)
  | OwnCommandOf<T>;

/** Types that a declaration carries: `typeof job.types.event`. */
export type TypesOf<T extends Parts> = {
  event: EventOf<T>;
  command: CommandOf<T>;
  ownCommand: OwnCommandOf<T>;
  fields: Fields<T>;
  record: RecordOf<T>;
  view: ViewOf<T>;
  row: RowOf<T>;
};
