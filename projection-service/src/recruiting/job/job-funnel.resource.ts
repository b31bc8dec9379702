import { Rejection } from 'contracts/kernel/problem';
import { interviewStatuses, REJECTED } from 'contracts/recruiting/interview/interview.statuses';
import { showJobFunnel } from 'contracts/recruiting/job/job.endpoints';
import { mount } from 'platform/http/route';
import type { Query } from '#projection-service/engine/list-query';
import { askAs, type ReadResource } from '#projection-service/engine/list-resource';
import { reachMinPosition } from '#projection-service/engine/min-position';
import { prepared } from '#projection-service/engine/prepared';
import { HIRE_TIMES, HIRED } from '#projection-service/recruiting/pending-hire/hire-time';
import { pendingHireProjection } from '#projection-service/recruiting/pending-hire/pending-hire.projection';
import { interviewCourseProjection } from './interview-course.projection.ts';
import { jobProjection } from './job.projection.ts';
import { assertJobSeen } from './job.sight.ts';

const OF_JOB = 'read.interview_course c where c.tenant_id = $1 and c.job_id = $2';
const middle = (seconds: string, where = ''): string =>
  `round(percentile_cont(0.5) within group (order by ${seconds})${where && ` filter (where ${where})`})`;
const between = (from: string, to: string): string => `extract(epoch from ${to} - ${from})`;

const EXISTS = 'select 1 from read.job where tenant_id = $1 and id = $2';
const WHOLE = `select count(*), count(c.applied_source), count(c.answered_at), ${middle(between('c.started_at', 'c.answered_at'))},
  count(c.approved_at), ${middle(between('c.started_at', 'c.approved_at'))} from ${OF_JOB}`;
const REACHED = `select s, count(*) from (select c.reached from ${OF_JOB}) c, jsonb_array_elements_text(c.reached) s group by s`;
const NOW = `select c.status, count(*), ${middle(between('c.status_since', '$3::timestamptz'))} from ${OF_JOB} group by c.status`;
const LEFT = `select s ->> 'status', ${middle(`(s ->> 'ms')::float8 / 1000`)}
  from (select c.stays from ${OF_JOB}) c, jsonb_array_elements(c.stays) s group by 1`;
const REASONS = `select c.reason_id, c.reason_name, count(*) from ${OF_JOB} and c.status = '${REJECTED}' group by 1, 2 order by 3 desc, 2`;
const SOURCES = `select c.source, count(*), count(*) filter (where c.reached ? 'considered'),
  count(c.approved_at), count(*) filter (where c.status = 'rejected'), count(*) filter (where exists (
    select from read.pending_hire h where h.tenant_id = $1 and h.interview_id = c.id and h.status = 'hired'))
  from ${OF_JOB} group by c.source order by 2 desc, c.source = '', 1`;

const HIRES = `select ${HIRE_TIMES} from ${HIRED} and h.job_id = $2`;

const numberOf = (cell: unknown): number => Number(cell ?? 0);
const secondsOf = (cell: unknown): number | null =>
  cell === null || cell === undefined ? null : Math.max(0, Number(cell));

/** GET /api/tenant/jobs/:id/funnel (docs/product.md REC-29). */
export const jobFunnelResource: ReadResource = (router, context) =>
  mount(
    router,
    showJobFunnel,
    async ({ auth, params: { id }, minPosition, now }) => {
      const { tenantId } = auth;
      await assertJobSeen(context, auth, id);
      const shown = [jobProjection.name, interviewCourseProjection.name, pendingHireProjection.name];
      await reachMinPosition(context, minPosition, shown, tenantId);
      const ask = (text: string, ...more: unknown[]): Query => ({
        ...prepared(text),
        values: [tenantId, id, ...more],
        rowMode: 'array',
      });
      const found = await askAs(context.reader)(tenantId, [
        ask(EXISTS),
        ask(WHOLE),
        ask(REACHED),
        ask(NOW, now.toISOString()),
        ask(LEFT),
        ask(SOURCES),
        ask(REASONS),
        ask(HIRES),
      ]);
      const [job = [], [whole = []] = [], reached = [], here = [], left = [], sources = [], reasons = [], hires = []] =
        found;
      if (job.length === 0) throw new Rejection('not-found', 404);
      const of = (rows: unknown[][], status: string) => rows.find(([name]) => name === status) ?? [];
      return {
        body: {
          interviews: numberOf(whole[0]),
          applications: numberOf(whole[1]),
          statuses: interviewStatuses.map((status) => ({
            status,
            reached: numberOf(of(reached, status)[1]),
            now: numberOf(of(here, status)[1]),
            medianSeconds: secondsOf(of(left, status)[1]),
            waitingSeconds: secondsOf(of(here, status)[2]),
          })),
          firstAnswer: { count: numberOf(whole[2]), medianSeconds: secondsOf(whole[3]) },
          hire: { count: numberOf(whole[4]), medianSeconds: secondsOf(whole[5]) },
          hired: { count: numberOf(hires[0]?.[0]), medianSeconds: secondsOf(hires[0]?.[1]) },
          reasons: reasons.map(([reasonId, name, interviews]) => ({
            reasonId: reasonId === null ? null : String(reasonId),
            name: name === null ? null : String(name),
            interviews: numberOf(interviews),
          })),
          sources: sources.map(([source, interviews, considered, approved, rejected, hired]) => ({
            source: String(source) || null,
            interviews: numberOf(interviews),
            considered: numberOf(considered),
            approved: numberOf(approved),
            rejected: numberOf(rejected),
            hired: numberOf(hired),
          })),
        },
      };
    },
    context.http,
  );
