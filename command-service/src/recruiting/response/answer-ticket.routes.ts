import { mayFetchAsCandidate } from 'access/recruiting/answer-file';
import { Rejection } from 'contracts/kernel/problem';
import { answeredResponse, file } from 'contracts/library/file/file.entity';
import { issueAnswerTicket, issueMyAnswerTicket } from 'contracts/recruiting/response/response.endpoints';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import { entityState } from '#command-service/entity/entity.state';
import { assertCompleted, type FileContext, ticketAnswer } from '#command-service/library/file/file.routes';
import { jobSight } from '#command-service/recruiting/job/job.sight';
import type { ResponseContext } from './my-response.routes.ts';

/** Who fetches the bytes of an answer is judged again when they do (docs/product.md FILE-23). */
export const answerTicketRoutes = (router: IRouter, context: FileContext & ResponseContext): void => {
  const { store, interviewLookup } = context;
  const sight = jobSight(context);
  mount(
    router,
    issueAnswerTicket,
    async ({ auth, params: { id: response, fileId }, body: { purpose }, now }) => {
      const { tenantId: tenant, userId: sub, sid, permissions } = auth;
      if (!permissions.includes('tenant.interviews.responses.read'))
        throw new Rejection('forbidden', 403, {
          detail: 'This takes the permission tenant.interviews.responses.read.',
        });
      await sight.assertResponse(auth, response);
      const state = await entityState(store, file, { tenantId: tenant, id: fileId });
      if (state.status !== 'kept' || answeredResponse(state.record.answer) !== response)
        throw new Rejection('not-found', 404);
      assertCompleted(state.record);
      return ticketAnswer(context, { sub, sid, right: { of: 'answer', tenant, response }, file: fileId, purpose }, now);
    },
    context,
  );
  mount(
    router,
    issueMyAnswerTicket,
    async ({ auth: { userId: sub, sid }, params: { interviewId, fileId }, body: { purpose }, now }) => {
      const record = await mayFetchAsCandidate({ store, ...interviewLookup }, { interviewId, fileId, userId: sub });
      if (!record) throw new Rejection('not-found', 404);
      assertCompleted(record);
      return ticketAnswer(
        context,
        { sub, sid, right: { of: 'interview', interview: interviewId }, file: fileId, purpose },
        now,
      );
    },
    context,
  );
};
