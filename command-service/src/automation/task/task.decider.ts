import { type TaskRejection, task } from 'contracts/automation/task/task.entity';
import { caused } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import { type DecisionsOf, entityDecider } from '#command-service/entity/entity.decider';

type Decisions = DecisionsOf<typeof task>;
const refuse = (code: TaskRejection | 'transition-not-allowed') => new Rejection(code, 409);

/** Taken by the same person already, nothing happens. */
const take: Decisions['TakeTask'] = (command, { id: taskId, status, userId, teamId }) => {
  const { id } = command.metadata.actor;
  if (userId === id) return [];
  if (status !== 'open') throw refuse('transition-not-allowed');
  if (teamId === null) throw refuse('task-of-no-team');
  if (userId !== null) throw refuse('task-taken');
  return [caused(command, 'TaskTaken', { taskId, userId: id })];
};

/** Nobody's already, nothing happens. */
const giveBack: Decisions['GiveBackTask'] = (command, { id: taskId, status, userId, teamId }) => {
  if (teamId === null) throw refuse('task-of-no-team');
  if (userId === null) return [];
  if (status !== 'open') throw refuse('transition-not-allowed');
  return [caused(command, 'TaskGivenBack', { taskId })];
};

/** Done already, nothing happens. */
const complete: Decisions['CompleteTask'] = (command, { id: taskId, status }) => {
  if (status === 'done') return [];
  if (status !== 'open') throw refuse('transition-not-allowed');
  return [caused(command, 'TaskCompleted', { taskId, by: command.metadata.actor.id })];
};

const cancel: Decisions['CancelTask'] = (command, { id: taskId, status }) => {
  if (status === 'cancelled') return [];
  if (status !== 'open') throw refuse('transition-not-allowed');
  return [caused(command, 'TaskCancelled', { taskId, by: command.metadata.actor.id })];
};

const reopen: Decisions['PutTaskReopened'] = (command, { id: taskId, status }) =>
  status === 'open' ? [] : [caused(command, 'TaskReopened', { taskId, ...command.data })];

/** Told already, not open any more, or due on another day since: nothing happens. */
const remind: Decisions['RemindOfTask'] = (command, { id: taskId, status, remindAt }) =>
  status === 'open' && remindAt === command.data.dueAt ? [caused(command, 'TaskReminded', { taskId })] : [];

/** What the handler makes another command of comes to nothing by itself. */
const nothing = () => [];

export const taskDecider = entityDecider(task, {
  decide: {
    TakeTask: take,
    GiveBackTask: giveBack,
    CompleteTask: complete,
    CancelTask: cancel,
    ReopenTask: nothing,
    PutTaskReopened: reopen,
    RemindOfTask: remind,
  },
});
