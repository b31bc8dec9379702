import { askedQuestions } from 'access/recruiting/asked-questions';
import type { CommandMetadata } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import { response } from 'contracts/recruiting/response/response.entity';
import { entityState } from '#command-service/entity/entity.state';
import { questionIn } from '#command-service/recruiting/response/asked';
import { refuse } from './interview-review.decider.ts';
import { type ReviewDeps, type ReviewParty, reviewWriting, type Said } from './review-writing.ts';

/** Who says it, of which step. */
export type Reviewing = { responseId: string; reviewerId: string; linkId: string | null; guestName: string | null };

/** What people say of answers: each in a review of their own. */
export const reviewing = ({ store, commands }: ReviewDeps) => {
  const asked = askedQuestions(store);
  const writing = reviewWriting({ store, commands });

  const stepOf = async (tenantId: string, id: string) => {
    const state = await entityState(store, response, { tenantId, id });
    if (state.status === 'absent') throw new Rejection('not-found', 404);
    return state.record;
  };

  /** What was answered; the candidate changes nothing of it any more. */
  const answeredStep = async (tenantId: string, id: string, questionId: string) => {
    const step = await stepOf(tenantId, id);
    const question = questionIn(await asked(tenantId, step), questionId);
    if (step.status !== 'submitted' && step.status !== 'expired') throw refuse('review-too-early');
    if (!step.progress[question.id]?.answeredAt) throw refuse('answer-not-given', 409, 'questionId');
    return step;
  };

  type Step = Awaited<ReturnType<typeof stepOf>>;
  const say = ({ guestName, ...who }: Reviewing, step: Step, said: Said, metadata: CommandMetadata) => {
    const { interviewId, candidateId, jobId, openInterviewId } = step;
    const party: ReviewParty = { ...who, liveInterviewId: null, interviewId, candidateId, jobId, openInterviewId };
    return writing.say(party, said, metadata, guestName);
  };

  type Rating = { questionId: string; ratingTypeId: string | null };
  return {
    rate: async (who: Reviewing, { questionId, ratingTypeId }: Rating, metadata: CommandMetadata) => {
      const { tenantId } = metadata;
      const step = await answeredStep(tenantId, who.responseId, questionId);
      if (ratingTypeId === null) return say(who, step, { type: 'WithdrawRating', data: { questionId } }, metadata);
      const word = await writing.wordOf(tenantId, step.jobId, ratingTypeId);
      return say(who, step, { type: 'RateAnswer', data: { questionId, ...word } }, metadata);
    },
    comment: async (
      who: Reviewing,
      data: Extract<Said, { type: 'CommentAnswer' }>['data'],
      metadata: CommandMetadata,
    ) => {
      const { tenantId } = metadata;
      const step = await answeredStep(tenantId, who.responseId, data.questionId);
      await writing.assertMentioned(tenantId, data.mentions);
      return say(who, step, { type: 'CommentAnswer', data }, metadata);
    },
    /** What is about a review that there is. */
    change: ({ responseId, reviewerId }: Reviewing, said: Said, metadata: CommandMetadata) =>
      writing.change({ responseId, liveInterviewId: null, reviewerId }, said, metadata),
  };
};
