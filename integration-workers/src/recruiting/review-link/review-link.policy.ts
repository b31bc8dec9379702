import type { ReviewLinkEvent } from 'contracts/recruiting/review-link/review-link.entity';
import { policy } from '#integration-workers/engine/policy';
import { discardReviews } from './discard-reviews.job.ts';

/** Whenever staff take away what was said by a link, each review of it goes. */
export const reviewLinkPolicy = policy<ReviewLinkEvent>({
  name: 'recruiting.review-link',
  jobs: [discardReviews],
  on: {
    ReviewLinkReviewsRemoved: ({ data: { reviewLinkId, interviewId } }) => [
      discardReviews.request(reviewLinkId, { reviewLinkId, interviewId }),
    ],
  },
});
