import { z } from 'zod';
import type { Declared } from './entity.declared.ts';
import type { EntityRecord } from './entity.types.ts';
import { Id } from './id.ts';
import { defineEvents, type Event, type EventDefinition } from './message.ts';
import { isErased, known, personal as sealed } from './personal.ts';

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
    ...(isAboutPerson && { [`${Name}Erased`]: z.object(ofId) }),
    ...(Object.fromEntries([...own, ...moves]) as Record<string, z.ZodObject>),
  });
};

/** How a record follows from its events; pure. Undefined: nothing was created yet. */
export const entityFold = ({ Name, idField, fields, personal, readOnlyDefaults, transitions, apply }: Declared) => {
  const nobody = Object.fromEntries(personal.map((field) => [field, null]));
  const moves = new Map(Object.values(transitions).map((transition) => [transition.event, transition]));
  const knownOf = (data: Record<string, unknown>) =>
    Object.fromEntries(Object.keys(fields).map((field) => [field, known(data[field])]));

  return (record: EntityRecord | undefined, event: Event): EntityRecord | undefined => {
    const { type, data } = event;
    const at = event.metadata.occurredAt;
    const own = (current: EntityRecord) => apply[type]?.(data, current, at);
    if (type === `${Name}Created`) {
      const stamps = { createdAt: at, updatedAt: at };
      const created = {
        id: String(data[idField]),
        ...knownOf(data),
        ...readOnlyDefaults,
        ...stamps,
      };
      return { ...created, ...own(created) };
    }
    if (!record) return undefined;
    const now = { ...record, updatedAt: at };
    if (type === `${Name}Changed`) Object.assign(now, isErased(data.to) ? nobody : data.to);
    if (type === `${Name}Erased`) Object.assign(now, nobody, { erased: true });
    const move = moves.get(type);
    if (move) Object.assign(now, { status: move.to }, move.sets?.(at));
    return { ...now, ...own(record) };
  };
};
