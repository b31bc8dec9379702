import type { TenantAuth } from 'contracts/kernel/auth';
import * as endpoints from 'contracts/recruiting/interview-review/interview-review.endpoints';
import { interviewReview } from 'contracts/recruiting/interview-review/interview-review.entity';
import type { IRouter } from 'express';
import type { EventStore } from 'platform/event-store/event-store';
import { mount } from 'platform/http/route';
import type { CommandContext } from '#command-service/context';
import { answerOf } from '#command-service/entity/entity.routes';
import { actorOf, causeOf, createdId, type ToOne } from '#command-service/http/cause';
import { jobSight } from '#command-service/recruiting/job/job.sight';
import { type Reviewing, reviewing } from './reviewing.ts';

export type ReviewContext = CommandContext & { store: EventStore };
type Asking = ToOne & { auth: TenantAuth };

/** Staff rate and comment on what candidates answered, each in their own name. */
export const interviewReviewRoutes = (router: IRouter, context: ReviewContext): void => {
  const review = reviewing(context);
  const sight = jobSight(context);

  const whoOf = async ({ auth, params: { id } }: Asking): Promise<Reviewing> => {
    await sight.assertResponse(auth, id);
    return { responseId: id, reviewerId: actorOf(auth).id, linkId: null, guestName: null };
  };

  mount(
    router,
    endpoints.rateAnswer,
    async (request) =>
      answerOf(interviewReview, await review.rate(await whoOf(request), request.body, causeOf(request))),
    context,
  );
  mount(
    router,
    endpoints.commentAnswer,
    async (request) => {
      const data = { ...request.body, commentId: createdId('answer-comment', request) };
      return answerOf(interviewReview, await review.comment(await whoOf(request), data, causeOf(request)));
    },
    context,
  );
  mount(
    router,
    endpoints.removeAnswerComment,
    async (request) => {
      const { commentId } = request.params;
      const said = { type: 'RemoveAnswerComment' as const, data: { commentId } };
      return answerOf(interviewReview, await review.change(await whoOf(request), said, causeOf(request)));
    },
    context,
  );
  mount(
    router,
    endpoints.submitReview,
    async (request) => {
      const said = { type: 'SubmitReview' as const, data: {} };
      return answerOf(interviewReview, await review.change(await whoOf(request), said, causeOf(request)));
    },
    context,
  );
  mount(
    router,
    endpoints.reopenReview,
    async (request) => {
      const said = { type: 'ReopenReview' as const, data: {} };
      return answerOf(interviewReview, await review.change(await whoOf(request), said, causeOf(request)));
    },
    context,
  );
};
