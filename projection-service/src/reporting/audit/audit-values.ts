import { eventCatalogue } from 'contracts/events';
import type { Recorded } from 'contracts/kernel/message';
import { isHidden, known } from 'contracts/kernel/personal';
import { namesAccount } from 'contracts/reporting/audit/audit.applicants';
import { changedField } from 'contracts/reporting/audit/audited-events';

type Values = Record<string, unknown>;
/** What came and what went with an event. */
export type AuditValues = { added: Values | null; removed: Values | null };

const definitions = new Map(eventCatalogue.map((definition) => [definition.type, definition]));

/** Readable values without the ids that only say whose they are. */
const readable = (values: Values, subjects: readonly string[]): Values =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      subjects.includes(name) ? [] : [[name, storable(known(value))]],
    ),
  );

const isRecord = (value: unknown): value is Values => typeof value === 'object' && value !== null;

/** What a database can hold of a text: any client may have sent NUL or half a sign where it was only to be kept. */
const storable = (value: unknown): unknown => {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed();
  if (isHidden(value)) return value;
  if (Array.isArray(value)) return value.map(storable);
  return isRecord(value)
    ? Object.fromEntries(Object.entries(value).map(([key, held]) => [key, storable(held)]))
    : value;
};

const orNull = (values: Values): Values | null => (Object.keys(values).length > 0 ? values : null);

/** The values of any event: all of a creation was added; of a change, `from` went and `to` came. */
export const auditValues = ({ type, data }: Recorded): AuditValues => {
  const { aggregate = '', personal = {} } = definitions.get(type) ?? {};
  const { [`${aggregate}Id`]: _id, from, to, ...others } = data as Values;
  const rest = readable(others, [...Object.values(personal), ...(namesAccount(type) ? ['userId'] : [])]);
  if (from === undefined && to === undefined) return { added: orNull(rest), removed: null };
  if (isRecord(from) || isRecord(to)) {
    const values = (side: unknown) => (isHidden(side) || !isRecord(side) ? null : (storable(side) as Values));
    return { added: values(to), removed: values(from) };
  }
  const field = changedField({ type, aggregate });
  return {
    added: { [field]: storable(to), ...rest },
    removed: from === undefined ? null : { [field]: storable(from) },
  };
};

/** Who the personal values of an event are about; null when it has none. */
export const subjectOf = ({ type, data }: Recorded): string | null => {
  const [field] = Object.values(definitions.get(type)?.personal ?? {});
  return field === undefined ? null : String((data as Values)[field]);
};

/** The values of an event of this type once its subject was erased: as `auditValues` would read it then. */
export const scrubbed = (type: string, { added, removed }: AuditValues): AuditValues => {
  const personal = Object.keys(definitions.get(type)?.personal ?? {});
  const hide = (values: Values | null): Values | null =>
    values &&
    Object.fromEntries(Object.entries(values).map(([name, value]) => [name, personal.includes(name) ? null : value]));
  return {
    added: personal.includes('to') ? null : hide(added),
    removed: personal.includes('from') ? null : hide(removed),
  };
};

/** `InterviewStatusChanged` → "Interview status changed". */
export const describe = (type: string): string =>
  type.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
