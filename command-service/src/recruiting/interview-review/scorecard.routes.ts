import { recordIn } from 'access/recruiting/record-in';
import type { TenantAuth } from 'contracts/kernel/auth';
import { Rejection } from 'contracts/kernel/problem';
import { interview } from 'contracts/recruiting/interview/interview.entity';
import { interviewReview } from 'contracts/recruiting/interview-review/interview-review.entity';
import * as endpoints from 'contracts/recruiting/interview-review/scorecard.endpoints';
import { liveInterview } from 'contracts/recruiting/live-interview/live-interview.entity';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import { answerOf } from '#command-service/entity/entity.routes';
import { causeOf, createdId, type ToOne } from '#command-service/http/cause';
import { jobSight } from '#command-service/recruiting/job/job.sight';
import { assertTakesScorecard } from '#command-service/recruiting/live-interview/live-interview.decider';
import type { ReviewContext } from './interview-review.routes.ts';
import { type ReviewParty, reviewWriting, type Said } from './review-writing.ts';

type Asking = ToOne & { auth: TenantAuth; now: Date };

/** Those who talked with a candidate fill in a scorecard, each in their own name (docs/product.md REC-148). */
export const scorecardRoutes = (router: IRouter, context: ReviewContext): void => {
  const { store } = context;
  const writing = reviewWriting(context);
  const sight = jobSight(context);

  /** Who asks, as somebody who was to talk with the candidate of this live interview. */
  const partyOf = async ({ auth, params: { id }, now }: Asking): Promise<ReviewParty> => {
    await sight.assertLive(auth, id);
    const { tenantId } = auth;
    const live = await recordIn(store, liveInterview, { tenantId, id });
    if (!live) throw new Rejection('not-found', 404);
    // A program comes to nothing.
    const reviewerId = 'userId' in auth ? auth.userId : null;
    assertTakesScorecard(live, reviewerId, now);
    const { interviewId, candidateId, jobId } = live;
    const about = await recordIn(store, interview, { tenantId, id: interviewId });
    return {
      ...{ responseId: null, liveInterviewId: id, interviewId, candidateId, jobId },
      ...{ openInterviewId: about?.openInterviewId ?? null, reviewerId: String(reviewerId), linkId: null },
    };
  };
  const change = async (request: Asking & Parameters<typeof causeOf>[0], said: Said) =>
    answerOf(interviewReview, await writing.change(await partyOf(request), said, causeOf(request)));

  mount(
    router,
    endpoints.rateLiveInterview,
    async (request) => {
      const { auth, params, body } = request;
      const party = await partyOf(request);
      const liveInterviewId = params.id;
      const said: Said =
        body.ratingTypeId === null
          ? { type: 'WithdrawLiveInterviewRating', data: { liveInterviewId } }
          : {
              type: 'RateLiveInterview',
              data: { liveInterviewId, ...(await writing.wordOf(auth.tenantId, party.jobId, body.ratingTypeId)) },
            };
      return answerOf(interviewReview, await writing.say(party, said, causeOf(request)));
    },
    context,
  );
  mount(
    router,
    endpoints.commentLiveInterview,
    async (request) => {
      const { auth, params, body } = request;
      const party = await partyOf(request);
      await writing.assertMentioned(auth.tenantId, body.mentions);
      const commentId = createdId('answer-comment', request);
      const said: Said = { type: 'CommentLiveInterview', data: { commentId, liveInterviewId: params.id, ...body } };
      return answerOf(interviewReview, await writing.say(party, said, causeOf(request)));
    },
    context,
  );
  mount(
    router,
    endpoints.removeLiveComment,
    (request) => change(request, { type: 'RemoveAnswerComment', data: { commentId: request.params.commentId } }),
    context,
  );
  mount(router, endpoints.submitScorecard, (request) => change(request, { type: 'SubmitReview', data: {} }), context);
  mount(router, endpoints.reopenScorecard, (request) => change(request, { type: 'ReopenReview', data: {} }), context);
};
