import { answeredSteps } from 'access/recruiting/answered-step';
import { recordIn } from 'access/recruiting/record-in';
import type { TenantAuth } from 'contracts/kernel/auth';
import { Rejection } from 'contracts/kernel/problem';
import { showInterviewReview } from 'contracts/recruiting/interview-review/interview-review.endpoints';
import type { ReviewedInterview, ReviewedStep } from 'contracts/recruiting/interview-review/interview-review.views';
import { type ResponseRecord, response } from 'contracts/recruiting/response/response.entity';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import type { ProjectionContext } from '#projection-service/context';
import { askAs } from '#projection-service/engine/list-resource';
import { reachMinPosition } from '#projection-service/engine/min-position';
import { companySettingsProjection } from '#projection-service/identity/company-settings/company-settings.projection';
import { interviewProjection } from '#projection-service/recruiting/interview/interview.projection';
import { assertJobSeen } from '#projection-service/recruiting/job/job.sight';
import {
  overtimeIn,
  RECORDINGS_OF,
  recordingFaultIn,
  recordingsOf,
} from '#projection-service/recruiting/response/recordings';
import { responseProjection } from '#projection-service/recruiting/response/response.projection';
import { inSight, raterOf } from './in-sight.ts';
import { interviewReviewProjection } from './interview-review.projection.ts';
import { ask, readReviews } from './review-rows.ts';

export const reviewProjections = [
  interviewProjection,
  responseProjection,
  interviewReviewProjection,
  companySettingsProjection,
]
  .map(({ name }) => name)
  .concat(RECORDINGS_OF);

const INTERVIEW = `select candidate_name, job_title, job_id, open_interview_id, created_at, response_ids from read.interview
  where tenant_id = $1 and id = $2`;
/** Interviews of the same job, or the same open interview, in the order in which they were opened, of which something was answered. */
type Column = 'job_id' | 'open_interview_id';
const neighbour = (column: Column, before: boolean) => `select i.id from read.interview i
  where i.tenant_id = $1 and i.${column} = $2 and (i.created_at, i.id) ${before ? '<' : '>'} ($3::timestamptz, $4::uuid)
    and exists (select from read.response r where r.tenant_id = i.tenant_id and r.interview_id = i.id
      and r.answered_count > 0 and r.status in ('submitted', 'expired'))
  order by i.created_at ${before ? 'desc' : 'asc'}, i.id ${before ? 'desc' : 'asc'} limit 1`;
const neighbours = (column: Column) => [neighbour(column, true), neighbour(column, false)] as const;
const OF_JOB = neighbours('job_id');
const OF_OPEN_INTERVIEW = neighbours('open_interview_id');

/** GET /api/tenant/interviews/{id}/review: what was answered, beside what reviewers say of it. */
export const interviewReviewPage = (router: IRouter, context: ProjectionContext): void => {
  const { reader, store, http } = context;
  const answered = answeredSteps(store);

  const show = async (auth: TenantAuth, id: string, now: Date): Promise<ReviewedInterview> => {
    const { tenantId } = auth;
    const [[interview] = []] = await askAs(reader)(tenantId, [ask(INTERVIEW, [tenantId, id])]);
    if (!interview) throw new Rejection('not-found', 404);
    const [candidateName, jobTitle, jobId, openInterviewId, createdAt, responseIds] = interview as [
      ...[string | null, string, string | null, string | null, string, string[]],
    ];
    if (jobId !== null) await assertJobSeen(context, auth, jobId);
    const beside = [tenantId, jobId ?? openInterviewId, createdAt, id];
    const [before, after] = jobId === null ? OF_OPEN_INTERVIEW : OF_JOB;
    const [{ reviews, offered, isBlind, names }, recordings, [[previous] = [], [next] = []]] = await Promise.all([
      readReviews(reader, tenantId, { responseIds, jobId }),
      recordingsOf(reader, tenantId, responseIds),
      askAs(reader)(tenantId, [ask(before, beside), ask(after, beside)]),
    ]);
    const viewer = raterOf(auth, isBlind);

    const stepOf = async (record: ResponseRecord): Promise<ReviewedStep> => {
      const ofStep = reviews.filter(({ responseId }) => responseId === record.id);
      const { isHidden, ratingsOf, commentsOf, reviewers } = inSight(ofStep, viewer, names);
      const { id: responseId, stepName, status, submittedAt } = record;
      const questions = await answered(tenantId, record);
      return {
        ...{ responseId, stepName, status, submittedAt, isHidden, offered, reviewers },
        questions: questions.map((question) => ({
          ...question,
          overtime: overtimeIn(record, question, recordings),
          recordingFault: recordingFaultIn(record, question, { recordings, now }),
          ratings: ratingsOf(question.questionId),
          comments: commentsOf(question.questionId),
        })),
      };
    };
    const records = await Promise.all(responseIds.map((one) => recordIn(store, response, { tenantId, id: one })));
    const steps = await Promise.all(records.flatMap((record) => (record ? [stepOf(record)] : [])));
    return {
      ...{ interviewId: id, candidateName, jobTitle, steps: steps.reverse() },
      previousId: (previous?.[0] as string | undefined) ?? null,
      nextId: (next?.[0] as string | undefined) ?? null,
    };
  };

  mount(
    router,
    showInterviewReview,
    async ({ auth, params: { id }, minPosition, now }) => {
      await reachMinPosition(context, minPosition, reviewProjections, auth.tenantId);
      return { body: await show(auth, id, now) };
    },
    http,
  );
};
