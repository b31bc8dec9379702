import { interviewReview } from 'contracts/recruiting/interview-review/interview-review.entity';
import { join } from '#projection-service/engine/projection';
import { entityProjection, entityResource } from '#projection-service/entity/entity.projection';
import { apiKeyName } from '#projection-service/identity/api-key/api-key-name.ref';
import { userName } from '#projection-service/identity/user/user-name.ref';
import { hidden } from '#projection-service/recruiting/job/job.sight';

/** Reviews under the names of who wrote them; of an erased candidate, without what was said of them. */
export const interviewReviewProjection = entityProjection(interviewReview, {
  version: 2,
  refs: {
    reviewer: join(userName, 'reviewerId', (row, user) => (user ? { ...row, reviewerName: user.name } : row)),
    key: join(apiKeyName, 'reviewerId', (row, key) => (key ? { ...row, reviewerName: key.name } : row)),
  },
  also: {
    types: ['CandidateErased'],
    by: 'candidateId',
    evolve: (row) => ({
      ...row,
      guestName: null,
      comments: row.comments.map((comment) => ({ ...comment, text: null })),
    }),
  },
  moreIndexes: `-- by which a changed name and an erased person find their rows
create index interview_review_reviewer on interview_review (reviewer_id);
create index interview_review_candidate on interview_review (tenant_id, candidate_id);
-- once filled
create index interview_review_interview on interview_review (tenant_id, interview_id, created_at, id);
create index interview_review_job on interview_review (tenant_id, job_id, created_at, id);
create index interview_review_response on interview_review (tenant_id, response_id, created_at, id);
create index interview_review_live on interview_review (tenant_id, live_interview_id, created_at, id)
  where live_interview_id is not null;`,
});

export const interviewReviewResource = entityResource(interviewReview, interviewReviewProjection, {
  hidden,
  hiddenBy: { column: 'job_id' },
});
