import { Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { unlessRefused } from '#integration-workers/engine/command';
import { FOR_A_DAY, job } from '#integration-workers/engine/job';

const REVIEWS = {
  projections: ['recruiting.interviewReview', 'recruiting.reviewLink'],
  text: `select review.id from read.interview_review review
    join read.review_link link on link.tenant_id = review.tenant_id and link.id = review.link_id
    where review.tenant_id = $1 and review.interview_id = $2 and link.id = $3 and link.reviews_removed_at is not null`,
};

/** Takes away what was said by a link, once that was asked for. */
export const discardReviews = job({
  name: 'recruiting.review-link.discard-reviews',
  payload: z.strictObject({ reviewLinkId: Id, interviewId: Id }),
  options: FOR_A_DAY,
  handle: async ({ data: { reviewLinkId, interviewId }, cause }, { read, command }) => {
    const found = await read<{ id: Id }>(cause, { ...REVIEWS, values: [cause.tenantId, interviewId, reviewLinkId] });
    for (const { id } of found) {
      const discard = command(cause, { aggregate: 'interviewReview', id, type: 'DiscardReview', data: {} });
      await unlessRefused(discard, 'not-found');
    }
  },
});
