import type { ReviewEvent } from 'contracts/recruiting/interview-review/interview-review.entity';
import type { ReviewLinkEvent } from 'contracts/recruiting/review-link/review-link.entity';
import { policy } from '#integration-workers/engine/policy';
import { discardReviews } from './discard-reviews.job.ts';

/** Whenever staff take away what was said by a link, each review of it goes, and so does one that was on its way at that moment. */
export const reviewLinkPolicy = policy<ReviewLinkEvent | ReviewEvent>({
  name: 'recruiting.review-link',
  jobs: [discardReviews],
  on: {
    ReviewLinkReviewsRemoved: ({ data: { reviewLinkId, interviewId } }) => [
      discardReviews.request(reviewLinkId, { reviewLinkId, interviewId }),
    ],
    InterviewReviewCreated: ({ data: { interviewReviewId, linkId, interviewId } }) =>
      linkId === null ? [] : [discardReviews.request(interviewReviewId, { reviewLinkId: linkId, interviewId })],
  },
});
