import type { Permission } from 'contracts/kernel/permission';
import { Rejection } from 'contracts/kernel/problem';
import { candidateCopy } from 'contracts/recruiting/candidate/candidate.erasure';
import { mount } from 'platform/http/route';
import { askAs, type ReadResource } from '#projection-service/engine/list-resource';
import { reachMinPosition } from '#projection-service/engine/min-position';
import { prepared } from '#projection-service/engine/prepared';
import { hidden } from '#projection-service/recruiting/job/job.sight';
import { readDocuments } from '#projection-service/recruiting/profile/profile-document.resource';
import { FILE_SOURCES, readCandidateFile } from './candidate-file.ts';

const SOURCES = [
  ...FILE_SOURCES,
  ...['interview', 'interview-log', 'profile-document'].map((name) => `recruiting.${name}`),
  'reporting.audit',
];
/** What it takes beside the endpoint's own permission. */
const ALSO: readonly Permission[] = ['tenant.interviews.read', 'tenant.candidates.documents.read'];
const RECORDS = `select id from read.candidate
  where tenant_id = $1 and (id = $2 or merged_into = $2) and not erased order by (id = $2) desc, created_at, id`;
const OF_RECORDS = `(select id from read.candidate where tenant_id = $1 and (id = $2 or merged_into = $2))`;
const INTERVIEWS = `select id, job_title, status, created_at, updated_at, job_id from read.interview
  where tenant_id = $1 and candidate_id in ${OF_RECORDS} order by created_at, id`;
const LOG = `select interview_id, occurred_at, "from", "to", comment from read.interview_log
  where tenant_id = $1 and interview_id in (select id from read.interview where tenant_id = $1 and candidate_id in ${OF_RECORDS})
  order by occurred_at, event_position`;
const HISTORY = `select occurred_at, description from read.audit
  where tenant_id = $1 and candidate_id in ${OF_RECORDS} order by occurred_at, event_position limit 10000`;

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
      const asked = (text: string) => ({ ...prepared(text), values: [tenantId, id], rowMode: 'array' as const });
      const [records = [], interviews = [], log = [], history = []] = await askAs(reader)(tenantId, [
        asked(RECORDS),
        asked(INTERVIEWS),
        asked(LOG),
        asked(HISTORY),
      ]);
      const ids = records.map(([recordId]) => String(recordId));
      if (ids[0] !== id) throw new Rejection('not-found', 404);
      const file = await readCandidateFile(reader, tenantId, ids);
      const keptFrom = await hidden(auth, context);
      // A copy that is not whole is none.
      if (interviews.some((cells) => keptFrom.includes(String(cells[5])))) throw refuse('tenant.jobs.all');
      const documents = file.userId === null ? [] : await readDocuments(reader, file.userId);
      const body = {
        id,
        exportedAt: now.toISOString(),
        records: file.records,
        interviews: interviews.map(([interviewId, job, status, createdAt, updatedAt]) => ({
          ...{ id: interviewId, job, status, createdAt, updatedAt },
          log: log
            .filter(([of]) => of === interviewId)
            .map(([, at, from, to, comment]) => ({ ...{ at, from, to, comment } })),
        })),
        notes: file.notes,
        documents,
        history: history.map(([at, description]) => ({ at, what: description })),
      };
      return { body, headers: { 'Content-Disposition': `attachment; filename="onrecord-candidate-${id}.json"` } };
    },
    http,
  );
};
