import type { CandidateEvent } from 'contracts/recruiting/candidate/candidate.entity';
import type { FollowedStep } from 'contracts/recruiting/interview/interview.statuses';
import type { ResponseEvent } from 'contracts/recruiting/response/response.entity';
import { policy } from '#integration-workers/engine/policy';
import { followResponse } from './follow-response.job.ts';
import { forgetAnswers } from './forget-answers.job.ts';
import { writeToInvited } from './write-to-invited.job.ts';

type ResponseData = { responseId: string; candidateId: string; interviewId: string };

const follow = ({ responseId, interviewId }: Omit<ResponseData, 'candidateId'>, because: FollowedStep) =>
  followResponse.request(interviewId, { interviewId, responseId, because });
const write = (
  { responseId, candidateId }: Omit<ResponseData, 'interviewId'>,
  news: 'invited' | 'reminded' | 'extended',
) => writeToInvited.request(candidateId, { responseId, candidateId, news });

/** Whenever a candidate is invited, reminded or given more days, they are told; the interview follows what they do. */
export const responsePolicy = policy<ResponseEvent>({
  name: 'recruiting.response',
  jobs: [followResponse, writeToInvited],
  on: {
    ResponseCreated: ({ data }) => [follow(data, 'invited'), write(data, 'invited')],
    ResponseReminded: ({ data }) => [write(data, 'reminded')],
    ResponseExtended: ({ data }) => [follow(data, 'extended'), write(data, 'extended')],
    ResponseTakeGranted: ({ data: { responseId, interviewId, reopens } }) =>
      interviewId !== null && reopens ? [follow({ responseId, interviewId }, 'reopened')] : [],
    ResponseSubmitted: ({ data }) => [follow(data, 'submitted')],
    ResponseExpired: ({ data }) => [follow(data, 'expired')],
  },
});

/** With a candidate go the files of their answers. */
export const answerPolicy = policy<CandidateEvent>({
  name: 'recruiting.answer',
  jobs: [forgetAnswers],
  on: { CandidateErased: ({ data: { candidateId } }) => [forgetAnswers.request(candidateId, { candidateId })] },
});
