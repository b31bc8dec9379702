import type { Permission } from 'contracts/kernel/permission';
import { Rejection } from 'contracts/kernel/problem';
import { candidate } from 'contracts/recruiting/candidate/candidate.entity';
import { candidateCopy } from 'contracts/recruiting/candidate/candidate.erasure';
import type { CustomFieldView } from 'contracts/recruiting/custom-field/custom-field.entity';
import { mount } from 'platform/http/route';
import { askAs, type ReadResource } from '#projection-service/engine/list-resource';
import { reachMinPosition } from '#projection-service/engine/min-position';
import { prepared } from '#projection-service/engine/prepared';
import { quoted, snake } from '#projection-service/engine/sql-names';
import { hidden } from '#projection-service/recruiting/job/job.sight';
import { readDocuments } from '#projection-service/recruiting/profile/profile-document.resource';

const SOURCES = [
  ...['candidate', 'candidateNote', 'interview', 'interview-log', 'profile-document', 'customField'].map(
    (name) => `recruiting.${name}`,
  ),
  ...['automation.label', 'reporting.audit'],
];
/** What it takes beside the endpoint's own permission. */
const ALSO: readonly Permission[] = ['tenant.interviews.read', 'tenant.candidates.documents.read'];
const FIELDS = [...Object.keys(candidate.fields), 'id', 'userId', 'labelIds', 'jsonResume', 'createdAt', 'updatedAt'];
const RECORDS = `select ${FIELDS.map((field) => quoted(snake(field))).join(', ')} from read.candidate
  where tenant_id = $1 and (id = $2 or merged_into = $2) and not erased order by (id = $2) desc, created_at, id`;
const OF_RECORDS = `(select id from read.candidate where tenant_id = $1 and (id = $2 or merged_into = $2))`;
const LABELS = `select l.id, l.name from read.label l where l.tenant_id = $1`;
const CUSTOM = `select id, name, kind, options from read.custom_field where tenant_id = $1 and applies_to = 'candidate'`;
const INTERVIEWS = `select id, job_title, status, created_at, updated_at, job_id from read.interview
  where tenant_id = $1 and candidate_id in ${OF_RECORDS} order by created_at, id`;
const LOG = `select interview_id, occurred_at, "from", "to", comment from read.interview_log
  where tenant_id = $1 and interview_id in (select id from read.interview where tenant_id = $1 and candidate_id in ${OF_RECORDS})
  order by occurred_at, event_position`;
const NOTES = `select created_at, text from read.candidate_note
  where tenant_id = $1 and candidate_id in ${OF_RECORDS} order by created_at, id`;
const HISTORY = `select occurred_at, description from read.audit
  where tenant_id = $1 and candidate_id in ${OF_RECORDS} order by occurred_at, event_position limit 10000`;

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

const refuse = (permission: Permission): Rejection =>
  new Rejection('forbidden', 403, { detail: `This takes the permission ${permission}.` });

/** GET /api/tenant/candidates/:id/copy: who of the staff wrote what is not said (docs/product.md REC-38). */
export const candidateCopyResource: ReadResource = (router, context) => {
  const { reader, http } = context;
  mount(
    router,
    candidateCopy,
    async ({ auth, params: { id }, minPosition, now }) => {
      const { tenantId, permissions } = auth;
      for (const permission of ALSO) if (!permissions.includes(permission)) throw refuse(permission);
      await reachMinPosition(context, minPosition, SOURCES, tenantId);
      const asked = (text: string, values: unknown[] = [tenantId, id]) => ({
        ...{ ...prepared(text), values, rowMode: 'array' as const },
      });
      const [records = [], labels = [], custom = [], interviews = [], log = [], notes = [], history = []] = await askAs(
        reader,
      )(tenantId, [
        asked(RECORDS),
        asked(LABELS, [tenantId]),
        asked(CUSTOM, [tenantId]),
        asked(INTERVIEWS),
        asked(LOG),
        asked(NOTES),
        asked(HISTORY),
      ]);
      const fields = custom.map(([fieldId, name, kind, options]) => ({ id: fieldId, name, kind, options }) as Field);
      const labelNames = new Map(labels.map(([labelId, name]) => [labelId, name]));
      const people = records.map(
        (cells) => Object.fromEntries(FIELDS.map((field, at) => [field, plain(cells[at])])) as Record<string, unknown>,
      );
      const [first] = people;
      if (first?.id !== id) throw new Rejection('not-found', 404);
      const keptFrom = await hidden(auth, context);
      // A copy that is not whole is none.
      if (interviews.some((cells) => keptFrom.includes(String(cells[5])))) throw refuse('tenant.jobs.all');
      const { userId } = first;
      const documents = typeof userId === 'string' ? await readDocuments(reader, userId) : [];
      const body = {
        id,
        exportedAt: now.toISOString(),
        records: people.map(({ userId: _, labelIds, custom: values, ...person }) => ({
          ...person,
          labels: (labelIds as string[]).flatMap((labelId) => labelNames.get(labelId) ?? []),
          ownFields: namedValues(values as Record<string, unknown> | null, fields),
        })),
        interviews: interviews.map(([interviewId, job, status, createdAt, updatedAt]) => ({
          ...{ id: interviewId, job, status, createdAt, updatedAt },
          log: log
            .filter(([of]) => of === interviewId)
            .map(([, at, from, to, comment]) => ({ ...{ at, from, to, comment } })),
        })),
        notes: notes.map(([at, text]) => ({ at, text })),
        documents,
        history: history.map(([at, description]) => ({ at, what: description })),
      };
      return { body, headers: { 'Content-Disposition': `attachment; filename="onrecord-candidate-${id}.json"` } };
    },
    http,
  );
};
