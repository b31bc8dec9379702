import { answersOf } from 'access/recruiting/answered-step';
import { askedQuestions } from 'access/recruiting/asked-questions';
import { type OwnInterview, ownInterview } from 'access/recruiting/own-interview';
import { Rejection } from 'contracts/kernel/problem';
import { showMyResponse } from 'contracts/recruiting/response/response.endpoints';
import { myQuestionOf } from 'contracts/recruiting/response/response.mine';
import { isAnswerable } from 'contracts/recruiting/response/response.progress';
import type { MyResponse } from 'contracts/recruiting/response/response.views';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import type { ProjectionContext } from '#projection-service/context';
import { askAs } from '#projection-service/engine/list-resource';
import { prepared } from '#projection-service/engine/prepared';

const COMPANY = 'select coalesce(profile_name, tenant_name), subdomain from read.public_company where id = $1';
const TITLE = `select title from read.job where tenant_id = $1 and id = $2
  union all select title from read.open_interview where tenant_id = $1 and id = $3`;

/**
 * GET /api/candidate/responses/{interviewId}: from the history itself, so that a page that is loaded again goes on where the
 * server is.
 */
export const myResponseResource = (router: IRouter, context: ProjectionContext): void => {
  const { store, reader, interviewLookup, http } = context;
  const asked = askedQuestions(store);

  const around = async ({ tenantId, interview, response: { stepName } }: OwnInterview) => {
    const texts = [
      { ...prepared(COMPANY), values: [tenantId], rowMode: 'array' as const },
      { ...prepared(TITLE), values: [tenantId, interview.jobId, interview.openInterviewId], rowMode: 'array' as const },
    ];
    const [[company] = [], [titled] = []] = await askAs(reader)(tenantId, texts);
    const [companyName, companySubdomain] = (company ?? ['', '']) as string[];
    return {
      companyName: companyName ?? '',
      companySubdomain: companySubdomain ?? '',
      title: String(titled?.[0] ?? stepName),
    };
  };

  mount(
    router,
    showMyResponse,
    async ({ auth: { userId }, params: { interviewId }, query: { responseId }, now }) => {
      const wanted = { interviewId, userId, now, responseId };
      const found = await ownInterview({ store, ...interviewLookup }, wanted);
      if (!found) throw new Rejection('not-found', 404);
      const { tenantId, response: record, responses } = found;
      const [questions, answers, names] = await Promise.all([
        asked(tenantId, record),
        answersOf(store, { tenantId, id: record.id }),
        around(found),
      ]);
      const { id, status, stepName, expiresAt, deadline, timePercent, openedAt, submittedAt } = record;
      const { instructions, instructionsVideoId, reopenedFor } = record;
      const body: MyResponse = {
        ...{ id, interviewId, status, ...names, stepName, expiresAt, openedAt, submittedAt },
        ...{ instructions, instructionsVideoId, reopenedFor },
        serverTime: now.toISOString(),
        timeZone: deadline.timeZone,
        timeFactor: timePercent / 100,
        alsoOpen: responses
          .filter((one) => one.id !== id && isAnswerable(one, now))
          .map((one) => ({ id: one.id, stepName: one.stepName, expiresAt: one.expiresAt })),
        questions: questions.map((question) =>
          myQuestionOf(question, { record, answer: answers[question.id] ?? null, now }),
        ),
      };
      return { body };
    },
    http,
  );
};
