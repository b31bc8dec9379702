import { z } from 'zod';
import { entityCatalogue } from '#contracts/entities';
import { eventCatalogue } from '#contracts/events';
import type { EventDefinition } from '#contracts/kernel/message';

/** Aggregates whose events belong to no company: no audit tells of them. */
const OF_NO_COMPANY = new Set([
  'email-address',
  'marketplaceListing',
  'password',
  'platform-admin',
  'profile',
  'reservation',
  'session',
  'two-factor',
  'user',
]);

/** Every event that the audit of a company may tell of. */
export const auditedEvents: readonly EventDefinition[] = eventCatalogue.filter(
  ({ aggregate }) => !OF_NO_COMPANY.has(aggregate),
);
/** What these events are about. */
export const auditedEntities: readonly string[] = [...new Set(auditedEvents.map(({ aggregate }) => aggregate))];

/** Lists of aggregates that are not declared as entities. */
const lists: Record<string, string> = { 'api-key': 'api-keys' };
/** The resource under which the console has the words of an aggregate: its list, or, where it has none, itself. */
export const resourceOf = (aggregate: string): string =>
  entityCatalogue.find(({ name }) => name === aggregate)?.plural ?? lists[aggregate] ?? aggregate;

/** `LabelScopeCreated` → `Created`: what happens to entities of every kind; null for what happens to one alone. */
export const usualEvent = (aggregate: string, type: string): string | null => {
  const name = aggregate.replaceAll('-', '').toLowerCase();
  const verb = type.toLowerCase().startsWith(name) ? type.slice(name.length) : '';
  return ['Created', 'Changed', 'Removed'].includes(verb) ? verb : null;
};

/** `InterviewStatusChanged` → `status`: what its `from` and `to` are values of. */
export const changedField = ({ type, aggregate }: Pick<EventDefinition, 'type' | 'aggregate'>): string => {
  const field = type.slice(aggregate.length).replace(/Changed$/, '');
  return field.charAt(0).toLowerCase() + field.slice(1);
};

/** Without what may stand around it: null, absence, an erased person. */
const plain = (schema: z.ZodType): z.ZodType => {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional) return plain(schema.unwrap() as z.ZodType);
  return schema instanceof z.ZodUnion ? plain(schema.options[0] as z.ZodType) : schema;
};

/** The fields whose values the audit shows of an event, as it reads them, with their schemas. */
export const auditedFields = (event: EventDefinition): Record<string, z.ZodType> => {
  const { [`${event.aggregate}Id`]: _id, from, to, ...others } = event.data.shape as Record<string, z.ZodType>;
  const subjects = Object.values(event.personal);
  const rest = Object.fromEntries(
    Object.entries(others).flatMap(([name, schema]) => (subjects.includes(name) ? [] : [[name, plain(schema)]])),
  );
  if (!from || !to) return rest;
  const changed = plain(to);
  if (!(changed instanceof z.ZodObject)) return { [changedField(event)]: changed, ...rest };
  return Object.fromEntries(
    Object.entries(changed.shape as Record<string, z.ZodType>).map(([name, schema]) => [name, plain(schema)]),
  );
};

/** Fields of an aggregate's events that take one of some values, and these values. */
export const auditedChoices = (aggregate: string): Record<string, readonly string[]> =>
  Object.fromEntries(
    auditedEvents
      .filter((event) => event.aggregate === aggregate)
      .flatMap((event) => Object.entries(auditedFields(event)))
      .flatMap(([field, schema]) => (schema instanceof z.ZodEnum ? [[field, schema.options.map(String)]] : [])),
  );
