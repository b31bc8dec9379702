import { streamName } from 'contracts/kernel/id';
import { Rejection } from 'contracts/kernel/problem';
import type { InterviewCommand } from 'contracts/recruiting/interview/interview.commands';
import type { EventStore } from 'platform/event-store/event-store';
import { handler, type Send, stateOf } from '#command-service/command';
import { candidateDecider } from '#command-service/recruiting/candidate/candidate.decider';
import { jobDecider } from '#command-service/recruiting/job/job.decider';
import { type Interview, interviewDecider } from './interview.decider.ts';

type Opening = Extract<InterviewCommand, { type: 'CreateInterview' }>;

const sendInterview = handler('interview', interviewDecider);

/**
 * Commands of interviews; one is opened only for a candidate and a job that the company has. Somebody who applied while the
 * job was open gets theirs although it was removed since.
 */
export const interviewHandler = (store: EventStore): Send<Interview, InterviewCommand> => {
  const send = sendInterview(store);

  const assertParties = async ({ data: { candidateId, jobId }, metadata: { tenantId, actor } }: Opening) => {
    const [candidate, job] = await Promise.all([
      stateOf(store, streamName('candidate', tenantId, candidateId), candidateDecider),
      stateOf(store, streamName('job', tenantId, jobId), jobDecider),
    ]);
    const errors: Record<string, string[]> = {};
    if (candidate.status !== 'listed' || candidate.details === null) errors.candidateId = ['candidate-not-found'];
    if (job.status === 'absent' || (job.status === 'removed' && actor.type !== 'system'))
      errors.jobId = ['job-not-found'];
    const [code] = Object.values(errors).flat();
    if (code) throw new Rejection(code, 422, { errors });
  };

  /** A retry of an opening that was taken is answered as it was, whatever became of candidate and job since. */
  const isRetry = async (id: string, { metadata: { tenantId, idempotencyKey } }: Opening) =>
    idempotencyKey !== undefined && (await store.streamExists(streamName('interview', tenantId, id)));

  return async (id, command, ifMatch) => {
    if (command.type === 'CreateInterview' && !(await isRetry(id, command))) await assertParties(command);
    return send(id, command, ifMatch);
  };
};
