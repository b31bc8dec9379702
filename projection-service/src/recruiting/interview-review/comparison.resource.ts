import { answeredSteps } from 'access/recruiting/answered-step';
import { askedQuestions } from 'access/recruiting/asked-questions';
import { recordIn } from 'access/recruiting/record-in';
import type { TenantAuth } from 'contracts/kernel/auth';
import { Rejection } from 'contracts/kernel/problem';
import {
  COMPARED_ANSWERS,
  type ComparedAnswer,
  type Comparison,
  compareAnswers,
  compareOpenAnswers,
} from 'contracts/recruiting/interview-review/comparison.endpoints';
import { response } from 'contracts/recruiting/response/response.entity';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import type { ProjectionContext } from '#projection-service/context';
import { askAs } from '#projection-service/engine/list-resource';
import { reachMinPosition } from '#projection-service/engine/min-position';
import { assertJobSeen } from '#projection-service/recruiting/job/job.sight';
import { overtimeIn, recordingFaultIn, recordingsOf } from '#projection-service/recruiting/response/recordings';
import { inSight, raterOf } from './in-sight.ts';
import { reviewProjections } from './interview-review.resource.ts';
import { ask, readReviews } from './review-rows.ts';

const titles = ['recruiting.job', 'recruiting.openInterview'];
/** What interviews are for, and the column that says so. */
const sources = { job: 'job_id', open_interview: 'open_interview_id' } as const;
type Of = keyof typeof sources;

const queriesOf = (of: Of) => {
  const column = sources[of];
  const done = `from read.response where tenant_id = $1 and ${column} = $2 and status in ('submitted', 'expired')
  and answered_count > 0 and (question_set_id, question_set_revision) in
    (select * from unnest($3::uuid[], $4::bigint[]))`;
  return {
    title: `select title from read.${of} where tenant_id = $1 and id = $2`,
    /** Versions of sets that candidates were asked, as many as it comes to have, oldest first. */
    asked: `select question_set_id, question_set_revision, min(step_name), min(created_at) as first from read.response
  where tenant_id = $1 and ${column} = $2 group by 1, 2 order by first, 1, 2 limit 100`,
    page: `select id, interview_id, candidate_name ${done} order by created_at, id limit ${COMPARED_ANSWERS} offset $5`,
    total: `select count(*) ${done}`,
  };
};
const queries = { job: queriesOf('job'), open_interview: queriesOf('open_interview') };

type SetRevision = { questionSetId: string; questionSetRevision: number; stepName: string };
type Wanted = { of: Of; id: string; questionId?: string | undefined; areNamesHidden: boolean; page: number; now: Date };

/** GET …/comparison of a job or an open interview: all answers to one question side by side. */
export const comparisonResource = (router: IRouter, context: ProjectionContext): void => {
  const { reader, store, http } = context;
  const asked = askedQuestions(store);
  const answered = answeredSteps(store);

  /** The questions, each once, and the versions of sets that each is in. */
  const questionsOf = async (tenantId: string, sets: readonly SetRevision[]) => {
    const found = new Map<string, { text: string; stepName: string; sets: SetRevision[] }>();
    for (const set of sets) {
      for (const { id, text } of await asked(tenantId, set)) {
        const known = found.get(id);
        found.set(id, { text, stepName: set.stepName, sets: [...(known?.sets ?? []), set] });
      }
    }
    return found;
  };

  const compare = async (auth: TenantAuth, wanted: Wanted): Promise<Comparison> => {
    const { tenantId } = auth;
    const { of: kind, id, areNamesHidden, page, now } = wanted;
    const { title, asked: askedSets, page: ofPage, total: inTotal } = queries[kind];
    const [[titled] = [], sets = []] = await askAs(reader)(tenantId, [
      ask(title, [tenantId, id]),
      ask(askedSets, [tenantId, id]),
    ]);
    if (!titled) throw new Rejection('not-found', 404);
    if (kind === 'job') await assertJobSeen(context, auth, id);
    const found = await questionsOf(
      tenantId,
      sets.map(([questionSetId, revision, stepName]) => ({
        questionSetId: String(questionSetId),
        questionSetRevision: Number(revision),
        stepName: String(stepName),
      })),
    );
    const questionId = wanted.questionId ?? [...found.keys()][0] ?? null;
    const inSets = found.get(questionId ?? '')?.sets ?? [];
    const of = [
      ...[tenantId, id, inSets.map((set) => set.questionSetId), inSets.map((set) => set.questionSetRevision)],
    ];
    const first = (page - 1) * COMPARED_ANSWERS;
    const [rows = [], [total] = []] = await askAs(reader)(tenantId, [ask(ofPage, [...of, first]), ask(inTotal, of)]);
    const responseIds = rows.map(([responseId]) => String(responseId));
    const { reviews, offered, isBlind, names } = await readReviews(reader, tenantId, {
      responseIds,
      jobId: kind === 'job' ? id : null,
    });
    const viewer = raterOf(auth, isBlind);
    const recordings = await recordingsOf(reader, tenantId, responseIds);

    const answerOf = async ([responseId, interviewId, name]: readonly unknown[], index: number) => {
      const record = await recordIn(store, response, { tenantId, id: String(responseId) });
      const questions = record ? await answered(tenantId, record) : [];
      const question = questions.find((one) => one.questionId === questionId);
      if (!record || !question) return [];
      const ofStep = reviews.filter((review) => review.responseId === responseId);
      const { isHidden, ratingsOf, commentsOf, reviewers } = inSight(ofStep, viewer, names);
      const answer: ComparedAnswer = {
        ...question,
        overtime: overtimeIn(record, question, recordings),
        recordingFault: recordingFaultIn(record, question, { recordings, now }),
        ...{ responseId: String(responseId), interviewId: String(interviewId), number: first + index + 1, isHidden },
        candidateName: areNamesHidden ? null : (name as string | null),
        isSubmitted: reviewers.some(({ isMine, status }) => isMine && status === 'submitted'),
        reviewers: reviewers.length,
        ratings: ratingsOf(question.questionId),
        comments: commentsOf(question.questionId),
      };
      return [answer];
    };
    return {
      jobTitle: String(titled[0]),
      questions: [...found].map(([one, { text, stepName }]) => ({ questionId: one, text, stepName })),
      ...{ questionId, offered, answers: (await Promise.all(rows.map(answerOf))).flat() },
      total: Number(total?.[0] ?? 0),
    };
  };

  const serve = (endpoint: typeof compareAnswers | typeof compareOpenAnswers, of: Of) =>
    mount(
      router,
      endpoint as typeof compareAnswers,
      async ({ auth, params: { id }, query: { questionId, names, page }, minPosition, now }) => {
        await reachMinPosition(context, minPosition, [...reviewProjections, ...titles], auth.tenantId);
        return { body: await compare(auth, { of, id, questionId, page, now, areNamesHidden: names === 'hidden' }) };
      },
      http,
    );
  serve(compareAnswers, 'job');
  serve(compareOpenAnswers, 'open_interview');
};
