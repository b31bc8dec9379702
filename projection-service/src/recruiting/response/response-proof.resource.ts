import { askedQuestions } from 'access/recruiting/asked-questions';
import { MAX_PAGE_ROWS } from 'contracts/kernel/paging';
import { Rejection } from 'contracts/kernel/problem';
import { type ResponseView, response } from 'contracts/recruiting/response/response.entity';
import {
  type ProvenResponse,
  proveInterview,
  proveJob,
  proveOpenInterview,
  ResponseGrant,
} from 'contracts/recruiting/response/response.proof';
import { besideOthers, provenOf } from 'contracts/recruiting/response/response.proven';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import type { ProjectionContext } from '#projection-service/context';
import { askAs } from '#projection-service/engine/list-resource';
import { reachMinPosition } from '#projection-service/engine/min-position';
import { prepared } from '#projection-service/engine/prepared';
import { quoted, snake } from '#projection-service/engine/sql-names';
import { interviewProjection } from '#projection-service/recruiting/interview/interview.projection';
import { jobProjection } from '#projection-service/recruiting/job/job.projection';
import { assertJobSeen } from '#projection-service/recruiting/job/job.sight';
import { RECORDINGS_OF, recordingsOf } from './recordings.ts';
import { responseProjection } from './response.projection.ts';
import { responseGrantProjection } from './response-grant.projection.ts';

const fields = Object.keys(response.view.shape);
type Column = 'interview_id' | 'job_id' | 'open_interview_id';
const rowsBy = (column: Column) => `select ${fields.map((field) => quoted(snake(field))).join(', ')}
  from read.response where tenant_id = $1 and ${column} = $2 order by created_at desc, id desc limit ${MAX_PAGE_ROWS}`;
const ROWS = {
  interview: rowsBy('interview_id'),
  job: rowsBy('job_id'),
  openInterview: rowsBy('open_interview_id'),
};
type Of = keyof typeof ROWS;
/** The job that it is about, where it is there and has one. */
const JOB_OF = {
  interview: 'select job_id from read.interview where tenant_id = $1 and id = $2',
  job: 'select id from read.job where tenant_id = $1 and id = $2',
  openInterview: 'select null from read.open_interview where tenant_id = $1 and id = $2',
};
const SOURCES = [
  ...[responseProjection, responseGrantProjection, interviewProjection, jobProjection].map(({ name }) => name),
  ...['recruiting.openInterview', RECORDINGS_OF],
];
const grantFields = Object.keys(ResponseGrant.shape);
const GRANTS = `select response_id, ${grantFields.map((field) => quoted(snake(field))).join(', ')} from read.response_grant
  where tenant_id = $1 and response_id = any ($2) order by occurred_at, id`;

const named = (names: readonly string[], cells: readonly unknown[]) =>
  Object.fromEntries(names.map((name, index) => [name, cells[index]]));
const asView = (cells: readonly unknown[]): ResponseView => {
  const row = named(fields, cells);
  const numbers = ['questionSetRevision', 'questionCount', 'timePercent', 'answeredCount', 'version'];
  return { ...row, ...Object.fromEntries(numbers.map((name) => [name, Number(row[name])])) } as ResponseView;
};

type Proof = { jobId: string | null; responses: ProvenResponse[] };

/** That everybody had the same limits, or where and why they had not (docs/product.md REC-58). */
export const responseProofResource = (router: IRouter, context: ProjectionContext): void => {
  const { reader, store, http } = context;
  const asked = askedQuestions(store);

  const prove = async (tenantId: string, of: Of, id: string, now: Date): Promise<Proof> => {
    const ask = (text: string, values: unknown[]) => ({ ...prepared(text), values, rowMode: 'array' as const });
    const [[job] = [], cells = []] = await askAs(reader)(tenantId, [
      ask(JOB_OF[of], [tenantId, id]),
      ask(ROWS[of], [tenantId, id]),
    ]);
    if (!job) throw new Rejection('not-found', 404);
    const responses = cells.map(asView);
    const ids = responses.map((one) => one.id);
    const [[given = []], recordings] = await Promise.all([
      askAs(reader)(tenantId, [ask(GRANTS, [tenantId, ids])]),
      recordingsOf(reader, tenantId, ids),
    ]);
    const grants = Map.groupBy(given, ([responseId]) => String(responseId));
    const proven = responses.map(async (one) =>
      provenOf(one, {
        questions: await asked(tenantId, one),
        grants: (grants.get(one.id) ?? []).map(([, ...rest]) => ResponseGrant.parse(named(grantFields, rest))),
        recordings,
        now,
      }),
    );
    return { jobId: job[0] === null ? null : String(job[0]), responses: besideOthers(await Promise.all(proven)) };
  };

  const serve = (endpoint: typeof proveInterview | typeof proveJob | typeof proveOpenInterview, of: Of) =>
    mount(
      router,
      endpoint as typeof proveJob,
      async ({ auth, params: { id }, minPosition, now }) => {
        const { tenantId } = auth;
        await reachMinPosition(context, minPosition, SOURCES, tenantId);
        const proven = await prove(tenantId, of, id, now);
        if (proven.jobId !== null) await assertJobSeen(context, auth, proven.jobId);
        return { body: proven.responses };
      },
      http,
    );
  serve(proveInterview, 'interview');
  serve(proveJob, 'job');
  serve(proveOpenInterview, 'openInterview');
};
