import type { TaskEvent } from 'contracts/automation/task/task.entity';
import { policy } from '#integration-workers/engine/policy';
import { remindOfTask } from './remind-of-task.job.ts';

export const taskPolicy = policy<TaskEvent>({
  name: 'automation.task',
  jobs: [remindOfTask],
  on: { TaskReminded: ({ data: { taskId } }) => [remindOfTask.request(taskId, { taskId })] },
});
