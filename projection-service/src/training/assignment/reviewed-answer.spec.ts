import type { TenantAuth } from 'contracts/kernel/auth';
import { exampleUserId as viewer } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { questionDefaults } from 'contracts/recruiting/question/question.fields';
import { describe, expect, it } from 'vitest';
import { earnedFor, reviewedAnswerOf } from './reviewed-answer.ts';

const at = '2026-03-02T09:00:00.000Z';
const [id, reviewerId] = [derivedId('a question'), derivedId('a reviewer')];
const question = { id, text: 'Why?', ...questionDefaults, responseType: 'text' as const, points: 5 };
const review = { points: 4, ratingName: null, submittedAt: at, isOpen: false };
const open = { isJudged: false, isConfirmed: null };
const progress = {
  ...{ lessonVersion: 1, startedAt: at, finishedAt: at, watched: {}, recorded: {} },
  answers: {
    [id]: { answerVersion: 1, answeredAt: at, points: 4, possible: 5, ...open, reviews: { [reviewerId]: review } },
  },
};
const said = [{ reviewerId, ratingTypeId: null, ratingName: null, feedbackFileId: derivedId('a video'), feedback: '' }];
const seenBy = (isErased: boolean) =>
  reviewedAnswerOf(question, {
    ...{ progress, said, isErased, viewer, answer: isErased ? null : { text: 'It holds.' } },
    ...{ isFinal: true, names: new Map([[reviewerId, 'Tomasz']]) },
  });

describe('the points of a training, as reviewers see them', () => {
  const record = { userId: derivedId('a learner'), progress: { lesson: progress }, earned: 4, erasedAt: null };
  const asReviewer = { userId: viewer, permissions: ['tenant.training.reviews.create'] } as unknown as TenantAuth;
  const reviewedBy = (mine: object) => {
    const answer = { ...progress.answers[id], reviews: { [reviewerId]: review, [viewer]: { ...review, ...mine } } };
    return { ...record, progress: { lesson: { ...progress, answers: { [id]: answer } } } } as typeof record;
  };

  it('given points of another reviewer, when one has not submitted theirs, then the sum is kept from them as well (TRA-134)', () => {
    expect(earnedFor(record, asReviewer)).toBeNull();
    expect(earnedFor(reviewedBy({ isOpen: true }), asReviewer)).toBeNull();
    expect(earnedFor(reviewedBy({ isOpen: false }), asReviewer)).toBe(4);
  });

  it('given whoever does not review it, or nothing that is reviewed, when they look at it, then the sum is told', () => {
    const reader = { userId: viewer, permissions: ['tenant.training.reviews.read'] } as unknown as TenantAuth;
    expect(earnedFor(record, reader)).toBe(4);
    expect(earnedFor({ ...record, userId: viewer }, asReviewer)).toBe(4);
    expect(earnedFor({ ...record, erasedAt: at }, asReviewer)).toBe(4);
    expect(earnedFor({ ...record, progress: {} }, asReviewer)).toBe(4);
    const worthless = { ...progress, answers: { [id]: { ...progress.answers[id], possible: null } } };
    expect(earnedFor({ ...record, progress: { lesson: worthless } } as unknown as typeof record, asReviewer)).toBe(4);
  });
});

describe('an answer as reviewers see it', () => {
  it('given a review of somebody else, when one has not reviewed it, then what it says is kept until one has (TRA-13)', () => {
    expect(seenBy(false)).toMatchObject({ isOpen: true, awarded: null, opinions: [], others: 1 });
  });

  it('given a person who was erased, when it is looked at, then nobody may review it, and who gave which points is told (TRA-31)', () => {
    expect(seenBy(true)).toMatchObject({
      ...{ isOpen: false, answer: null, awarded: 4, others: 0 },
      opinions: [{ reviewerName: 'Tomasz', points: 4, feedback: '', feedbackFileId: null }],
    });
  });
});
