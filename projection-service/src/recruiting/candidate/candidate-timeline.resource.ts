import { Rejection } from 'contracts/kernel/problem';
import {
  candidateTimeline,
  TIMELINE_PAGE,
  type TimelineEntryView,
} from 'contracts/recruiting/candidate/candidate.timeline';
import type { ProfileDocumentView } from 'contracts/recruiting/profile/profile-document.views';
import {
  DOCUMENT,
  isOfAudit,
  mayReadOf,
  personEvents,
  timelineKind,
  toldOf,
} from 'contracts/reporting/audit/person-events';
import { mount } from 'platform/http/route';
import { askAs, type ReadResource } from '#projection-service/engine/list-resource';
import { reachMinPosition } from '#projection-service/engine/min-position';
import { prepared } from '#projection-service/engine/prepared';
import { quoted, snake } from '#projection-service/engine/sql-names';
import { candidateMailProjection } from '#projection-service/recruiting/candidate-mail/candidate-mail.projection';
import { interviewProjection } from '#projection-service/recruiting/interview/interview.projection';
import { interviewReviewProjection } from '#projection-service/recruiting/interview-review/interview-review.projection';
import { hidden } from '#projection-service/recruiting/job/job.sight';
import { liveInterviewProjection } from '#projection-service/recruiting/live-interview/live-interview.projection';
import { pendingHireProjection } from '#projection-service/recruiting/pending-hire/pending-hire.projection';
import { profileDocumentProjection } from '#projection-service/recruiting/profile/profile-document.projection';
import { readDocuments } from '#projection-service/recruiting/profile/profile-document.resource';
import { responseProjection } from '#projection-service/recruiting/response/response.projection';
import { auditProjection } from '#projection-service/reporting/audit/audit.projection';
import { candidateProjection } from './candidate.projection.ts';

/** Records that are for a job, and whose events do not all say so. */
export const OF_JOBS = [
  responseProjection,
  interviewReviewProjection,
  liveInterviewProjection,
  pendingHireProjection,
  candidateMailProjection,
];
const SOURCES = [candidateProjection, auditProjection, interviewProjection, profileDocumentProjection, ...OF_JOBS].map(
  ({ name }) => name,
);
const fields = [
  ...['id', 'occurredAt', 'actorType', 'actorId', 'actorName', 'actorCompany', 'entity', 'entityId', 'event'],
  ...['description', 'added', 'removed', 'candidateId', 'eventPosition'],
] as const;
const columns = fields.map((field) => `e.${quoted(snake(field))}`).join(', ');

const ACCOUNT = 'select user_id from read.candidate where tenant_id = $1 and id = $2';
/** What is about a job that is kept from the reader: it names the job or an interview for it, or happened to what is for it. */
const OF_HIDDEN = `coalesce(a.added ->> 'jobId', '') = any($8::text[]) or exists (
  select from read.interview i where i.tenant_id = $1 and i.job_id::text = any($8::text[])
    and (i.id::text in (a.entity_id, a.added ->> 'interviewId') or i.id = a.interview_id))
  ${OF_JOBS.map(
    ({ table }) => `or exists (
  select from read.${table} o where o.tenant_id = $1 and o.job_id::text = any($8::text[]) and o.id::text = a.entity_id)`,
  ).join(' ')}`;
/** A page of each record by its own index, then the newest of these. */
const ENTRIES = `with records as (
    select $2::uuid as id
    union select c.id from read.candidate c where c.tenant_id = $1 and c.merged_into = $2
  )
  select ${columns}, because.entity, because.entity_id
  from records r cross join lateral (
    select * from read.audit a
    where a.tenant_id = $1 and a.candidate_id = r.id and a.event = any($3::text[])
      and a.occurred_at <= $4::timestamptz and (a.occurred_at, a.event_position) < ($5::timestamptz, $6::int8)
      and (cardinality($8::text[]) = 0 or not (${OF_HIDDEN}))
    order by a.occurred_at desc, a.event_position desc limit $7
  ) e
  left join read.audit because on because.tenant_id = $1 and because.id = e.cause_id
  order by e.occurred_at desc, e.event_position desc limit $7`;

type Entry = TimelineEntryView & { eventPosition: number };
type Slice = { until: string | undefined; at: string; position: number };

const entryOf = (cells: readonly unknown[], mayReadAudit: boolean): Entry => {
  const row = Object.fromEntries(fields.map((field, at) => [field, cells[at]])) as Entry;
  const [entity, entityId] = cells.slice(fields.length);
  const isHidden = !mayReadAudit && isOfAudit(row.event);
  return {
    ...row,
    eventPosition: Number(row.eventPosition),
    fields: [...new Set([row.removed, row.added].flatMap((values) => Object.keys(values ?? {})))],
    ...(isHidden && { added: null, removed: null }),
    because: entity ? { entity: String(entity), entityId: String(entityId) } : null,
  };
};

/** A document as an entry: it stands before all else of its moment, the others of that moment after it. */
const documentEntry = (document: ProfileDocumentView, at: number, { candidateId, userId }: Owner): Entry => ({
  id: document.id,
  occurredAt: document.addedAt,
  ...{ actorType: 'user' as const, actorId: userId, actorName: null, actorCompany: null },
  ...{ entity: DOCUMENT, entityId: document.id, event: 'ProfileDocumentAdded', description: 'Document added' },
  added: { name: document.name, type: document.type },
  removed: null,
  fields: ['name', 'type'],
  candidateId,
  because: null,
  eventPosition: -1 - at,
});
type Owner = { candidateId: string; userId: string };

const isWithin = ({ occurredAt, eventPosition }: Entry, { until, at, position }: Slice): boolean => {
  const moment = Date.parse(occurredAt);
  if (until !== undefined && moment > Date.parse(until)) return false;
  if (at === 'infinity' || moment < Date.parse(at)) return true;
  return moment === Date.parse(at) && eventPosition < position;
};

const newestFirst = (one: Entry, other: Entry): number =>
  Date.parse(other.occurredAt) - Date.parse(one.occurredAt) || other.eventPosition - one.eventPosition;

const sliceOf = (after: string | undefined, until: string | undefined): Slice => {
  const [at = 'infinity', position = '0'] = after?.split('~') ?? [];
  return { until, at, position: Number(position) };
};

/** All that happened to one person, as the audit tells it and as far as the reader may see it (docs/product.md REC-36). */
export const candidateTimelineResource: ReadResource = (router, context) => {
  const ask = askAs(context.reader);
  mount(
    router,
    candidateTimeline,
    async ({ auth, params: { id }, query: { kind, until, after }, minPosition }) => {
      const { tenantId, permissions } = auth;
      const mayReadAudit = permissions.includes('tenant.audit.read');
      await reachMinPosition(context, minPosition, SOURCES, tenantId);
      const events = personEvents.filter(
        (event) => mayReadOf(toldOf(event), permissions) && (kind === undefined || timelineKind(event) === kind),
      );
      const slice = sliceOf(after, until);
      const keptFrom = mayReadAudit ? [] : await hidden(auth, context);
      const values = [tenantId, id, events.map(({ type }) => type), until ?? 'infinity', slice.at, slice.position];
      const [[account] = [], rows = []] = await ask(tenantId, [
        { ...prepared(ACCOUNT), values: [tenantId, id], rowMode: 'array' },
        { ...prepared(ENTRIES), values: [...values, TIMELINE_PAGE + 1, keptFrom], rowMode: 'array' },
      ]);
      if (!account) throw new Rejection('not-found', 404);
      const entries = rows.map((cells) => entryOf(cells, mayReadAudit));
      const [userId] = account;
      const showsDocuments = kind === undefined || kind === DOCUMENT;
      if (typeof userId === 'string' && showsDocuments && permissions.includes('tenant.candidates.documents.read')) {
        const documents = await readDocuments(context.reader, userId);
        const told = documents.map((document, at) => documentEntry(document, at, { candidateId: id, userId }));
        entries.push(...told.filter((entry) => isWithin(entry, slice)));
      }
      const page = entries.sort(newestFirst).slice(0, TIMELINE_PAGE);
      const last = entries.length > TIMELINE_PAGE ? page.at(-1) : undefined;
      return {
        body: {
          entries: page.map(({ eventPosition: _, ...entry }) => entry),
          next: last ? `${last.occurredAt}~${last.eventPosition}` : null,
        },
      };
    },
    context.http,
  );
};
