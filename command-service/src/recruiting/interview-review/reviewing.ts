import { askedQuestions } from 'access/recruiting/asked-questions';
import type { CommandMetadata } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import type { ReviewCommand } from 'contracts/recruiting/interview-review/interview-review.entity';
import { reviewIdOf } from 'contracts/recruiting/interview-review/interview-review.ids';
import { job } from 'contracts/recruiting/job/job.entity';
import { response } from 'contracts/recruiting/response/response.entity';
import { ratingType } from 'contracts/training/rating-type/rating-type.entity';
import type { EventStore } from 'platform/event-store/event-store';
import type { Commands } from '#command-service/commands';
import { entityState } from '#command-service/entity/entity.state';
import { isMember } from '#command-service/identity/membership/membership.handler';
import { questionIn } from '#command-service/recruiting/response/asked';
import { refuse } from './interview-review.decider.ts';

type Deps = { store: EventStore; commands: Pick<Commands, 'interviewReview'> };
/** Who says it, of which step. */
export type Reviewing = { responseId: string; reviewerId: string; linkId: string | null; guestName: string | null };
type Said = ReviewCommand extends infer C ? (C extends ReviewCommand ? Pick<C, 'type' | 'data'> : never) : never;

/** What people say of answers: each in a review of their own, which begins with the first word. */
export const reviewing = ({ store, commands }: Deps) => {
  const asked = askedQuestions(store);
  const send = commands.interviewReview;

  const stepOf = async (tenantId: string, id: string) => {
    const state = await entityState(store, response, { tenantId, id });
    if (state.status === 'absent') throw new Rejection('not-found', 404);
    return state.record;
  };

  /** What was answered; the candidate changes nothing of it any more. */
  const assertAnswered = async (tenantId: string, id: string, questionId: string): Promise<void> => {
    const step = await stepOf(tenantId, id);
    const question = questionIn(await asked(tenantId, step), questionId);
    if (step.status !== 'submitted' && step.status !== 'expired') throw refuse('review-too-early');
    if (!step.progress[question.id]?.answeredAt) throw refuse('answer-not-given', 409, 'questionId');
  };

  /** A word of the company, and one of the job's scorecard where that names some. */
  const wordOf = async (tenantId: string, responseId: string, id: string) => {
    const { jobId } = await stepOf(tenantId, responseId);
    const [word, offered] = await Promise.all([
      entityState(store, ratingType, { tenantId, id }),
      jobId === null ? null : entityState(store, job, { tenantId, id: jobId }),
    ]);
    const scorecard = offered && offered.status !== 'absent' ? offered.record.ratingTypeIds : [];
    const isOffered = scorecard.length === 0 || scorecard.includes(id);
    if (word.status !== 'kept' || !isOffered) throw refuse('rating-type-not-found', 422, 'ratingTypeId');
    return { ratingTypeId: id, name: word.record.name, score: word.record.score };
  };

  const begin = async (id: string, { responseId, ...who }: Reviewing, metadata: CommandMetadata): Promise<void> => {
    const { idempotencyKey: _, request: __, ...cause } = metadata;
    const { interviewId, candidateId, jobId, openInterviewId } = await stepOf(metadata.tenantId, responseId);
    const { reviewerId, linkId, guestName } = who;
    const party = { responseId, interviewId, candidateId, jobId, openInterviewId, reviewerId, linkId };
    try {
      const data = { interviewReviewId: id, ...party };
      await send(id, { type: 'CreateInterviewReview', data, metadata: cause });
    } catch (error) {
      if (!(error instanceof Rejection) || error.code !== 'already-exists') throw error;
    }
    if (guestName !== null) await send(id, { type: 'NameReviewer', data: { name: guestName }, metadata: cause });
  };

  const say = async (who: Reviewing, said: Said, metadata: CommandMetadata) => {
    const id = reviewIdOf(who.responseId, who.reviewerId);
    await begin(id, who, metadata);
    return send(id, { ...said, metadata } as ReviewCommand);
  };

  type Rating = { questionId: string; ratingTypeId: string | null };
  return {
    rate: async (who: Reviewing, { questionId, ratingTypeId }: Rating, metadata: CommandMetadata) => {
      const { tenantId } = metadata;
      await assertAnswered(tenantId, who.responseId, questionId);
      if (ratingTypeId === null) return say(who, { type: 'WithdrawRating', data: { questionId } }, metadata);
      const word = await wordOf(tenantId, who.responseId, ratingTypeId);
      return say(who, { type: 'RateAnswer', data: { questionId, ...word } }, metadata);
    },
    comment: async (
      who: Reviewing,
      data: Extract<Said, { type: 'CommentAnswer' }>['data'],
      metadata: CommandMetadata,
    ) => {
      const { tenantId } = metadata;
      await assertAnswered(tenantId, who.responseId, data.questionId);
      const known = await Promise.all(data.mentions.map((id) => isMember(store, tenantId, id)));
      if (known.includes(false)) throw refuse('review-mention-unknown', 422, 'mentions');
      return say(who, { type: 'CommentAnswer', data }, metadata);
    },
    /** What is about a review that there is. */
    change: (who: Reviewing, said: Said, metadata: CommandMetadata) =>
      send(reviewIdOf(who.responseId, who.reviewerId), { ...said, metadata } as ReviewCommand),
  };
};
