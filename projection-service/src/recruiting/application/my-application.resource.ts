import { MAX_PAGE_ROWS } from 'contracts/kernel/paging';
import { listMyApplications } from 'contracts/recruiting/application/application.endpoints';
import { MyApplicationView } from 'contracts/recruiting/application/application.views';
import { progressOf } from 'contracts/recruiting/interview/interview.statuses';
import type pg from 'pg';
import { mount } from 'platform/http/route';
import { askAsPerson, type ReadResource } from '#projection-service/engine/list-resource';
import { reachMinPosition } from '#projection-service/engine/min-position';
import { prepared } from '#projection-service/engine/prepared';
import { myApplicationProjection } from './my-application.projection.ts';

const LIST = `select id, interview_id, company_id, job_id, open_interview_id, job_title, job_slug, coalesce(profile_name, tenant_name), company_subdomain, status, source,
    answer_by, has_live, applied_at, updated_at
  from read.my_application where user_id = $1 order by applied_at desc, id desc limit ${MAX_PAGE_ROWS}`;

const viewOf = (cells: unknown[]): MyApplicationView => {
  const [
    id,
    interviewId,
    companyId,
    jobId,
    openInterviewId,
    jobTitle,
    jobSlug,
    companyName,
    companySubdomain,
    status,
    source,
    answerBy,
    hasLive,
    appliedAt,
    updatedAt,
  ] = cells;
  const job = { jobId, openInterviewId, jobTitle, jobSlug };
  const { status: known } = MyApplicationView.pick({ status: true }).parse({ status });
  return {
    ...{
      id,
      interviewId,
      companyId,
      ...job,
      companyName,
      companySubdomain,
      source,
      answerBy,
      hasLive,
      appliedAt,
      updatedAt,
    },
    status: known,
    progress: progressOf(known),
  } as MyApplicationView;
};

/** Applications of one person across companies, newest first. */
export const readMyApplications = async (reader: pg.Pool, userId: string): Promise<MyApplicationView[]> => {
  const query = { ...prepared(LIST), values: [userId], rowMode: 'array' as const };
  const [rows = []] = await askAsPerson(reader)(userId, [query]);
  return rows.map(viewOf);
};

export const myApplicationResource: ReadResource = (router, context) => {
  mount(
    router,
    listMyApplications,
    async ({ auth, minPosition }) => {
      await reachMinPosition(context, minPosition, [myApplicationProjection.name]);
      return { body: await readMyApplications(context.reader, auth.userId) };
    },
    context.http,
  );
};
