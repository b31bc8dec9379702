import type {
  Apply,
  CommandOf,
  Parts,
  PermissionGroup,
  RecordOf,
  Shape,
  Transition,
  UniqueName,
  Values,
  ViewOf,
} from './entity.types.ts';

/** What an aggregate is. Events, commands, routes, table, list, forms, audit words and the specs over all routes follow from it. */
export type EntityDeclaration<T extends Parts> = {
  /** The aggregate: `label` makes `LabelCreated`, `CreateLabel`, `labelId`, and streams `label-{tenant}.{id}`. */
  name: T['name'];
  /** Bounded context: names the projection and the texts. */
  context: string;
  /** Of the API: `labels` makes `/api/tenant/labels`; by default the name and an s. */
  plural?: string;
  permissions: PermissionGroup;
  /** Its routes are open to whoever works in the company: what of it is somebody's own is looked at beside, the permissions are for the rest. */
  isOfMembers?: true;
  /** A person may have records of their own, which belong to no company: their streams are of `global`. */
  ofPeople?: true;
  /** What people write. */
  fields: T['fields'];
  /** Of fields that may be left out at the creation, and of those that came later than events that were stored. */
  defaults?: { [Field in T['defaulted']]: Field extends keyof T['fields'] ? Values<T['fields']>[Field] : never };
  /** Fields that hold values by name: a change names those that change, null takes one away. */
  merged?: readonly NoInfer<keyof T['fields'] & string>[];
  /** Fields about the person whose record this is: sealed with a key of their own, null once `Erase{Name}` has destroyed it. */
  personal?: readonly T['personal'][];
  /**
   * Fields that say something of the person whom the field `subject` names: sealed with that person's key, null once an event of
   * the type `erasedBy` has destroyed it. Whom a record is about never changes.
   */
  about?: { subject: keyof T['fields'] & string; fields: readonly T['about'][]; erasedBy: string };
  /** Texts that one record alone may have at a time. */
  unique?: { [Field in T['unique']]: UniqueName };
  /** Fields that our own code makes from others: the API shows them and takes none. */
  computed?: readonly T['computed'][];
  /** What only the server writes, and its values at the beginning. */
  readOnly?: T['readOnly'];
  readOnlyDefaults?: NoInfer<Values<T['readOnly']>>;
  /** Of these, what rows hold and nobody is shown. */
  hidden?: readonly T['hidden'][];
  /** What rows show of other aggregates: the projection joins it. */
  joined?: T['joined'];
  /** Adds a read-only `status`. */
  states?: {
    values: readonly T['status'][];
    initial: NoInfer<T['status']>;
    transitions?: T['transitions'] & Record<string, Transition<NoInfer<T['status']>>>;
  };
  /** Events beside created, changed, removed, erased and those of transitions; each also holds the id. */
  events?: T['events'];
  /** What lifts events as they were stored once to what they are now, in order, by type. */
  upcasts?: Record<string, readonly ((data: Record<string, unknown>) => Record<string, unknown>)[]>;
  /** What events make of the record, beyond the fields that a change names. `at`: when it happened, ISO 8601 UTC. */
  apply?: Apply<T>;
  /** What of it follows from the rest, whatever happened. */
  follows?: (record: RecordOf<T>) => NoInfer<Partial<RecordOf<T>>>;
  /** Commands beside creating, changing and removing. */
  commands?: T['commands'];
  /** Types of the commands that our own processes may send because of an event. */
  system?: readonly NoInfer<CommandOf<T>['type']>[];
  /** Which of the three there are; all by default. */
  operations?: readonly T['operation'][];
  /** Each filter and each sort gets its indexes. */
  filters?: readonly NoInfer<keyof RecordOf<T> & string>[];
  /** Filters that take one value or any of several. */
  anyOf?: readonly NoInfer<keyof RecordOf<T> & string>[];
  /** Moments that are filtered by `{field}_gte` and `{field}_lte`, both inclusive. */
  ranges?: readonly NoInfer<keyof RecordOf<T> & string>[];
  /** Filters that ask another table; the projection says which. */
  filtersVia?: Shape;
  /** The first is the usual order. By default last change, creation and, where there is one, name. */
  sorts?: readonly NoInfer<keyof ViewOf<T> & string>[];
  /** Texts that the list's search finds. */
  search?: readonly NoInfer<keyof ViewOf<T> & string>[];
  /** What the answer to a creation says beside the record. */
  createAnswer?: Shape;
};
