import type { Permission } from 'contracts/kernel/permission';
import { Rejection } from 'contracts/kernel/problem';
import {
  type CandidateCopyRejection,
  COPY_MINUTES,
  candidateCopy,
} from 'contracts/recruiting/candidate/candidate.erasure';
import type { IRouter } from 'express';
import type { EventStore } from 'platform/event-store/event-store';
import { mount } from 'platform/http/route';
import { askAs, type ReadContext } from '#projection-service/engine/list-resource';
import { reachMinPosition } from '#projection-service/engine/min-position';
import { prepared } from '#projection-service/engine/prepared';
import { INTERVIEW_SOURCES, readInterviewFile } from '#projection-service/recruiting/interview/interview-file';
import { hidden } from '#projection-service/recruiting/job/job.sight';
import { readDocuments } from '#projection-service/recruiting/profile/profile-document.resource';
import { FILE_SOURCES, readCandidateFile } from './candidate-file.ts';
import { PAPER_SOURCES, readCandidatePapers } from './candidate-papers.ts';

const SOURCES = [
  ...FILE_SOURCES,
  ...INTERVIEW_SOURCES,
  ...PAPER_SOURCES,
  'recruiting.profile-document',
  'reporting.audit',
];
/** What it takes beside the endpoint's own permission. */
const ALSO: readonly Permission[] = [
  ...(['tenant.interviews.read', 'tenant.interviews.responses.read', 'tenant.interviews.lives.read'] as const),
  ...(['tenant.interviews.ratings.read', 'tenant.interviews.comments.read'] as const),
  ...(['tenant.email.outbox.read', 'tenant.pendingHires.read', 'tenant.contracts.read'] as const),
  'tenant.candidates.documents.read',
];
const RECORDS = `select id from read.candidate
  where tenant_id = $1 and (id = $2 or merged_into = $2) and not erased order by (id = $2) desc, created_at, id`;
const OF_RECORDS = `(select id from read.candidate where tenant_id = $1 and (id = $2 or merged_into = $2))`;
const INTERVIEWS = `select id, job_id from read.interview where tenant_id = $1 and candidate_id in ${OF_RECORDS}`;
const HISTORY = `select occurred_at, description from read.audit
  where tenant_id = $1 and candidate_id in ${OF_RECORDS} order by occurred_at, event_position limit 10000`;

/** That it is handed out, as whoever asks for it has just said. */
const RECORDED = `select 1 from read.audit where tenant_id = $1 and candidate_id = $2::uuid and event = 'CandidateExported'
  and actor_id = $3 and occurred_at > $4::timestamptz limit 1`;

const refuse = (permission: Permission): Rejection =>
  new Rejection('forbidden', 403, { detail: `This takes the permission ${permission}.` });

/** GET /api/tenant/candidates/:id/copy: who of the staff wrote what is not said (docs/product.md REC-38). */
export const candidateCopyResource = (router: IRouter, context: ReadContext & { store: EventStore }): void => {
  const { reader, http } = context;
  mount(
    router,
    candidateCopy,
    async ({ auth, params: { id }, minPosition, now }) => {
      const { tenantId, permissions } = auth;
      for (const permission of ALSO) if (!permissions.includes(permission)) throw refuse(permission);
      await reachMinPosition(context, minPosition, SOURCES, tenantId);
      const asked = (text: string) => ({ ...prepared(text), values: [tenantId, id], rowMode: 'array' as const });
      const [records = [], interviews = [], history = []] = await askAs(reader)(tenantId, [
        asked(RECORDS),
        asked(INTERVIEWS),
        asked(HISTORY),
      ]);
      const ids = records.map(([recordId]) => String(recordId));
      if (ids[0] !== id) throw new Rejection('not-found', 404);
      const file = await readCandidateFile(reader, tenantId, ids);
      const keptFrom = await hidden(auth, context);
      // A copy that is not whole is none.
      const emails = file.records.map((record) => (record as { email?: unknown }).email);
      const { jobIds, ...papers } = await readCandidatePapers(reader, tenantId, { ids, emails });
      if ([...interviews.map((cells) => String(cells[1])), ...jobIds].some((jobId) => keptFrom.includes(jobId)))
        throw refuse('tenant.jobs.all');
      const since = new Date(now.getTime() - COPY_MINUTES * 60_000).toISOString();
      const actorId = 'apiKeyId' in auth ? auth.apiKeyId : auth.userId;
      const [recorded = []] = await askAs(reader)(tenantId, [
        { ...prepared(RECORDED), values: [tenantId, id, actorId, since], rowMode: 'array' as const },
      ]);
      if (recorded.length === 0) throw new Rejection<CandidateCopyRejection>('candidate-copy-unrecorded', 409);
      const interviewIds = interviews.map(([interviewId]) => String(interviewId));
      const held = await readInterviewFile(context, tenantId, interviewIds);
      const documents = (await Promise.all(file.userIds.map((userId) => readDocuments(reader, userId)))).flat();
      const body = {
        id,
        exportedAt: now.toISOString(),
        records: file.records,
        interviews: held.map(({ jobTitle: job, ...rest }) => ({ ...rest, job })),
        notes: file.notes,
        ...papers,
        documents,
        history: history.map(([at, description]) => ({ at, what: description })),
      };
      return { body, headers: { 'Content-Disposition': `attachment; filename="onrecord-candidate-${id}.json"` } };
    },
    http,
  );
};
