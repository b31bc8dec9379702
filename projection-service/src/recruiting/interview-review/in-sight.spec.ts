import type { TenantAuth } from 'contracts/kernel/auth';
import { derivedId } from 'contracts/kernel/id';
import type { Permission } from 'contracts/kernel/permission';
import { describe, expect, it } from 'vitest';
import { inSight, type ReviewRow, raterOf } from './in-sight.ts';

const question = derivedId('question');
const at = '2026-03-02T09:00:00.000Z';
const [ann, bob, eve] = ['ann', 'bob', 'eve'].map((name) => derivedId(name)) as [string, string, string];

const reviewBy = (reviewerId: string, more: Partial<ReviewRow> = {}): ReviewRow => ({
  ...{ id: derivedId('review', reviewerId), responseId: derivedId('response'), reviewerId, reviewerName: reviewerId },
  ...{ linkId: null, guestName: null, status: 'draft', ratedCount: 1, submittedAt: null, changedAt: null },
  ratings: { [question]: { ratingTypeId: derivedId('good'), name: 'Good', score: 4, ratedAt: at } },
  comments: [
    { id: derivedId('comment', reviewerId), questionId: question, second: 3, text: 'Ah', mentions: [eve], at },
  ],
  ...more,
});
const viewer = { reviewerId: ann, seesRatings: true, seesComments: true, isBlind: true };
const seenBy = (reviews: ReviewRow[], more: Partial<typeof viewer> = {}) => {
  const { isHidden, ratingsOf, commentsOf } = inSight(reviews, { ...viewer, ...more }, new Map([[eve, 'Eve']]));
  return {
    isHidden,
    ratings: ratingsOf(question).map(({ reviewerName }) => reviewerName),
    comments: commentsOf(question).map(({ reviewerName }) => reviewerName),
  };
};

describe('what is in sight of reviews', () => {
  it('given reviews that are kept from who has not submitted theirs, when one looks, then one’s own alone is there', () => {
    const own = { isHidden: true, ratings: [ann], comments: [ann] };
    expect(seenBy([reviewBy(ann), reviewBy(bob)])).toEqual(own);
    expect(seenBy([reviewBy(bob)])).toEqual({ isHidden: true, ratings: [], comments: [] });
    expect(seenBy([reviewBy(ann), reviewBy(bob)], { isBlind: false })).toEqual({
      isHidden: false,
      ratings: [ann, bob],
      comments: [ann, bob],
    });
  });

  it('given one’s own review was submitted once, when one looks, also after it was reopened, then all are there', () => {
    const all = { isHidden: false, ratings: [ann, bob], comments: [ann, bob] };
    expect(seenBy([reviewBy(ann, { status: 'submitted', submittedAt: at }), reviewBy(bob)])).toEqual(all);
    expect(seenBy([reviewBy(ann, { submittedAt: at }), reviewBy(bob)])).toEqual(all);
  });

  it('given somebody who may read ratings and not rate, when they look, then nothing waits for a review of theirs', () => {
    const auth = (permissions: Permission[]) =>
      ({ userId: ann, sid: ann, tenantId: ann, roles: [], permissions }) as unknown as TenantAuth;
    const reads = ['tenant.interviews.ratings.read', 'tenant.interviews.comments.read'] as Permission[];
    expect(raterOf(auth(reads), true).isBlind).toBe(false);
    expect(raterOf(auth([...reads, 'tenant.interviews.ratings.create']), true).isBlind).toBe(true);
  });

  it('given a comment that mentions somebody, when they look, then it is there, whatever else is not', () => {
    expect(seenBy([reviewBy(bob)], { reviewerId: eve })).toEqual({ isHidden: true, ratings: [], comments: [bob] });
  });

  it('given somebody who may not read ratings or comments, when they look, then they see their own alone', () => {
    const both = [reviewBy(ann), reviewBy(bob)];
    expect(seenBy(both, { isBlind: false, seesRatings: false }).ratings).toEqual([ann]);
    expect(seenBy(both, { isBlind: false, seesComments: false }).comments).toEqual([ann]);
  });

  it('given somebody who came by a link, when their review is shown, then it is under the name that they gave', () => {
    const guest = reviewBy(bob, { linkId: derivedId('link'), guestName: 'Mr Weber' });
    expect(seenBy([guest], { isBlind: false }).ratings).toEqual(['Mr Weber']);
  });
});
