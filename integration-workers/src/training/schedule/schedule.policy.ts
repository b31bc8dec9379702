import type { TrainingScheduleEvent } from 'contracts/training/schedule/schedule.entity';
import { policy } from '#integration-workers/engine/policy';
import { assignPeople } from './assign-people.job.ts';
import { endAssignments } from './end-assignments.job.ts';

/** Whenever a schedule is made, or some of its people were assigned, those who come next are; the same with a cancellation. */
export const schedulePolicy = policy<TrainingScheduleEvent>({
  name: 'training.schedule',
  jobs: [assignPeople, endAssignments],
  on: {
    TrainingScheduleCreated: ({ data: { trainingScheduleId: scheduleId } }) => [
      assignPeople.request(scheduleId, { scheduleId, after: null }),
    ],
    TrainingPeopleAssigned: ({ data: { trainingScheduleId: scheduleId, next } }) =>
      next === null ? [] : [assignPeople.request(scheduleId, { scheduleId, after: next })],
    TrainingScheduleCancelled: ({ data: { trainingScheduleId: scheduleId } }) => [
      endAssignments.request(scheduleId, { scheduleId, chunk: 0 }),
    ],
    TrainingAssignmentsEnded: ({ data: { trainingScheduleId: scheduleId, next } }) =>
      next === null ? [] : [endAssignments.request(scheduleId, { scheduleId, chunk: next })],
  },
});
