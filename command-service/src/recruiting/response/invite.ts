import { askedQuestions } from 'access/recruiting/asked-questions';
import type { CommandMetadata } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import { candidate } from 'contracts/recruiting/candidate/candidate.entity';
import { interview } from 'contracts/recruiting/interview/interview.entity';
import { job } from 'contracts/recruiting/job/job.entity';
import { openInterview } from 'contracts/recruiting/open-interview/open-interview.entity';
import { isWaiting } from 'contracts/recruiting/response/response.choices';
import { type Deadline, deadlineAt, remindersAt } from 'contracts/recruiting/response/response.deadline';
import { response } from 'contracts/recruiting/response/response.entity';
import { responseIdOf } from 'contracts/recruiting/response/response.ids';
import type { EventStore } from 'platform/event-store/event-store';
import type { SendEntity } from '#command-service/entity/entity.decider';
import { entityState } from '#command-service/entity/entity.state';
import { companyZoneOf } from '#command-service/identity/company/company.zone';

import { refuse } from './takes.ts';

export type Invitation = { stepId?: string; deadline?: Deadline; reminderDays?: number[] };
type Deps = { store: EventStore; commands: { response: SendEntity<typeof response> } };
type Interview = typeof interview.types.record;

/** What is asked, and what is said about it where the invitation does not. */
type Terms = {
  stepId: string | null;
  stepName: string;
  questionSetId: string;
  questionSetRevision: number;
  instructions: string;
  instructionsVideoId: string | null;
  timeZone: string | null;
  answerDays: number;
  reminderDays: number[];
};

export const openInvitations = ({ store, commands }: Deps) => {
  const asked = askedQuestions(store);

  const interviewOf = async (tenantId: string, id: string): Promise<Interview> => {
    const state = await entityState(store, interview, { tenantId, id });
    if (state.status === 'absent') throw new Rejection('not-found', 404);
    const person = await entityState(store, candidate, { tenantId, id: state.record.candidateId });
    if (person.status !== 'kept' || person.record.lastName === null) throw new Rejection('candidate-not-found', 409);
    return state.record;
  };

  /** Whether a step is still theirs to answer: two who invite at once invite to one. */
  const isAnswering = async (tenantId: string, { responseIds }: Interview): Promise<boolean> => {
    const states = await Promise.all(responseIds.map((id) => entityState(store, response, { tenantId, id })));
    return states.some((state) => state.status === 'kept' && isWaiting(state.record.status));
  };

  /** An open interview has one step, which has no name of its own. */
  const openTermsOf = async (tenantId: string, id: string): Promise<Terms> => {
    const offered = await entityState(store, openInterview, { tenantId, id });
    if (offered.status === 'absent') throw refuse('step-not-found', 422, 'stepId');
    const { title: stepName, questionSetId, questionSetRevision, answerDays, reminderDays } = offered.record;
    const { instructions, instructionsVideoId } = offered.record;
    const asked = { stepId: null, stepName, questionSetId, questionSetRevision, instructions, instructionsVideoId };
    return { ...asked, timeZone: null, answerDays, reminderDays };
  };

  /** The step that is named, or the first that the candidate was not invited to. */
  const termsOf = async (tenantId: string, found: Interview, stepId?: string): Promise<Terms> => {
    const { id, jobId, openInterviewId, responseIds } = found;
    if (openInterviewId !== null && stepId === undefined) {
      if (responseIds.length > 0) throw refuse('already-invited');
      return openTermsOf(tenantId, openInterviewId);
    }
    if (jobId === null) throw refuse('step-not-found', 422, 'stepId');
    const offered = await entityState(store, job, { tenantId, id: jobId });
    if (offered.status === 'absent') throw refuse('step-not-found', 422, 'stepId');
    const { steps, timeZone, answerDays, reminderDays } = offered.record;
    const isNext = (step: string) => !responseIds.includes(responseIdOf(id, step));
    const step = stepId === undefined ? steps.find((one) => isNext(one.id)) : steps.find((one) => one.id === stepId);
    if (!step && steps.length > 0 && stepId === undefined) throw refuse('already-invited');
    if (!step) throw refuse('step-not-found', 422, 'stepId');
    const { name: stepName, questionSetId, questionSetRevision, instructions = '', instructionsVideoId = null } = step;
    const asked = { stepId: step.id, stepName, questionSetId, questionSetRevision, instructions, instructionsVideoId };
    return { ...asked, timeZone, answerDays, reminderDays };
  };

  /** A repeated request is answered as it was, whatever step came to be the next one since. */
  const repeated = async (metadata: CommandMetadata, { responseIds }: Interview) => {
    const responseId = responseIds.at(-1);
    if (metadata.idempotencyKey === undefined || responseId === undefined) return undefined;
    const state = await entityState(store, response, { tenantId: metadata.tenantId, id: responseId });
    if (state.status === 'absent') return undefined;
    const { id: _, createdAt: __, updatedAt: ___, ...data } = state.record;
    try {
      const command = { type: 'CreateResponse' as const, data: { ...data, responseId }, metadata };
      return await commands.response(responseId, command);
    } catch (error) {
      if (error instanceof Rejection && error.code === 'already-exists') return undefined;
      throw error;
    }
  };

  const invite = async (interviewId: string, invitation: Invitation, metadata: CommandMetadata) => {
    const { tenantId, now } = metadata;
    const found = await interviewOf(tenantId, interviewId);
    if (invitation.stepId === undefined) {
      const again = await repeated(metadata, found);
      if (again) return again;
      if (await isAnswering(tenantId, found)) throw refuse('already-invited');
    }
    const { timeZone, answerDays, reminderDays: usual, ...terms } = await termsOf(tenantId, found, invitation.stepId);
    const zone = timeZone ?? (await companyZoneOf(store, tenantId));
    const deadline = invitation.deadline ?? { days: answerDays, timeZone: zone };
    const reminderDays = invitation.reminderDays ?? usual;
    const expiresAt = deadlineAt(deadline, now);
    if (Date.parse(expiresAt) <= now.getTime()) throw refuse('deadline-over', 422, 'deadline');
    const questions = await asked(tenantId, terms);
    const responseId = responseIdOf(interviewId, terms.stepId);
    const data = {
      ...{ responseId, interviewId, candidateId: found.candidateId },
      ...{ jobId: found.jobId, openInterviewId: found.openInterviewId },
      ...{ ...terms, questionCount: questions.length, timePercent: 100 },
      ...{ deadline, expiresAt, reminderDays, reminders: remindersAt({ deadline, reminderDays }, now) },
    };
    try {
      return await commands.response(responseId, { type: 'CreateResponse', data, metadata });
    } catch (error) {
      if (error instanceof Rejection && error.code === 'already-exists') throw refuse('already-invited');
      throw error;
    }
  };
  return invite;
};

type InviteApplicant = { type: 'InviteApplicant'; data: Record<string, never>; metadata: CommandMetadata };

/** Whoever applied to an open interview is invited by the system, under the id of their interview. */
export const applicantInvitations = (deps: Deps) => {
  const invite = openInvitations(deps);
  return (interviewId: string, { metadata }: InviteApplicant) => invite(interviewId, {}, metadata);
};
