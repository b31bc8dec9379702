import { systemFolders } from 'contracts/library/folder/folder.choices';
import type { OfferedRating } from 'contracts/recruiting/interview-review/interview-review.views';
import type { Opinion } from 'contracts/training/review/review.views';
import type { UploadPlace } from 'ui-kit/upload/queue';

/** Which answer of whom. */
export type ReviewedOf = { assignmentId: string; lessonId: string };

/** Where a reviewer's video about an answer goes. */
export const feedbackPlace: UploadPlace = { kind: 'video', folderId: systemFolders.root };

type Draft = { points: string; ratingTypeId: string | null; feedback: string; feedbackFileId: string | null };
const blank: Draft = { points: '', ratingTypeId: null, feedback: '', feedbackFileId: null };
const nameOf = (key: string): string => `onrecord.review.${key}`;

/** What a reviewer has written and not submitted, in this tab. */
export const keptReview = {
  blank,
  /** What they said before they reopened it. */
  of: (mine: Opinion | undefined): Partial<Draft> => {
    if (!mine) return {};
    const { points, ratingTypeId, feedback, feedbackFileId } = mine;
    return { points: points === null ? '' : String(points), ratingTypeId, feedback, feedbackFileId };
  },
  get: (key: string): Draft | null => JSON.parse(sessionStorage.getItem(nameOf(key)) ?? 'null'),
  set: (key: string, draft: Draft): void => sessionStorage.setItem(nameOf(key), JSON.stringify(draft)),
  remove: (key: string): void => sessionStorage.removeItem(nameOf(key)),
};

/** Points that a word stands for, by its score beside the best one's. */
export const proposedPoints = (
  offered: readonly OfferedRating[],
  { id, possible }: { id: string | null; possible: number | null },
): { points?: string } => {
  const word = offered.find((one) => one.id === id);
  const best = Math.max(...offered.map(({ score }) => score));
  return word && possible !== null && best > 0 ? { points: String(Math.round((word.score / best) * possible)) } : {};
};
