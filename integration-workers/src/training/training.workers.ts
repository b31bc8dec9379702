import type { Workers } from '#integration-workers/engine/policy';
import { trainingDeadline, trainingReminder, trainingStart } from './assignment/assignment.due.ts';
import { assignmentPolicy } from './assignment/assignment.policy.ts';
import { schedulePolicy } from './schedule/schedule.policy.ts';

export const trainingWorkers: Workers = {
  policies: [assignmentPolicy, schedulePolicy],
  due: [trainingDeadline, trainingReminder, trainingStart],
};
