import { taskSubjects } from 'contracts/automation/task/task.choices';
import { momentsOfDay } from 'contracts/automation/task/task.days';
import { type TaskCommand, type TaskRejection, task } from 'contracts/automation/task/task.entity';
import { Rejection } from 'contracts/kernel/problem';
import { candidate } from 'contracts/recruiting/candidate/candidate.entity';
import { interview } from 'contracts/recruiting/interview/interview.entity';
import { job } from 'contracts/recruiting/job/job.entity';
import type { SendEntity } from '#command-service/entity/entity.decider';
import { entityHandler, type HandlerDeps } from '#command-service/entity/entity.handler';
import { entityState } from '#command-service/entity/entity.state';
import { companyZoneOf } from '#command-service/identity/company/company.zone';
import { isColleague } from '#command-service/identity/membership/membership.handler';
import { assertAssignees, hiringManagerOf } from './assignees.ts';
import { taskDecider } from './task.decider.ts';

type Of<Type extends TaskCommand['type']> = Extract<TaskCommand, { type: Type }>;
type Fault = TaskRejection | 'field-required';
const sendTask = entityHandler(task, taskDecider);

const refuse = (field: string, code: Fault) =>
  new Rejection(code === 'field-required' ? 'validation-failed' : code, 422, { errors: { [field]: [code] } });

/** Commands of tasks: for people and teams of the company, about what the company has. */
export const taskHandler = (deps: HandlerDeps): SendEntity<typeof task> => {
  const { store } = deps;
  const send = sendTask(deps);

  const assertCandidate = async (tenantId: string, id: string): Promise<void> => {
    const person = await entityState(store, candidate, { tenantId, id });
    if (person.status !== 'kept' || person.record.lastName === null) throw refuse('candidateId', 'candidate-not-found');
  };

  /** What it is about; of an interview also whose it is, and for which job. */
  const partiesOf = async ({ data, metadata: { tenantId, actor } }: Of<'CreateTask'>) => {
    const { candidateId = null, interviewId = null, jobId = null, memberId = null } = data;
    const none = { candidateId: null, interviewId: null, jobId: null, memberId: null };
    const named = taskSubjects.filter((field) => data[field]);
    if (named.length > 1) throw refuse(named[1] ?? '', 'task-about-one');
    if (interviewId !== null) {
      const opened = await entityState(store, interview, { tenantId, id: interviewId });
      if (opened.status !== 'kept') throw refuse('interviewId', 'interview-not-found');
      const { candidateId: whose, jobId: forJob } = opened.record;
      await assertCandidate(tenantId, whose);
      return { ...none, interviewId, candidateId: whose, jobId: forJob };
    }
    if (candidateId !== null) await assertCandidate(tenantId, candidateId);
    if (jobId !== null && (await entityState(store, job, { tenantId, id: jobId })).status !== 'kept')
      throw refuse('jobId', 'job-not-found');
    const isHere = memberId === null || (await isColleague(store, tenantId, memberId));
    if (!isHere && actor.type !== 'system') throw refuse('memberId', 'user-unknown');
    // An event action may be about somebody who learns from outside, or has left since.
    return { ...none, candidateId, jobId, memberId: isHere ? memberId : null };
  };

  /** Whoever makes one for nobody makes it for themselves; an event action for the hiring manager. */
  const whole = async (command: Of<'CreateTask'>): Promise<Of<'CreateTask'>> => {
    const { data, metadata } = command;
    const { tenantId, actor, now } = metadata;
    const { teamId = null, dueOn = null } = data;
    const isPersons = actor.type !== 'system';
    const parties = await partiesOf(command);
    const nobody = async () => (isPersons ? actor.id : hiringManagerOf(store, tenantId, parties.jobId));
    const userId = data.userId ?? (teamId === null ? await nobody() : null);
    await assertAssignees(store, tenantId, { userId, teamId });
    const moments = momentsOfDay(dueOn, await companyZoneOf(store, tenantId), now);
    const creatorId = isPersons ? actor.id : (data.creatorId ?? tenantId);
    const subjectId = parties.candidateId ?? tenantId;
    return { ...command, data: { ...data, ...parties, ...moments, userId, teamId, creatorId, subjectId } };
  };

  const changed = async (id: string, command: Of<'ChangeTask'>): Promise<Of<'ChangeTask'>> => {
    const { data, metadata } = command;
    const { tenantId, now } = metadata;
    const before = await entityState(store, task, { tenantId, id });
    if (before.status !== 'kept') return command;
    const { record } = before;
    const moved = taskSubjects.find((field) => field in data && data[field] !== record[field]);
    if (moved) throw refuse(moved, 'task-about-fixed');
    const { userId = record.userId, teamId = record.teamId } = data;
    if (userId === null && teamId === null) throw refuse('userId', 'field-required');
    // Whom it was given to before may have left since.
    await assertAssignees(store, tenantId, {
      userId: userId === record.userId ? null : userId,
      teamId: teamId === record.teamId ? null : teamId,
    });
    const { dueOn = record.dueOn } = data;
    const moments = dueOn === record.dueOn ? {} : momentsOfDay(dueOn, await companyZoneOf(store, tenantId), now);
    return { ...command, data: { ...data, ...moments } };
  };

  const reopened = async (id: string, { metadata }: Of<'ReopenTask'>): Promise<TaskCommand> => {
    const { tenantId, now } = metadata;
    const before = await entityState(store, task, { tenantId, id });
    const dueOn = before.status === 'kept' ? before.record.dueOn : null;
    const { remindAt } = momentsOfDay(dueOn, await companyZoneOf(store, tenantId), now);
    return { type: 'PutTaskReopened', data: { remindAt }, metadata };
  };

  return async (id, command, ifMatch) => {
    if (command.type === 'CreateTask') return send(id, await whole(command), ifMatch);
    if (command.type === 'ChangeTask') return send(id, await changed(id, command), ifMatch);
    if (command.type === 'ReopenTask') return send(id, await reopened(id, command), ifMatch);
    return send(id, command, ifMatch);
  };
};
