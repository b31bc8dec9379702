import { type CommandMetadata, caused } from 'contracts/kernel/message';
import { pointsOfReviews } from 'contracts/training/assignment/assignment.apply';
import { isOver } from 'contracts/training/assignment/assignment.choices';
import type { TrainingAssignmentRecord } from 'contracts/training/assignment/assignment.entity';
import { type AnswerProgress, isUnreviewed } from 'contracts/training/assignment/assignment.progress';
import { assertKnown, begun, type Decisions, refuse } from './assignment.rules.ts';

type Of = { lessonId: string; questionId: string; reviewerId: string };

/** What was answered for good: nobody reviews what they answered themselves, or what may still be changed. */
const answered = (record: TrainingAssignmentRecord, of: Of, { now }: CommandMetadata): AnswerProgress => {
  const { answers, finishedAt } = begun(record, of.lessonId);
  const answer = answers[of.questionId];
  if (!answer) throw refuse('answer-not-given', 404, 'questionId');
  assertKnown(record);
  if (record.userId === of.reviewerId) throw refuse('review-own-answer', 403);
  const isLate = record.expiresAt !== null && Date.parse(record.expiresAt) <= now.getTime();
  if (finishedAt === null && !isOver(record.status) && !isLate) throw refuse('review-too-early');
  return answer;
};

/**
 * Submitted, it stands until its reviewer reopens it. The person is told with the last answer that waited, and again when a later
 * review changes the points of which they were told (docs/product.md TRA-130).
 */
export const review: Decisions['ReviewTrainingAnswer'] = (command, record) => {
  const { isFile, ...said } = command.data;
  const { reviewerId, answerVersion, points, ratingName, feedbackFileId } = said;
  const { id: trainingAssignmentId, userId, status, unreviewed, earned, possible, toldEarned } = record;
  const answer = answered(record, said, command.metadata);
  if (answer.answerVersion !== answerVersion) throw refuse('answer-changed', 409, 'answerVersion');
  const before = answer.reviews[reviewerId];
  if (before && !before.isOpen) throw refuse('review-submitted');
  if (Object.keys(answer.reviews).length === 0 && answer.points !== null) throw refuse('review-not-needed');
  if ((points === null) !== (answer.possible === null) || (points ?? 0) > (answer.possible ?? 0))
    throw refuse('review-points-invalid', 422, 'points');
  if (feedbackFileId !== null && !isFile) throw refuse('feedback-file-not-found', 422, 'feedbackFileId');
  const reviewed = caused(command, 'TrainingAnswerReviewed', { trainingAssignmentId, userId, ...said });
  const mark = { points, ratingName, submittedAt: command.metadata.occurredAt, isOpen: false };
  const agreed = pointsOfReviews({ ...answer.reviews, [reviewerId]: mark });
  const waited = isUnreviewed(answer);
  const total = { earned: earned - (answer.points ?? 0) + (agreed ?? 0), possible };
  const isChange = waited || total.earned !== (toldEarned ?? earned);
  if (!isChange || unreviewed > (waited ? 1 : 0) || !isOver(status) || status === 'cancelled') return [reviewed];
  const isTold = total.earned !== toldEarned;
  return [reviewed, caused(command, 'TrainingReviewed', { trainingAssignmentId, userId, ...total, isTold })];
};

/** Its points count no more, and who reopened it, when and why is kept; one that is open already stays so. */
export const reopen: Decisions['ReopenTrainingReview'] = (command, record) => {
  const { lessonId, questionId, reviewerId, reason } = command.data;
  const { id: trainingAssignmentId, userId } = record;
  const before = answered(record, command.data, command.metadata).reviews[reviewerId];
  if (!before) throw refuse('review-not-submitted', 409);
  if (before.isOpen) return [];
  const data = { trainingAssignmentId, userId, lessonId, questionId, reviewerId, reason };
  return [caused(command, 'TrainingReviewReopened', data)];
};
