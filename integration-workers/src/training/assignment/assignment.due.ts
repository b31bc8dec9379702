import type { TrainingAssignmentEvent } from 'contracts/training/assignment/assignment.entity';
import { due } from '#integration-workers/engine/due';

type OfPerson = { trainingAssignmentId: string; userId: string };
const at = ({ trainingAssignmentId: subject, userId: personId }: OfPerson, moment: string | null) => [
  { subject, at: moment, personId },
];
const none = ({ trainingAssignmentId: subject }: { trainingAssignmentId: string }) => [{ subject, at: null }];
const aggregate = 'trainingAssignment';

/** When its moment has come, a training can be learned (docs/product.md TRA-8). */
export const trainingStart = due<TrainingAssignmentEvent>({
  name: 'training.assignment.start',
  on: {
    TrainingAssignmentCreated: ({ data }) => at(data, data.startsAt),
    TrainingCancelled: ({ data }) => none(data),
  },
  command: ({ subject, at: dueAt }) => ({ aggregate, id: subject, type: 'OpenTraining', data: { dueAt } }),
});

/** When its deadline is over, what was not completed has expired (docs/product.md TRA-8). */
export const trainingDeadline = due<TrainingAssignmentEvent>({
  name: 'training.assignment.deadline',
  on: {
    TrainingAssignmentCreated: ({ data }) => (data.expiresAt === null ? [] : at(data, data.expiresAt)),
    TrainingExtended: ({ data }) => at(data, data.expiresAt),
    TrainingCompleted: ({ data }) => none(data),
    TrainingCancelled: ({ data }) => none(data),
  },
  command: ({ subject, at: dueAt }) => ({ aggregate, id: subject, type: 'ExpireTraining', data: { dueAt } }),
});

/** People are reminded once at each of the moments that were set, one after the other (docs/product.md TRA-8). */
export const trainingReminder = due<TrainingAssignmentEvent>({
  name: 'training.assignment.reminder',
  on: {
    TrainingAssignmentCreated: ({ data }) => (data.reminders[0] === undefined ? [] : at(data, data.reminders[0])),
    TrainingReminded: ({ data }) => at(data, data.left[0] ?? null),
    TrainingRemindersChanged: ({ data }) => at(data, data.reminders[0] ?? null),
    TrainingExtended: ({ data }) => at(data, data.reminders[0] ?? null),
    TrainingCompleted: ({ data }) => none(data),
    TrainingExpired: ({ data }) => none(data),
    TrainingCancelled: ({ data }) => none(data),
  },
  command: ({ subject, at: dueAt }) => ({ aggregate, id: subject, type: 'RemindTraining', data: { dueAt } }),
});
