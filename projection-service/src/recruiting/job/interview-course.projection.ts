import type { ApplicationEvent } from 'contracts/recruiting/application/application.events';
import type { InterviewEvent, InterviewStatus } from 'contracts/recruiting/interview/interview.entity';
import { interviewStatuses } from 'contracts/recruiting/interview/interview.statuses';
import { join, projection, schemaBeside } from '#projection-service/engine/projection';
import { companyZone } from '#projection-service/identity/company/company.zone';
import { rejectionReasonName } from '#projection-service/recruiting/rejection-reason/rejection-reason-name.ref';

/** A status that was had and left, in milliseconds. */
type Stay = { status: InterviewStatus; ms: number };

/** How an interview went, without a word about its person: what funnels and the report by source are counted from. */
type CourseRow = {
  id: string;
  /** Null: of an open interview. */
  jobId: string | null;
  /** Where its candidate came from; empty: nobody said. */
  source: string;
  /** Where they said so when they applied; null: opened by staff. */
  appliedSource: string | null;
  /** The application, else the opening. */
  startedAt: string;
  status: InterviewStatus;
  statusSince: string;
  /** Every status that it ever had, once each. */
  reached: InterviewStatus[];
  /** The same in the order of all statuses, as one text that rows are counted by. */
  reachedNames: string;
  stays: Stay[];
  /** First change of status. */
  answeredAt: string | null;
  /** First approval. */
  approvedAt: string | null;
  /** Why it was rejected; null: it is not, or nobody said. */
  reasonId: string | null;
  reasonName: string | null;
};
type CourseEvent =
  | Extract<ApplicationEvent, { type: 'ApplicationSubmitted' }>
  | Extract<InterviewEvent, { type: 'InterviewCreated' | 'InterviewStatusChanged' | 'InterviewSourceChanged' }>;

const started = (id: string, jobId: string | null, at: string): CourseRow => ({
  ...{ id, jobId, source: '', appliedSource: null, startedAt: at, status: 'created', statusSince: at },
  ...{
    reached: ['created'],
    reachedNames: 'created',
    stays: [],
    answeredAt: null,
    approvedAt: null,
    reasonId: null,
    reasonName: null,
  },
});

const namesOf = ({ reached }: Pick<CourseRow, 'reached'>): string =>
  interviewStatuses.filter((status) => reached.includes(status)).join(' ');

const moved = (row: CourseRow, to: InterviewStatus, at: string): CourseRow => ({
  ...row,
  status: to,
  statusSince: at,
  reached: row.reached.includes(to) ? row.reached : [...row.reached, to],
  stays: [...row.stays, { status: row.status, ms: Math.max(0, Date.parse(at) - Date.parse(row.statusSince)) }],
  answeredAt: row.answeredAt ?? at,
  approvedAt: row.approvedAt ?? (to === 'approved' ? at : null),
});

/** As if it had not been moved. A status that was reached before stays reached. */
const unmoved = (row: CourseRow, { to, undoneTo }: { to: InterviewStatus; undoneTo: string }): CourseRow => {
  const stays = row.stays.slice(0, -1);
  const isFirst = !stays.some(({ status }) => status === row.status);
  return {
    ...row,
    status: to,
    statusSince: undoneTo,
    reached: isFirst ? row.reached.filter((status) => status !== row.status) : row.reached,
    stays,
    answeredAt: row.answeredAt === row.statusSince ? null : row.answeredAt,
    approvedAt: row.approvedAt === row.statusSince ? null : row.approvedAt,
  };
};

export const interviewCourseProjection = projection<CourseRow, CourseEvent>({
  name: 'recruiting.interview-course',
  version: 3,
  table: 'interview_course',
  schema: schemaBeside(import.meta.url),
  columns: {
    jobId: 'uuid',
    source: 'text',
    appliedSource: 'text',
    startedAt: 'timestamptz',
    status: 'text',
    statusSince: 'timestamptz',
    reached: 'jsonb',
    reachedNames: 'text',
    stays: 'jsonb',
    answeredAt: 'timestamptz',
    approvedAt: 'timestamptz',
    reasonId: 'uuid',
    reasonName: 'text',
  },
  types: ['ApplicationSubmitted', 'InterviewCreated', 'InterviewStatusChanged', 'InterviewSourceChanged'],
  createdBy: [],
  key: ({ data }) => data.interviewId,
  evolve: (row, event) => {
    const { occurredAt: at } = event.metadata;
    switch (event.type) {
      case 'ApplicationSubmitted': {
        const { interviewId, jobId, source } = event.data;
        return { ...(row ?? started(interviewId, jobId, at)), source, appliedSource: source };
      }
      case 'InterviewCreated':
        return row ?? { ...started(event.data.interviewId, event.data.jobId, at), source: event.data.source ?? '' };
      case 'InterviewSourceChanged':
        return row && { ...row, source: event.data.source ?? '' };
      case 'InterviewStatusChanged': {
        const { from, to, undoneTo, reasonId } = event.data;
        if (!row || from === to) return row;
        const next = undoneTo ? unmoved(row, { to, undoneTo }) : moved(row, to, at);
        return { ...next, reachedNames: namesOf(next), reasonId: reasonId ?? null };
      }
    }
  },
  rollup: {
    by: ['source', 'reachedNames'],
    at: 'startedAt',
    keys: ['source', 'reachedNames'],
    zone: companyZone,
  },
  refs: {
    reason: join(rejectionReasonName, 'reasonId', (row, reason) => ({ ...row, reasonName: reason?.name ?? null })),
  },
});
