import type { ReviewEvent } from 'contracts/recruiting/interview-review/interview-review.entity';
import { policy } from '#integration-workers/engine/policy';
import { tellMentionedInReview } from './tell-mentioned-in-review.job.ts';

/** Whenever a comment on an answer mentions somebody, they are told. */
export const interviewReviewPolicy = policy<ReviewEvent>({
  name: 'recruiting.interview-review',
  jobs: [tellMentionedInReview],
  on: {
    AnswerCommented: ({ data: { interviewReviewId, commentId, mentions } }) =>
      mentions.length === 0 ? [] : [tellMentionedInReview.request(commentId, { interviewReviewId, commentId })],
  },
});
