import { exampleInterviewId, exampleTenantId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { expect, it } from 'vitest';
import { recorded } from '#integration-workers/test/recorded.fixture';
import type { Tools } from '#integration-workers/tools';
import { discardReviews } from './discard-reviews.job.ts';
import { reviewLinkPolicy } from './review-link.policy.ts';

const reviewLinkId = derivedId('a link');

it('given what was said by a link, when staff take it away, then each review of it goes, also where one has gone before (REC-286)', async () => {
  const event = recorded('ReviewLinkReviewsRemoved', { reviewLinkId, interviewId: exampleInterviewId });
  const [asked] = reviewLinkPolicy.decide(event);
  expect(asked).toMatchObject({ job: discardReviews.name, data: { reviewLinkId, interviewId: exampleInterviewId } });
  const [gone, there] = [derivedId('gone'), derivedId('there')];
  const sent: string[] = [];
  const tools = {
    read: async (_: unknown, { values }: { values: unknown[] }) =>
      values.join() === [exampleTenantId, exampleInterviewId, reviewLinkId].join() ? [{ id: gone }, { id: there }] : [],
    command: async (_: unknown, { id, type }: { id: string; type: string }) => {
      sent.push(`${type} ${id}`);
      if (id === gone) throw Object.assign(new Error(), { name: 'ProblemError', code: 'not-found' });
    },
  } as unknown as Tools;
  const cause = { eventId: derivedId('event'), policy: 'p', target: reviewLinkId, tenantId: exampleTenantId };
  await discardReviews.handle(
    { data: asked?.data, cause: { ...cause, position: '1' }, lastAttempt: false } as never,
    tools,
  );
  expect(sent).toEqual([`DiscardReview ${gone}`, `DiscardReview ${there}`]);
});

it('given somebody who begins a review by a link, when staff may have taken away what was said by it meanwhile, then that is looked at; of a member nothing is (REC-286)', () => {
  const begun = (linkId: string | null) =>
    reviewLinkPolicy.decide(
      recorded('InterviewReviewCreated', {
        interviewReviewId: derivedId('a review'),
        interviewId: exampleInterviewId,
        linkId,
      }),
    );
  expect(begun(reviewLinkId)).toMatchObject([
    { job: discardReviews.name, data: { reviewLinkId, interviewId: exampleInterviewId } },
  ]);
  expect(begun(null)).toEqual([]);
});
