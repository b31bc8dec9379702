import { createHash } from 'node:crypto';
import { derivedId } from 'contracts/kernel/id';
import type { Event, Recorded } from 'contracts/kernel/message';
import { isHidden } from 'contracts/kernel/personal';
import type { CustomFilter } from 'contracts/recruiting/custom-field/custom-filter';
import type { CustomValues } from 'contracts/recruiting/custom-field/custom-values';
import type { Condition, Via } from '#projection-service/engine/list-source';
import { type Projection, projection, type Target } from '#projection-service/engine/projection';
import { wordsLike } from '#projection-service/engine/words-like';
import { personOf } from '#projection-service/recruiting/candidate/candidate-person.ref';

/**
 * `personId`: the record in whose place it is found, which is another where candidates were merged. `takenFrom`: the record that it was
 * taken from in a merge; null: it is the record's own.
 */
type CustomValueRow = {
  id: string;
  ownerId: string;
  personId: string;
  fieldId: string;
  slotId: string;
  takenFrom: string | null;
  value: string;
};

/** Hexadecimal digits that are in the order of the numbers. */
const sortable = (value: number): string => {
  const bytes = Buffer.alloc(8);
  bytes.writeDoubleBE(value === 0 ? 0 : value);
  const digits = bytes.readBigUInt64BE();
  const ordered = value < 0 ? BigInt.asUintN(64, ~digits) : digits | (1n << 63n);
  return ordered.toString(16).padStart(16, '0');
};

/** An entry of an index holds at most 2,704 bytes: of a longer text its beginning is kept, and what tells it from others. */
const MAX_INDEXED = 200;
/** In characters for private use, which no word that somebody looks for has. */
const unwritable = (digits: string): string =>
  digits.replace(/./g, (digit) => String.fromCharCode(0xe000 + Number.parseInt(digit, 16)));
const indexable = (text: string): string =>
  text.length <= MAX_INDEXED
    ? text
    : `${text.slice(0, MAX_INDEXED).toWellFormed()}${unwritable(createHash('sha256').update(text).digest('hex'))}`;

/** A value as it is compared: texts without regard to case. */
const compared = (value: string | number | boolean): string =>
  typeof value === 'number' ? sortable(value) : indexable(String(value).trim().toLowerCase());

/** The record that an event takes values from, or gives them back to. */
const otherOf = ({ type, data }: Recorded): string | null =>
  type === 'CandidateMerged' || type === 'CandidateUnmerged' ? String(data.otherId) : null;

/** What an event says of a record's own fields; nothing of somebody who was erased. */
const customOf = ({ data }: Recorded): CustomValues => {
  const { to, custom } = data as { to?: { custom?: CustomValues }; custom?: CustomValues };
  const values = to && !isHidden(to) ? to.custom : custom;
  return values === undefined || isHidden(values) ? {} : values;
};

/** SQL of the table: what holds a value or one of a range, what a record holds, what a change replaces. */
const schemaOf = (table: string): string => `create table ${table} (
  tenant_id uuid not null, position bigint not null, id uuid not null,
  owner_id uuid not null, person_id uuid not null, field_id uuid not null, slot_id uuid not null, taken_from uuid,
  value text collate "C" not null,
  primary key (tenant_id, id)
);
create index ${table}_held on ${table} (tenant_id, owner_id);
-- once filled
create index ${table}_holders on ${table} (tenant_id, field_id, value, person_id);
create index ${table}_person on ${table} (tenant_id, person_id, field_id);
create index ${table}_slot on ${table} (tenant_id, slot_id);`;

/** One row for each value that a record has in a field of the company's own, of several chosen one for each: what its list is filtered by. */
export const customValueProjection = (owner: 'candidate' | 'job'): Projection => {
  const Name = owner === 'job' ? 'Job' : 'Candidate';
  const isCandidate = owner === 'candidate';
  const gone = [`${Name}Removed`, ...(isCandidate ? ['CandidateErased'] : [])];
  const said = [`${Name}Created`, `${Name}Changed`, ...(isCandidate ? ['CandidateMerged'] : [])];
  const idOf = ({ data }: Recorded): string => String(data[`${owner}Id`]);
  const slotOf = (ownerId: string, fieldId: string) => derivedId(`${owner}-custom`, ownerId, fieldId);

  const rowsOf = (event: Recorded): CustomValueRow[] => {
    const ownerId = idOf(event);
    const takenFrom = otherOf(event);
    return Object.entries(customOf(event)).flatMap(([fieldId, held]) =>
      [held ?? []].flat().map((one) => {
        const value = compared(one);
        const id = derivedId(`${owner}-custom`, ownerId, fieldId, value, ...(takenFrom ? [takenFrom] : []));
        return { id, ownerId, personId: ownerId, fieldId, slotId: slotOf(ownerId, fieldId), takenFrom, value };
      }),
    );
  };
  const targetsOf = (event: Recorded): Target[] => {
    const ownerId = idOf(event);
    if (!said.includes(event.type)) return [{ by: 'ownerId', value: ownerId }];
    const slots = Object.keys(customOf(event)).map((fieldId) => ({ by: 'slotId', value: slotOf(ownerId, fieldId) }));
    return [...rowsOf(event).map(({ id }) => id), ...slots];
  };

  return projection<CustomValueRow, Event>({
    name: `recruiting.${owner}-custom`,
    version: 4,
    table: `${owner}_custom`,
    schema: schemaOf(`${owner}_custom`),
    columns: { ownerId: 'uuid', personId: 'uuid', fieldId: 'uuid', slotId: 'uuid', takenFrom: 'uuid', value: 'text' },
    types: [...said, ...gone, ...(isCandidate ? ['CandidateUnmerged'] : [])],
    createdBy: [],
    key: targetsOf,
    evolve: (row, event, id) => {
      // What came from others, and what is the record's own, stays.
      if (event.type === 'CandidateUnmerged') return row?.takenFrom === otherOf(event) ? undefined : row;
      return rowsOf(event).find((one) => one.id === id);
    },
    refs: isCandidate ? { person: personOf('ownerId') } : {},
  });
};

const asksOf = (wanted: CustomFilter): Condition[][] =>
  Object.entries(wanted).map(([fieldId, value]) => {
    const holds = (operator: Condition['operator'], one: string | number | boolean | undefined): Condition[] =>
      one === undefined ? [] : [{ column: 'value', type: 'text', operator, value: compared(one) }];
    const field: Condition = { column: 'field_id', type: 'uuid', operator: '=', value: fieldId };
    if (typeof value !== 'object') return [field, ...holds('=', value)];
    if ('has' in value) return [field, ...wordsLike('value', value.has)];
    return [field, ...holds('>=', value.gte), ...holds('<=', value.lte)];
  });

/** The filter by a company's own fields. */
export const customVia = ({ table }: Projection): Via => ({
  table,
  row: 'person_id',
  asks: (wanted) => asksOf(wanted as CustomFilter),
});

export const candidateCustomProjection = customValueProjection('candidate');
export const jobCustomProjection = customValueProjection('job');
