import type { ApplicationEvent } from 'contracts/recruiting/application/application.events';
import type { InterviewEvent, InterviewStatus } from 'contracts/recruiting/interview/interview.entity';
import { join, projection, schemaBeside } from '#projection-service/engine/projection';
import { rejectionReasonName } from '#projection-service/recruiting/rejection-reason/rejection-reason-name.ref';

/** A status that was had and left, in milliseconds. */
type Stay = { status: InterviewStatus; ms: number };

/** How an interview of a job went, without a word about its person: what the funnel of a job is counted from. */
type CourseRow = {
  id: string;
  jobId: string;
  /** Null: opened by staff. */
  source: string | null;
  /** The application, else the opening. */
  startedAt: string;
  status: InterviewStatus;
  statusSince: string;
  /** Every status that it ever had, once each. */
  reached: InterviewStatus[];
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
  | Extract<InterviewEvent, { type: 'InterviewCreated' | 'InterviewStatusChanged' }>;

const started = (id: string, jobId: string, at: string): CourseRow => ({
  ...{ id, jobId, source: null, startedAt: at, status: 'created', statusSince: at },
  ...{ reached: ['created'], stays: [], answeredAt: null, approvedAt: null, reasonId: null, reasonName: null },
});

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
  version: 2,
  table: 'interview_course',
  schema: schemaBeside(import.meta.url),
  columns: {
    jobId: 'uuid',
    source: 'text',
    startedAt: 'timestamptz',
    status: 'text',
    statusSince: 'timestamptz',
    reached: 'jsonb',
    stays: 'jsonb',
    answeredAt: 'timestamptz',
    approvedAt: 'timestamptz',
    reasonId: 'uuid',
    reasonName: 'text',
  },
  types: ['ApplicationSubmitted', 'InterviewCreated', 'InterviewStatusChanged'],
  createdBy: [],
  key: ({ data }) => data.interviewId,
  evolve: (row, event) => {
    const { occurredAt: at } = event.metadata;
    switch (event.type) {
      case 'ApplicationSubmitted': {
        const { interviewId, jobId, source } = event.data;
        if (jobId === null) return undefined;
        const before = row ?? started(interviewId, jobId, at);
        return { ...before, source };
      }
      case 'InterviewCreated':
        if (event.data.jobId === null) return undefined;
        return row ?? started(event.data.interviewId, event.data.jobId, at);
      case 'InterviewStatusChanged': {
        const { from, to, undoneTo, reasonId } = event.data;
        if (!row || from === to) return row;
        return { ...(undoneTo ? unmoved(row, { to, undoneTo }) : moved(row, to, at)), reasonId: reasonId ?? null };
      }
    }
  },
  refs: {
    reason: join(rejectionReasonName, 'reasonId', (row, reason) => ({ ...row, reasonName: reason?.name ?? null })),
  },
});
