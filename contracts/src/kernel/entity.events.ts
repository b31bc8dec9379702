import { z } from 'zod';
import type { Declared } from './entity.declared.ts';
import type { EntityRecord } from './entity.types.ts';
import { Id } from './id.ts';
import { defineEvents, type Event, type EventDefinition } from './message.ts';
import { erasing, isHidden, known, personal as sealed } from './personal.ts';

/** The storage format. Stored for ever: rename or retype nothing in a declaration without an upcast. */
export const entityEvents = (
  declared: Declared,
  written: z.ZodObject,
): { aggregate: string; shapes: Record<string, z.ZodObject>; definitions: EventDefinition[] } => {
  const { name, Name, idField, fields, personal, ownEvents, transitions, operations } = declared;
  const ofId = { [idField]: Id };
  const isAboutPerson = personal.length > 0;
  /** Only the fields that changed, as they were and as they are. */
  const part = isAboutPerson ? sealed(written.partial(), idField) : written.partial();
  const whole = Object.entries(fields).map(([field, schema]) => [
    field,
    personal.includes(field) ? sealed(schema as z.ZodType, idField) : schema,
  ]);
  const own = Object.entries(ownEvents).map(([type, shape]) => [type, z.object({ ...ofId, ...shape })]);
  const moves = Object.values(transitions).map(({ event }) => [event, z.object(ofId)]);
  return defineEvents(name, {
    [`${Name}Created`]: z.object({ ...ofId, ...Object.fromEntries(whole) }),
    ...(operations.includes('change') && { [`${Name}Changed`]: z.object({ ...ofId, from: part, to: part }) }),
    ...(operations.includes('remove') && { [`${Name}Removed`]: z.object(ofId) }),
    ...(isAboutPerson && { [`${Name}Erased`]: z.object({ [idField]: erasing(Id) }) }),
    ...(Object.fromEntries([...own, ...moves]) as Record<string, z.ZodObject>),
  });
};

/**
 * How a record follows from its events; pure: each answer is an object of its own. Undefined: nothing was created yet. It runs for
 * every event of a rebuild, so it copies a record once.
 */
export const entityFold = ({ Name, idField, fields, personal, readOnlyDefaults, transitions, apply }: Declared) => {
  const [created, changed, erased] = [`${Name}Created`, `${Name}Changed`, `${Name}Erased`];
  const names = Object.keys(fields);
  const nobody = Object.fromEntries(personal.map((field) => [field, null]));
  const moves = new Map(Object.values(transitions).map((transition) => [transition.event, transition]));

  const creation = (data: Record<string, unknown>, at: string): EntityRecord => {
    const record: EntityRecord = { id: String(data[idField]), ...readOnlyDefaults, createdAt: at, updatedAt: at };
    for (const name of names) record[name] = known(data[name]);
    return record;
  };

  return (before: EntityRecord | undefined, event: Event): EntityRecord | undefined => {
    const { type, data } = event;
    const at = event.metadata.occurredAt;
    if (type === created) {
      const record = creation(data, at);
      return Object.assign(record, apply[type]?.(data, record, at));
    }
    if (!before) return undefined;
    const record: EntityRecord = { ...before, updatedAt: at };
    if (type === changed) Object.assign(record, isHidden(data.to) ? nobody : data.to);
    if (type === erased) Object.assign(record, nobody, { erased: true });
    const move = moves.get(type);
    if (move) Object.assign(record, { status: move.to }, move.sets?.(at));
    return Object.assign(record, apply[type]?.(data, before, at));
  };
};
