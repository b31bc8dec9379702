import { reviewLink } from 'contracts/recruiting/review-link/review-link.entity';
import { entityProjection, entityResource } from '#projection-service/entity/entity.projection';
import { hidden } from '#projection-service/recruiting/job/job.sight';

/** Links for outside reviewers: for whom, until when, and how often they were opened. */
export const reviewLinkProjection = entityProjection(reviewLink, { version: 2 });

export const reviewLinkResource = entityResource(reviewLink, reviewLinkProjection, {
  hidden,
  hiddenBy: { column: 'job_id' },
});
