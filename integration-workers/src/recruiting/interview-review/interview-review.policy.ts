import type { ReviewEvent } from 'contracts/recruiting/interview-review/interview-review.entity';
import { policy } from '#integration-workers/engine/policy';
import { tellMentionedInReview } from './tell-mentioned-in-review.job.ts';

type Comment = { interviewReviewId: string; commentId: string; mentions: readonly string[] };

const told = ({ interviewReviewId, commentId, mentions }: Comment) =>
  mentions.length === 0 ? [] : [tellMentionedInReview.request(commentId, { interviewReviewId, commentId })];

/** Whenever a comment on an answer, or on a live interview, mentions somebody, they are told. */
export const interviewReviewPolicy = policy<ReviewEvent>({
  name: 'recruiting.interview-review',
  jobs: [tellMentionedInReview],
  on: {
    AnswerCommented: ({ data }) => told(data),
    LiveInterviewCommented: ({ data }) => told(data),
  },
});
