import { z } from 'zod';
import type { Declared } from './entity.declared.ts';
import type { EntityRecord } from './entity.types.ts';
import { Id } from './id.ts';
import { defineEvents, type Event, type EventDefinition } from './message.ts';
import { erasing, isHidden, known, personal as sealed } from './personal.ts';

type Values = Record<string, unknown>;

/** Values by name after a change of some of them. */
export const mergedValues = (before: unknown, change: unknown): Values =>
  Object.fromEntries(
    Object.entries({ ...(before as Values | null), ...(change as Values) }).filter(([, value]) => value !== null),
  );

/** Fields of which those with a default may be left out. */
export const withDefaults = (fields: Readonly<Record<string, unknown>>, defaults: Values): Record<string, z.ZodType> =>
  Object.fromEntries(
    Object.entries(fields).map(([field, schema]) => [
      field,
      Object.hasOwn(defaults, field) ? (schema as z.ZodType).default(defaults[field]) : (schema as z.ZodType),
    ]),
  );

/** The storage format. Stored for ever: rename or retype nothing in a declaration without an upcast. */
export const entityEvents = (
  declared: Declared,
  written: z.ZodObject,
): { aggregate: string; shapes: Record<string, z.ZodObject>; definitions: EventDefinition[] } => {
  const { name, Name, idField, fields, defaults, personal, about, ownEvents, transitions, operations, upcasts } =
    declared;
  const ofId = { [idField]: Id };
  const isAboutPerson = personal.length > 0;
  /** Only the fields that changed, as they were and as they are. */
  const subject = isAboutPerson ? idField : about?.subject;
  const part = subject ? sealed(written.partial(), subject) : written.partial();
  const ofSubject = about ? { [about.subject]: Id } : {};
  const whole = Object.entries(withDefaults(fields, defaults)).map(([field, schema]) => [
    field,
    personal.includes(field)
      ? sealed(schema, idField)
      : about?.fields.includes(field)
        ? sealed(schema, about.subject)
        : schema,
  ]);
  const own = Object.entries(ownEvents).map(([type, shape]) => [type, z.object({ ...ofId, ...shape })]);
  const moves = Object.values(transitions).map(({ event }) => [event, z.object(ofId)]);
  const shapes: Record<string, z.ZodObject> = {
    [`${Name}Created`]: z.object({ ...ofId, ...Object.fromEntries(whole) }),
    ...(operations.includes('change') && {
      [`${Name}Changed`]: z.object({ ...ofId, ...ofSubject, from: part, to: part }),
    }),
    ...(operations.includes('remove') && { [`${Name}Removed`]: z.object(ofId) }),
    ...(isAboutPerson && { [`${Name}Erased`]: z.object({ [idField]: erasing(Id) }) }),
    ...(Object.fromEntries([...own, ...moves]) as Record<string, z.ZodObject>),
  };
  const { definitions, ...events } = defineEvents(name, shapes, upcasts);
  return {
    ...events,
    definitions: definitions.map((one) => (one.type === `${Name}Created` ? { ...one, absent: defaults } : one)),
  };
};

/**
 * How a record follows from its events; pure: each answer is an object of its own. Undefined: nothing was created yet. It runs for
 * every event of a rebuild, so it copies a record once.
 */
export const entityFold = (declared: Declared) => {
  const { Name, idField, fields, defaults, personal, about, merged, readOnlyDefaults, transitions, apply, follows } =
    declared;
  const [created, changed, erased] = [`${Name}Created`, `${Name}Changed`, `${Name}Erased`];
  const names = Object.keys(fields);
  const nobody = Object.fromEntries([...personal, ...(about?.fields ?? [])].map((field) => [field, null]));
  const [first] = personal;
  const moves = new Map(Object.values(transitions).map((transition) => [transition.event, transition]));

  const creation = (data: Record<string, unknown>, at: string): EntityRecord => {
    const record: EntityRecord = { id: String(data[idField]), ...readOnlyDefaults, createdAt: at, updatedAt: at };
    for (const name of names) record[name] = known(name in data ? data[name] : (defaults[name] ?? null));
    // A field that came later than the event holds its default also of somebody who is erased.
    return first !== undefined && isHidden(data[first]) ? Object.assign(record, nobody) : record;
  };

  const change = (before: EntityRecord, to: Record<string, unknown>): Record<string, unknown> => {
    const values = { ...to };
    for (const name of merged) if (name in to) values[name] = mergedValues(before[name], to[name]);
    return values;
  };

  return (before: EntityRecord | undefined, event: Event): EntityRecord | undefined => {
    const { type, data } = event;
    const at = event.metadata.occurredAt;
    if (type === created) {
      const record = creation(data, at);
      Object.assign(record, apply[type]?.(data, record, at));
      return Object.assign(record, follows(record));
    }
    if (!before) return undefined;
    const record: EntityRecord = { ...before, updatedAt: at };
    if (type === changed)
      Object.assign(record, isHidden(data.to) ? nobody : change(before, data.to as Record<string, unknown>));
    if (type === erased) Object.assign(record, nobody, { erased: true });
    const move = moves.get(type);
    if (move) Object.assign(record, { status: move.to }, move.sets?.(at));
    Object.assign(record, apply[type]?.(data, before, at));
    return Object.assign(record, follows(record));
  };
};
