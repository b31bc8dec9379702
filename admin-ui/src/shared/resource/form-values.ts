import type { Described, Description, Row } from './description.ts';
import { emptyOf, sent } from './schema.ts';

type Values = Record<string, unknown>;
type Parts = Pick<Description, 'entity' | 'toForm' | 'fromForm'>;

/** A new record before anything is typed. */
export const emptyForm = ({ fields, defaults = {} }: Described): Values =>
  Object.fromEntries(Object.entries(fields).map(([field, schema]) => [field, defaults[field] ?? emptyOf(schema)]));

/** A record as its form holds it. */
export const toForm =
  ({ entity: { fields }, toForm: own }: Parts) =>
  (record: Row): Values & { id: string } => ({
    id: record.id,
    ...Object.fromEntries(Object.entries(fields).map(([field, schema]) => [field, record[field] ?? emptyOf(schema)])),
    ...own?.(record),
  });

/** What a form sends: the fields of the entity, texts trimmed. */
export const fromForm =
  ({ entity: { fields }, fromForm: own }: Parts) =>
  (values: Values): Values => {
    const written = Object.fromEntries(
      Object.entries(fields).map(([field, schema]) => [field, sent(schema, values[field])]),
    );
    return own ? own(written, values) : written;
  };
