import type { TenantAuth } from 'contracts/kernel/auth';
import type { Question } from 'contracts/recruiting/question/question.fields';
import type { Answer } from 'contracts/recruiting/response/response.events';
import type { TrainingAssignmentRecord } from 'contracts/training/assignment/assignment.entity';
import type { AnswerProgress, LessonProgress } from 'contracts/training/assignment/assignment.progress';
import type { Feedback } from 'contracts/training/assignment/assignment.views';
import type { Opinion, ReviewedAnswer } from 'contracts/training/review/review.views';
import type { SaidReview } from './lesson-reviews.ts';

type Names = ReadonlyMap<string, string>;
type Seen = {
  progress: LessonProgress | undefined;
  answer: Answer | null;
  said: readonly SaidReview[];
  isFinal: boolean;
  /** Nobody reviews it any more: there is nothing to keep from anybody. */
  isErased: boolean;
  viewer: string;
  names: Names;
};

const opinionOf = (said: SaidReview, { reviews }: AnswerProgress, { isErased, viewer, names }: Seen): Opinion[] => {
  const { reviewerId, ...told } = said;
  const rest = isErased ? { ...told, feedbackFileId: null } : told;
  const mark = reviews[reviewerId];
  if (!mark) return [];
  const { points, submittedAt, isOpen } = mark;
  const reviewerName = names.get(reviewerId) ?? null;
  return [{ ...rest, reviewerName, isMine: reviewerId === viewer, points, submittedAt, isOpen }];
};

/** An answer beside what reviewers say of it: of others only to who has submitted their own (docs/product.md TRA-13). */
export const reviewedAnswerOf = (question: Question, seen: Seen): ReviewedAnswer => {
  const { progress, answer, said, isFinal, isErased, viewer } = seen;
  const { id: questionId, text, hint, responseType, choices, points } = question;
  const given = progress?.answers[questionId];
  const all = given ? said.flatMap((one) => opinionOf(one, given, seen)) : [];
  const mine = all.filter(({ isMine }) => isMine);
  const others = all.filter(({ isMine, isOpen }) => !isMine && !isOpen);
  const hasSubmitted = isErased || mine.some(({ isOpen }) => !isOpen) || viewer === '';
  return {
    ...{ questionId, text, hint, responseType, choices, points, answer },
    answeredAt: given?.answeredAt ?? null,
    captions: null,
    answerVersion: given?.answerVersion ?? 0,
    isOpen: isFinal && !isErased && given !== undefined && responseType !== 'multiple-choice',
    awarded: hasSubmitted || (mine.length === 0 && others.length === 0) ? (given?.points ?? null) : null,
    opinions: [...mine, ...(hasSubmitted ? others : [])],
    others: isErased ? 0 : others.length,
  };
};

type Scored = Pick<TrainingAssignmentRecord, 'userId' | 'progress' | 'earned' | 'erasedAt'>;

/**
 * The points of a training, as somebody may read them: null where others have given points to an answer that they may review and have
 * not, as the sum would tell them (docs/product.md TRA-134).
 */
export const earnedFor = ({ userId, progress, earned, erasedAt }: Scored, auth: TenantAuth): number | null => {
  const viewer = 'userId' in auth ? auth.userId : '';
  const mayReview = viewer !== userId && auth.permissions.includes('tenant.training.reviews.create');
  if (viewer === '' || !mayReview || erasedAt !== null) return earned;
  const isKept = Object.values(progress)
    .flatMap(({ answers }) => Object.values(answers))
    .some(({ possible, reviews: { [viewer]: mine, ...others } }) => {
      const isSubmitted = mine !== undefined && !mine.isOpen;
      return possible !== null && !isSubmitted && Object.values(others).some(({ isOpen }) => !isOpen);
    });
  return isKept ? null : earned;
};

/** What the person who answered is told. */
export const feedbackOf = (said: readonly SaidReview[], given: AnswerProgress | undefined, names: Names): Feedback[] =>
  said.flatMap(({ reviewerId, ratingName, feedback: text, feedbackFileId: fileId }) => {
    const mark = given?.reviews[reviewerId];
    if (!mark || mark.isOpen) return [];
    return [{ reviewerName: names.get(reviewerId) ?? null, ratingName, text, fileId, at: mark.submittedAt }];
  });
