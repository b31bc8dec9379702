import { streamName } from 'contracts/kernel/id';
import { Rejection } from 'contracts/kernel/problem';
import { candidate } from 'contracts/recruiting/candidate/candidate.entity';
import {
  type InterviewRejection,
  type InterviewStatus,
  interview,
} from 'contracts/recruiting/interview/interview.entity';
import { job } from 'contracts/recruiting/job/job.entity';
import { openInterview } from 'contracts/recruiting/open-interview/open-interview.entity';
import { rejectionReason } from 'contracts/recruiting/rejection-reason/rejection-reason.entity';
import { response } from 'contracts/recruiting/response/response.entity';
import type { Guard } from 'platform/event-store/engine';
import { guarded } from 'platform/event-store/guards';
import { assertAssignees, hiringManagerOf } from '#command-service/automation/task/assignees';
import type { SendEntity } from '#command-service/entity/entity.decider';
import { entityHandler, type HandlerDeps } from '#command-service/entity/entity.handler';
import { entityState, entityStateFor } from '#command-service/entity/entity.state';
import { interviewDecider } from './interview.decider.ts';
import { movingOnce, openingOnce } from './open-pair.ts';

type Assigning = Extract<(typeof interview)['types']['command'], { type: 'AssignInterview' }>;
type Command = (typeof interview)['types']['command'];
type InterviewRecord = (typeof interview)['types']['record'];
type Following = Extract<Command, { type: 'FollowResponse' }>;
type Opening = Extract<(typeof interview)['types']['command'], { type: 'CreateInterview' }>;

/** The status that a move of staff brings; undefined: it is none. */
const targetOf = ({ type, data }: Command, { before }: InterviewRecord): InterviewStatus | undefined => {
  if (type === 'ChangeInterviewStatus') return data.status;
  return type === 'UndoInterviewStatus' ? before?.status : undefined;
};

const sendInterview = entityHandler(interview, interviewDecider);

/**
 * Commands of interviews; one is opened only for a candidate and a job, or an open interview, that the company has. Somebody who
 * applied while that was open gets theirs although it was removed since.
 */
export const interviewHandler = (deps: HandlerDeps): SendEntity<typeof interview> => {
  const { store, names } = deps;
  const send = sendInterview(deps);

  const isOffered = async (entity: typeof job | typeof openInterview, id: string | null, { metadata }: Opening) => {
    if (id === null) return true;
    const { status } = await entityState(store, entity as typeof job, { tenantId: metadata.tenantId, id });
    return status === 'kept' || (status === 'removed' && metadata.actor.type === 'system');
  };

  const assertParties = async (command: Opening) => {
    const { candidateId, jobId, openInterviewId = null } = command.data;
    const [person, hasJob, hasOpenInterview] = await Promise.all([
      entityState(store, candidate, { tenantId: command.metadata.tenantId, id: candidateId }),
      isOffered(job, jobId, command),
      isOffered(openInterview, openInterviewId, command),
    ]);
    const errors: Record<string, string[]> = {};
    if (person.status !== 'kept' || person.record.lastName === null) errors.candidateId = ['candidate-not-found'];
    if (!hasJob) errors.jobId = ['job-not-found'];
    if (!hasOpenInterview) errors.openInterviewId = ['open-interview-not-found'];
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

  /** To a colleague or a team of the company, or the job's hiring manager. */
  const assigned = async (id: string, command: Assigning): Promise<Assigning> => {
    const { assigneeId = null, teamId = null, isForManager } = command.data;
    const { tenantId } = command.metadata;
    if (assigneeId !== null && teamId !== null) {
      const errors = { teamId: ['interview-assigned-to-both'] };
      throw new Rejection<InterviewRejection>('interview-assigned-to-both', 422, { errors });
    }
    const of = isForManager ? await entityState(store, interview, { tenantId, id }) : null;
    if (of?.status === 'kept') {
      const manager = await hiringManagerOf(store, tenantId, of.record.jobId);
      return { ...command, data: { assigneeId: manager, teamId: null, isForManager } };
    }
    await assertAssignees(store, tenantId, { userId: assigneeId, teamId, field: 'assigneeId' });
    return command;
  };

  /** How all that its candidate was invited to stands by now, whichever of it was told of. */
  const followed = async (id: string, command: Following): Promise<Following> => {
    const { tenantId } = command.metadata;
    const of = await entityState(store, interview, { tenantId, id });
    const ids = of.status === 'kept' ? of.record.responseIds : [];
    const states = await Promise.all(ids.map((one) => entityState(store, response, { tenantId, id: one })));
    const stands = Object.fromEntries(
      states.flatMap((state) => (state.status === 'kept' ? [[state.record.id, state.record.status]] : [])),
    );
    return { ...command, data: { ...command.data, stands } };
  };

  return async (id, command, ifMatch) => {
    const sendResting = (guards: readonly Guard[]) =>
      sendInterview({ ...deps, store: guarded(store, guards) })(id, command, ifMatch);
    if (command.type === 'FollowResponse') return send(id, await followed(id, command), ifMatch);
    if (command.type === 'AssignInterview') return send(id, await assigned(id, command), ifMatch);
    if (command.type === 'ChangeInterviewStatus' || command.type === 'UndoInterviewStatus') {
      const { metadata } = command;
      const { state, isRepeated } = await entityStateFor(store, interview, { id, metadata });
      const to = state.status === 'kept' && !isRepeated ? targetOf(command, state.record) : undefined;
      if (state.status !== 'kept' || to === undefined) return send(id, command, ifMatch);
      if (command.type === 'ChangeInterviewStatus' && command.data.reasonId !== null)
        await assertReason(metadata.tenantId, command.data.reasonId);
      const { record } = state;
      return movingOnce(names, { id, data: record, metadata, from: record.status, to }, sendResting);
    }
    if (command.type !== 'CreateInterview' || (await isRetry(id, command))) return send(id, command, ifMatch);
    await assertParties(command);
    return openingOnce(names, { id, ...command }, sendResting);
  };
};
