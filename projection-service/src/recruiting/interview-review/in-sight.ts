import { teamMemberOf } from 'access/recruiting/hidden-jobs';
import type { TenantAuth } from 'contracts/kernel/auth';
import type { ReviewStatus } from 'contracts/recruiting/interview-review/interview-review.choices';
import type { AnswerComment, AnswerRating } from 'contracts/recruiting/interview-review/interview-review.entity';
import type { Reviewer, ShownComment, ShownRating } from 'contracts/recruiting/interview-review/interview-review.views';

/** A review as its table has it. */
export type ReviewRow = {
  id: string;
  /** Null: it is of a live interview. */
  responseId: string | null;
  reviewerId: string;
  reviewerName: string | null;
  linkId: string | null;
  guestName: string | null;
  status: ReviewStatus;
  ratings: Record<string, AnswerRating>;
  comments: AnswerComment[];
  ratedCount: number;
  submittedAt: string | null;
  changedAt: string | null;
};

/** Who looks, and what they may see. */
export type Viewer = { reviewerId: string; seesRatings: boolean; seesComments: boolean; isBlind: boolean };

export const viewerOf = (auth: TenantAuth, isBlind: boolean): Viewer => ({
  reviewerId: teamMemberOf(auth),
  seesRatings: auth.permissions.includes('tenant.interviews.ratings.read'),
  seesComments: auth.permissions.includes('tenant.interviews.comments.read'),
  isBlind,
});

/** Who may not rate has nothing of their own to submit first: nothing is kept from them that they may read. */
export const raterOf = (auth: TenantAuth, isBlind: boolean): Viewer =>
  viewerOf(auth, isBlind && auth.permissions.includes('tenant.interviews.ratings.create'));

const byOf = ({ id, reviewerId, reviewerName, linkId, guestName }: ReviewRow, viewer: Viewer) => ({
  reviewId: id,
  reviewerName: linkId === null ? reviewerName : guestName,
  isGuest: linkId !== null,
  isMine: reviewerId === viewer.reviewerId,
});

/** What is in sight of the reviews of one step, or of one live interview: where the company wants it, others' once one's own was submitted (docs/product.md REC-91). */
export const inSight = (reviews: readonly ReviewRow[], viewer: Viewer, names: ReadonlyMap<string, string>) => {
  const mine = reviews.find(({ reviewerId }) => reviewerId === viewer.reviewerId);
  const isHidden = viewer.isBlind && (mine?.submittedAt ?? null) === null;
  const seen = (review: ReviewRow) => review === mine || !isHidden;
  const isForMe = ({ mentions }: AnswerComment) => mentions.includes(viewer.reviewerId);

  const ratingsOf = (questionId: string): ShownRating[] =>
    reviews.flatMap((review) => {
      const rating = review.ratings[questionId];
      const isShown = rating && seen(review) && (viewer.seesRatings || review === mine);
      return isShown ? [{ ...byOf(review, viewer), ...rating }] : [];
    });
  const commentsOf = (questionId: string): ShownComment[] =>
    reviews
      .flatMap((review) =>
        review.comments
          .filter((comment) => comment.questionId === questionId)
          .filter((comment) => review === mine || (viewer.seesComments && (seen(review) || isForMe(comment))))
          .map((comment) => ({
            ...comment,
            ...byOf(review, viewer),
            mentioned: comment.mentions.flatMap((id) => names.get(id) ?? []),
          })),
      )
      .sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
  const reviewers = reviews.map(
    (review): Reviewer => ({
      ...byOf(review, viewer),
      status: review.status,
      ratedCount: review.ratedCount,
      submittedAt: review.submittedAt,
      changedAt: review.changedAt,
    }),
  );
  return { isHidden, ratingsOf, commentsOf, reviewers };
};
