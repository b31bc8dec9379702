import { answersOf } from 'access/recruiting/answered-step';
import { Rejection } from 'contracts/kernel/problem';
import {
  captionAnswer,
  endTake,
  inviteToInterview,
  inviteToInterviews,
} from 'contracts/recruiting/response/response.endpoints';
import { type ResponseCommand, response } from 'contracts/recruiting/response/response.entity';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import { type Asking, answerOf, entityRoutes } from '#command-service/entity/entity.routes';
import { entityState } from '#command-service/entity/entity.state';
import { causeOf } from '#command-service/http/cause';
import { toEach } from '#command-service/http/to-each';
import { jobSight } from '#command-service/recruiting/job/job.sight';
import { type Invitation, openInvitations } from './invite.ts';
import type { ResponseContext } from './my-response.routes.ts';
import { assertSilent } from './silent-take.ts';
import { refuse } from './takes.ts';

/** Candidates are invited to answer, one by one or many at once; single ones are given more time. */
export const invitationRoutes = (router: IRouter, context: ResponseContext): void => {
  const { store, commands, interviewLookup, uploads } = context;
  const invite = openInvitations({ store, commands });
  const sight = jobSight(context);

  entityRoutes(router, context, {
    entity: response,
    send: async (id: string, command: ResponseCommand, ifMatch: number | null, { auth }: Asking) => {
      await sight.assertResponse(auth, id);
      return commands.response(id, command, ifMatch);
    },
  });

  const inviteOne = async (request: Asking, id: string, invitation: Invitation) => {
    await sight.assertInterview(request.auth, id);
    const sent = await invite(id, invitation, causeOf(request));
    await interviewLookup.put(id, request.auth.tenantId);
    return sent;
  };
  mount(
    router,
    inviteToInterview,
    async (request) => answerOf(response, await inviteOne(request, request.params.id, request.body)),
    context,
  );
  mount(
    router,
    endTake,
    async (request) => {
      const { auth, params, body, ifMatch, now } = request;
      await sight.assertResponse(auth, params.id);
      const state = await entityState(store, response, { tenantId: auth.tenantId, id: params.id });
      if (state.status === 'absent') throw new Rejection('not-found', 404);
      await assertSilent(uploads.pieces, state.record, { ...body, now });
      const command = { type: 'EndTake' as const, data: { ...body, isOfStaff: true }, metadata: causeOf(request) };
      return answerOf(response, await commands.response(params.id, command, ifMatch));
    },
    context,
  );
  mount(
    router,
    captionAnswer,
    async (request) => {
      const { auth, params, body, ifMatch } = request;
      await sight.assertResponse(auth, params.id);
      const answers = await answersOf(store, { tenantId: auth.tenantId, id: params.id });
      const answer = answers[body.questionId];
      if (!answer || !('takeId' in answer)) throw refuse('answer-not-recorded', 409, 'questionId');
      const data = { ...body, fileId: answer.fileId };
      const command = { type: 'CaptionAnswer' as const, data, metadata: causeOf(request) };
      return answerOf(response, await commands.response(params.id, command, ifMatch));
    },
    context,
  );
  mount(
    router,
    inviteToInterviews,
    (request) => {
      const { ids, ...invitation } = request.body;
      return toEach(ids, (id) => inviteOne(request, id, invitation));
    },
    context,
  );
};
