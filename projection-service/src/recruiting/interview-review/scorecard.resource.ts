import { teamMemberOf } from 'access/recruiting/hidden-jobs';
import { Rejection } from 'contracts/kernel/problem';
import { showScorecards } from 'contracts/recruiting/interview-review/scorecard.endpoints';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import type { ProjectionContext } from '#projection-service/context';
import { askAs } from '#projection-service/engine/list-resource';
import { reachMinPosition } from '#projection-service/engine/min-position';
import { companySettingsProjection } from '#projection-service/identity/company-settings/company-settings.projection';
import { assertJobSeen } from '#projection-service/recruiting/job/job.sight';
import { liveInterviewProjection } from '#projection-service/recruiting/live-interview/live-interview.projection';
import { inSight, viewerOf } from './in-sight.ts';
import { interviewReviewProjection } from './interview-review.projection.ts';
import { ask, readReviews } from './review-rows.ts';

const projections = [liveInterviewProjection, interviewReviewProjection, companySettingsProjection].map(
  ({ name }) => name,
);
const LIVE = 'select job_id, interviewer_ids from read.live_interview where tenant_id = $1 and id = $2';

/** GET /api/tenant/live-interviews/{id}/scorecards: what those who talked with a candidate think of it. */
export const scorecardResource = (router: IRouter, context: ProjectionContext): void => {
  const { reader, http } = context;
  mount(
    router,
    showScorecards,
    async ({ auth, params: { id: liveInterviewId }, minPosition }) => {
      const { tenantId } = auth;
      await reachMinPosition(context, minPosition, projections, tenantId);
      const [[live] = []] = await askAs(reader)(tenantId, [ask(LIVE, [tenantId, liveInterviewId])]);
      if (!live) throw new Rejection('not-found', 404);
      const jobId = live[0] as string | null;
      if (jobId !== null) await assertJobSeen(context, auth, jobId);
      const { reviews, offered, isBlind, names } = await readReviews(reader, tenantId, { liveInterviewId, jobId });
      // Who was not there has no scorecard of their own to submit first.
      const viewer = viewerOf(auth, isBlind && (live[1] as string[]).includes(teamMemberOf(auth)));
      const { isHidden, ratingsOf, commentsOf, reviewers: people } = inSight(reviews, viewer, names);
      const reviewers = people.map((one, place) => ({ ...one, userId: reviews[place]?.reviewerId ?? '' }));
      return {
        body: {
          ...{ liveInterviewId, isHidden, offered, reviewers },
          ...{ ratings: ratingsOf(liveInterviewId), comments: commentsOf(liveInterviewId) },
        },
      };
    },
    http,
  );
};
