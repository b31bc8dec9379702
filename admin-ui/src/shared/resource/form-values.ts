import type { Described, Description, Row } from './description.ts';
import { emptyOf, sentFields } from './schema.ts';

type Values = Record<string, unknown>;
type Parts = Pick<Description, 'entity' | 'toForm' | 'fromForm'>;

/** The fields that people write. */
export const writtenFields = ({ fields, computed = [] }: Described) =>
  Object.entries(fields).filter(([field]) => !computed.includes(field));

/** A new record before anything is typed. */
export const emptyForm = (entity: Described): Values =>
  Object.fromEntries(
    writtenFields(entity).map(([field, schema]) => [field, entity.defaults?.[field] ?? emptyOf(schema)]),
  );

/** A record as its form holds it. */
export const toForm =
  ({ entity, toForm: own }: Parts) =>
  (record: Row): Values & { id: string } => ({
    id: record.id,
    ...Object.fromEntries(writtenFields(entity).map(([field, schema]) => [field, record[field] ?? emptyOf(schema)])),
    ...own?.(record),
  });

/** What a form sends: the fields of the entity, texts trimmed. */
export const fromForm =
  ({ entity, fromForm: own }: Parts) =>
  (values: Values): Values => {
    const written = sentFields(Object.fromEntries(writtenFields(entity)), values);
    return own ? own(written, values) : written;
  };
