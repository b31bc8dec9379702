import { candidate } from 'contracts/recruiting/candidate/candidate.entity';
import type { CustomFieldView } from 'contracts/recruiting/custom-field/custom-field.entity';
import type pg from 'pg';
import { askAs } from '#projection-service/engine/list-resource';
import { prepared } from '#projection-service/engine/prepared';
import { quoted, snake } from '#projection-service/engine/sql-names';

/** What is read for it. */
export const FILE_SOURCES = [
  ...['candidate', 'candidateNote', 'customField'].map((name) => `recruiting.${name}`),
  'automation.label',
];

const FIELDS = [
  ...Object.keys(candidate.fields),
  ...['id', 'userId', 'labelIds', 'jsonResume', 'documents', 'createdAt', 'updatedAt'],
];
const RECORDS = `select ${FIELDS.map((field) => quoted(snake(field))).join(', ')} from read.candidate
  where tenant_id = $1 and id = any($2::uuid[]) and not erased order by array_position($2::uuid[], id)`;
const LABELS = `select l.id, l.name from read.label l where l.tenant_id = $1`;
const CUSTOM = `select id, name, kind, options from read.custom_field where tenant_id = $1 and applies_to = 'candidate'`;
const NOTES = `select created_at, text from read.candidate_note
  where tenant_id = $1 and candidate_id = any($2::uuid[]) order by created_at, id`;

type Field = Pick<CustomFieldView, 'id' | 'name' | 'kind' | 'options'>;

const plain = (cell: unknown): unknown => (typeof cell === 'bigint' ? Number(cell) : cell);

/** Values by what fields and options are called. */
const namedValues = (custom: Record<string, unknown> | null, fields: readonly Field[]) =>
  Object.fromEntries(
    fields.flatMap(({ id, name, options }) => {
      const value = custom?.[id] ?? null;
      if (value === null) return [];
      const nameOf = (one: unknown) => options.find((option) => option.id === one)?.name ?? one;
      return [[name, Array.isArray(value) ? value.map(nameOf) : nameOf(value)]];
    }),
  );

/** A company's records of a person, in the order of `ids`, and its notes about them, for the person: who wrote what is not said. */
export const readCandidateFile = async (reader: pg.Pool, tenantId: string, ids: readonly string[]) => {
  const ask = (text: string, values: unknown[]) => ({ ...prepared(text), values, rowMode: 'array' as const });
  const [records = [], labels = [], custom = [], notes = []] = await askAs(reader)(tenantId, [
    ask(RECORDS, [tenantId, ids]),
    ask(LABELS, [tenantId]),
    ask(CUSTOM, [tenantId]),
    ask(NOTES, [tenantId, ids]),
  ]);
  const fields = custom.map(([id, name, kind, options]) => ({ id, name, kind, options }) as Field);
  const labelNames = new Map(labels.map(([labelId, name]) => [labelId, name]));
  const people = records.map(
    (cells) => Object.fromEntries(FIELDS.map((field, at) => [field, plain(cells[at])])) as Record<string, unknown>,
  );
  return {
    /** Accounts of all the records. */
    userIds: [...new Set(people.flatMap(({ userId }) => (typeof userId === 'string' ? [userId] : [])))],
    records: people.map(({ userId: _, labelIds, custom: values, ...person }) => ({
      ...person,
      labels: (labelIds as string[]).flatMap((labelId) => labelNames.get(labelId) ?? []),
      ownFields: namedValues(values as Record<string, unknown> | null, fields),
    })),
    notes: notes.map(([at, text]) => ({ at, text })),
  };
};
