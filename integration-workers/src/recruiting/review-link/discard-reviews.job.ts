import { Id } from 'contracts/kernel/id';
import { z } from 'zod';
import { unlessRefused } from '#integration-workers/engine/command';
import { FOR_A_DAY, job } from '#integration-workers/engine/job';

const REVIEWS = {
  projections: ['recruiting.interviewReview'],
  text: 'select id from read.interview_review where tenant_id = $1 and interview_id = $2 and link_id = $3',
};

/** Takes away what was said by a link. */
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
