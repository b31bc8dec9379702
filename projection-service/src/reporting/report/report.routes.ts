import type { Period } from 'contracts/kernel/period';
import { dayName } from 'contracts/kernel/zoned-day';
import type { InterviewStatus } from 'contracts/recruiting/interview/interview.entity';
import { interviewStatuses } from 'contracts/recruiting/interview/interview.statuses';
import * as endpoints from 'contracts/reporting/report/report.endpoints';
import type {
  InterviewsReportRow,
  SourcesReport,
  TrainingSchedulesReportRow,
} from 'contracts/reporting/report/report.views';
import type { AssignmentStatus } from 'contracts/training/assignment/assignment.choices';
import { mount } from 'platform/http/route';
import { askAs, type ReadResource } from '#projection-service/engine/list-resource';
import { reachMinPosition } from '#projection-service/engine/min-position';
import { prepared } from '#projection-service/engine/prepared';
import type { Projection } from '#projection-service/engine/projection';
import type { Span } from '#projection-service/engine/rollup-period';
import { type Cell, createRollupRead } from '#projection-service/engine/rollup-read';
import { candidateProjection } from '#projection-service/recruiting/candidate/candidate.projection';
import { interviewProjection } from '#projection-service/recruiting/interview/interview.projection';
import { interviewCourseProjection } from '#projection-service/recruiting/job/interview-course.projection';
import { HIRE_TIMES, HIRED } from '#projection-service/recruiting/pending-hire/hire-time';
import { pendingHireProjection } from '#projection-service/recruiting/pending-hire/pending-hire.projection';
import { assignmentProjection } from '#projection-service/training/assignment/assignment.projection';
import { programProjection } from '#projection-service/training/program/program.projection';
import { jobSourceProjection } from './job-source.projection.ts';

/** Nothing that this product tells of lies outside; further away the calendar itself is another. */
const EARLIEST = Date.UTC(1900, 0, 1);
const LATEST = Date.UTC(9999, 0, 1);

const within = (at: string): number => Math.min(Math.max(Date.parse(at), EARLIEST), LATEST);
const spanOf = (period: Period | undefined): Span =>
  period ? { start: within(period.start), end: within(period.end) } : null;

const momentsOf = (period: Period | undefined): string[] => {
  const span = spanOf(period);
  return [span?.start ?? EARLIEST, span?.end ?? LATEST].map((at) => new Date(at).toISOString());
};

const HIRES = `select ${HIRE_TIMES} from ${HIRED} and h.hired_at >= $2 and h.hired_at <= $3`;
/** Of interviews that began in a period, the hires that followed, by source. */
const HIRES_BY_SOURCE = `select c.source, count(*) from ${HIRED} and c.started_at >= $2 and c.started_at <= $3 group by c.source`;
/** Those of some ids that are open interviews. */
const OPEN_INTERVIEWS = `select o.id from unnest($2::uuid[]) as o(id) where exists (
  select from read.interview i where i.tenant_id = $1 and i.open_interview_id = o.id)`;
const isNumber = (cell: unknown): boolean => cell !== null && cell !== undefined;

const interviewRows = (cells: readonly Cell[]): InterviewsReportRow[] => {
  const rows = new Map<string, InterviewsReportRow>();
  for (const { values, day, n } of cells) {
    const [status = '', , title = ''] = values;
    const name = `${day}\n${status}\n${title}`;
    const known = rows.get(name);
    if (known) known.interviews_count += n;
    else
      rows.set(name, {
        interview_status: status as InterviewStatus,
        job_title: title,
        updated_at: dayName(day),
        interviews_count: n,
      });
  }
  return [...rows.values()].toSorted((a, b) =>
    a.updated_at < b.updated_at ? -1 : Number(a.updated_at > b.updated_at),
  );
};

const scheduleRows = (cells: readonly Cell[]): TrainingSchedulesReportRow[] =>
  cells
    .map(({ values: [status = ''], day, n }) => ({
      schedule_status: status as AssignmentStatus,
      updated_at: dayName(day),
      schedules_count: n,
    }))
    .toSorted((a, b) => (a.updated_at < b.updated_at ? -1 : Number(a.updated_at > b.updated_at)));

/** `hires`: by source; null for whoever may not read them. */
const sourceRows = (cells: readonly Cell[], hires: ReadonlyMap<string, number> | null): SourcesReport['data'] =>
  [...Map.groupBy(cells, ({ values: [source = ''] }) => source)]
    .map(([source, some]) => ({
      source_name: source || null,
      interviews_count: sumOf(some),
      reached: Object.fromEntries(
        interviewStatuses.flatMap((status) => {
          const n = sumOf(some.filter(({ values: [, reached = ''] }) => reached.split(' ').includes(status)));
          return n > 0 ? [[status, n]] : [];
        }),
      ) as SourcesReport['data'][number]['reached'],
      hires_count: hires && (hires.get(source) ?? 0),
    }))
    .toSorted(
      (a, b) =>
        b.interviews_count - a.interviews_count ||
        Number(a.source_name === null) - Number(b.source_name === null) ||
        (a.source_name ?? '').localeCompare(b.source_name ?? ''),
    );

const sumOf = (cells: readonly Cell[]): number => cells.reduce((sum, { n }) => sum + n, 0);

/** Each of these once. */
const distinct = <T>(all: readonly T[], nameOf: (one: T) => string): T[] => [
  ...new Map(all.map((one) => [nameOf(one), one])).values(),
];

/** GET /api/tenant/reports/…-consolidated, from roll-ups; hires, of which there are few, from their rows. */
export const reportRoutes: ReadResource = (router, context) => {
  type ReportRequest = {
    auth: { tenantId: string };
    query: { 'filter[period]'?: Period | undefined };
    minPosition: string | null;
    now: Date;
  };
  const counter = (projection: Projection) => {
    const read = createRollupRead(projection, askAs(context.reader));
    return async ({ auth, query, minPosition, now }: ReportRequest) => {
      await reachMinPosition(context, minPosition, [projection.name], auth.tenantId);
      return read(auth.tenantId, spanOf(query['filter[period]']), now.getTime());
    };
  };
  const countInterviews = counter(interviewProjection);
  const countCourses = counter(interviewCourseProjection);
  const countJobs = counter(jobSourceProjection);
  const countCandidates = counter(candidateProjection);
  const countPrograms = counter(programProjection);
  const countAssignments = counter(assignmentProjection);

  mount(
    router,
    endpoints.interviewsReport,
    async (request) => {
      const { zone, cells } = await countInterviews(request);
      const jobs = cells.map(({ values: [, id = '', title = ''] }) => ({ id, title }));
      const named = distinct(jobs, ({ id, title }) => `${id}\n${title}`);
      const values = [request.auth.tenantId, [...new Set(named.map(({ id }) => id))]];
      const ask = { ...prepared(OPEN_INTERVIEWS), values, rowMode: 'array' as const };
      const [found = []] = await askAs(context.reader)(request.auth.tenantId, [ask]);
      const open = new Set(found.map(([id]) => id));
      const meta = {
        time_zone: zone,
        jobs: named.filter(({ id }) => !open.has(id)),
        open_interviews: named.filter(({ id }) => open.has(id)),
      };
      return { body: { data: interviewRows(cells), meta } };
    },
    context.http,
  );
  mount(
    router,
    endpoints.jobsReport,
    async (request) => {
      const { cells } = await countJobs(request);
      const found = cells.map(({ values: [id = '', source = ''] }) => ({ id, source_name: source }));
      return { body: { data: distinct(found, ({ id, source_name }) => `${id}\n${source_name}`) } };
    },
    context.http,
  );
  const hiresBySource = async ({ auth: { tenantId }, query, minPosition }: ReportRequest) => {
    await reachMinPosition(context, minPosition, [pendingHireProjection.name], tenantId);
    const [rows = []] = await askAs(context.reader)(tenantId, [
      { ...prepared(HIRES_BY_SOURCE), values: [tenantId, ...momentsOf(query['filter[period]'])], rowMode: 'array' },
    ]);
    return new Map(rows.map(([source, n]) => [String(source ?? ''), Number(n)]));
  };
  mount(
    router,
    endpoints.sourcesReport,
    async (request) => {
      const { cells } = await countCourses(request);
      const mayReadHires = request.auth.permissions.includes('tenant.pendingHires.read');
      return { body: { data: sourceRows(cells, mayReadHires ? await hiresBySource(request) : null) } };
    },
    context.http,
  );
  mount(
    router,
    endpoints.hiresReport,
    async ({ auth: { tenantId }, query, minPosition }) => {
      await reachMinPosition(
        context,
        minPosition,
        [pendingHireProjection.name, interviewCourseProjection.name],
        tenantId,
      );
      const values = [tenantId, ...momentsOf(query['filter[period]'])];
      const [[[count, seconds] = []] = []] = await askAs(context.reader)(tenantId, [
        { ...prepared(HIRES), values, rowMode: 'array' },
      ]);
      return {
        body: { data: { hires_count: Number(count ?? 0), hire_seconds: isNumber(seconds) ? Number(seconds) : null } },
      };
    },
    context.http,
  );

  mount(
    router,
    endpoints.candidatesReport,
    async (request) => {
      const { cells } = await countCandidates(request);
      return { body: { data: { candidates_count: sumOf(cells) } } };
    },
    context.http,
  );
  mount(
    router,
    endpoints.trainingProgramsReport,
    async (request) => {
      const { cells } = await countPrograms(request);
      return { body: { data: { training_programs_count: sumOf(cells) } } };
    },
    context.http,
  );
  mount(
    router,
    endpoints.trainingSchedulesReport,
    async (request) => {
      const { zone, cells } = await countAssignments(request);
      return { body: { data: scheduleRows(cells), meta: { time_zone: zone } } };
    },
    context.http,
  );
};
