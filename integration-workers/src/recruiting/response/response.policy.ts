import type { CandidateEvent } from 'contracts/recruiting/candidate/candidate.entity';
import type { FollowedStep } from 'contracts/recruiting/interview/interview.statuses';
import type { ResponseEvent } from 'contracts/recruiting/response/response.entity';
import { policy } from '#integration-workers/engine/policy';
import { followResponse } from './follow-response.job.ts';
import { forgetAnswers } from './forget-answers.job.ts';
import { tellTeamOfAnswers } from './tell-team-of-answers.job.ts';
import { type News, writeToInvited } from './write-to-invited.job.ts';

type ResponseData = { responseId: string; candidateId: string; interviewId: string };

const follow = ({ responseId, interviewId }: Omit<ResponseData, 'candidateId'>, because: FollowedStep) =>
  followResponse.request(interviewId, { interviewId, responseId, because });
const write = ({ responseId, candidateId }: Omit<ResponseData, 'interviewId'>, news: News) =>
  writeToInvited.request(candidateId, { responseId, candidateId, news });

/**
 * The team is told what candidates hand in. Of what is handed in as it was before, since nobody recorded what was given again, there is
 * no news; where staff took that back, for the candidate there is.
 */
const told = ({ handedInAt, ...data }: ResponseData & { handedInAt: string | null }, by: string) => {
  const { responseId, candidateId, interviewId } = data;
  if (handedInAt === null) return [tellTeamOfAnswers.request(interviewId, { responseId, candidateId, interviewId })];
  return by === 'system' ? [] : [write(data, 'kept')];
};

/** Whenever a candidate is invited, reminded or given more days, they are told; the interview follows what they do, and its team is told of answers. */
export const responsePolicy = policy<ResponseEvent>({
  name: 'recruiting.response',
  jobs: [followResponse, writeToInvited, tellTeamOfAnswers],
  on: {
    ResponseCreated: ({ data }) => [follow(data, 'invited'), write(data, 'invited')],
    ResponseReminded: ({ data }) => [write(data, 'reminded')],
    ResponseExtended: ({ data }) => [follow(data, 'extended'), write(data, 'extended')],
    ResponseTakeGranted: ({ data: { responseId, interviewId, reopens } }) =>
      interviewId !== null && reopens ? [follow({ responseId, interviewId }, 'reopened')] : [],
    ResponseInvitationResent: ({ data }) => [write(data, 'invited')],
    ResponseSubmitted: ({ data, metadata }) => [follow(data, 'submitted'), ...told(data, metadata.actor.type)],
    ResponseWithdrawn: ({ data }) => [follow(data, 'withdrawn'), write(data, 'withdrawn')],
    ResponseRestored: ({ data }) => [follow(data, 'restored'), write(data, 'invited')],
    ResponseExpired: ({ data }) => [follow(data, 'expired')],
  },
});

/** With a candidate go the files of their answers. */
export const answerPolicy = policy<CandidateEvent>({
  name: 'recruiting.answer',
  jobs: [forgetAnswers],
  on: { CandidateErased: ({ data: { candidateId } }) => [forgetAnswers.request(candidateId, { candidateId })] },
});
