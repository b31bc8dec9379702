import { streamName } from 'contracts/kernel/id';
import { Rejection } from 'contracts/kernel/problem';
import { candidate } from 'contracts/recruiting/candidate/candidate.entity';
import { type InterviewRejection, interview } from 'contracts/recruiting/interview/interview.entity';
import { job } from 'contracts/recruiting/job/job.entity';
import { rejectionReason } from 'contracts/recruiting/rejection-reason/rejection-reason.entity';
import type { SendEntity } from '#command-service/entity/entity.decider';
import { entityHandler, type HandlerDeps } from '#command-service/entity/entity.handler';
import { entityState } from '#command-service/entity/entity.state';
import { interviewDecider } from './interview.decider.ts';

type Opening = Extract<(typeof interview)['types']['command'], { type: 'CreateInterview' }>;

const sendInterview = entityHandler(interview, interviewDecider);

/**
 * Commands of interviews; one is opened only for a candidate and a job that the company has. Somebody who applied while the
 * job was open gets theirs although it was removed since.
 */
export const interviewHandler = (deps: HandlerDeps): SendEntity<typeof interview> => {
  const { store } = deps;
  const send = sendInterview(deps);

  const assertParties = async ({ data: { candidateId, jobId }, metadata: { tenantId, actor } }: Opening) => {
    const [person, offered] = await Promise.all([
      entityState(store, candidate, { tenantId, id: candidateId }),
      entityState(store, job, { tenantId, id: jobId }),
    ]);
    const errors: Record<string, string[]> = {};
    if (person.status !== 'kept' || person.record.lastName === null) errors.candidateId = ['candidate-not-found'];
    if (offered.status === 'absent' || (offered.status === 'removed' && actor.type !== 'system'))
      errors.jobId = ['job-not-found'];
    const [code] = Object.values(errors).flat();
    if (code) throw new Rejection(code, 422, { errors });
  };

  /** A retry of an opening that was taken is answered as it was, whatever became of candidate and job since. */
  const isRetry = async (id: string, { metadata: { tenantId, idempotencyKey } }: Opening) =>
    idempotencyKey !== undefined && (await store.streamExists(streamName('interview', tenantId, id)));

  /** Reasons that were removed are given no more. */
  const assertReason = async (tenantId: string, id: string) => {
    const reason = await entityState(store, rejectionReason, { tenantId, id });
    if (reason.status === 'kept') return;
    const errors = { reasonId: ['rejection-reason-not-found'] };
    throw new Rejection<InterviewRejection>('rejection-reason-not-found', 422, { errors });
  };

  return async (id, command, ifMatch) => {
    if (command.type === 'ChangeInterviewStatus' && command.data.reasonId !== null)
      await assertReason(command.metadata.tenantId, command.data.reasonId);
    if (command.type === 'CreateInterview' && !(await isRetry(id, command))) await assertParties(command);
    return send(id, command, ifMatch);
  };
};
