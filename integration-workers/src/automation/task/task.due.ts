import type { TaskEvent } from 'contracts/automation/task/task.entity';
import { isHidden } from 'contracts/kernel/personal';
import { due } from '#integration-workers/engine/due';

/** Whoever has a task is reminded on the morning of its day (docs/product.md AUT-31). */
export const taskReminder = due<TaskEvent>({
  name: 'automation.task.reminder',
  on: {
    TaskCreated: ({ data: { taskId, remindAt, subjectId } }) =>
      remindAt === null ? [] : [{ subject: taskId, at: remindAt, personId: subjectId }],
    TaskChanged: ({ data: { taskId, to } }) =>
      isHidden(to) || to.remindAt === undefined ? [] : [{ subject: taskId, at: to.remindAt }],
    TaskReopened: ({ data: { taskId, remindAt } }) => [{ subject: taskId, at: remindAt }],
    TaskCompleted: ({ data: { taskId } }) => [{ subject: taskId, at: null }],
    TaskCancelled: ({ data: { taskId } }) => [{ subject: taskId, at: null }],
    TaskRemoved: ({ data: { taskId } }) => [{ subject: taskId, at: null }],
  },
  command: ({ subject, at }) => ({ aggregate: 'task', id: subject, type: 'RemindOfTask', data: { dueAt: at } }),
});
