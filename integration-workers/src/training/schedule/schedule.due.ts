import type { TrainingScheduleEvent } from 'contracts/training/schedule/schedule.entity';
import { due } from '#integration-workers/engine/due';

/** After so many months people are scheduled again, until the schedule is cancelled, or repeats no more (docs/product.md TRA-56). */
export const scheduleRepetition = due<TrainingScheduleEvent>({
  name: 'training.schedule.repetition',
  on: {
    TrainingScheduleCreated: ({ data: { trainingScheduleId: subject, repeatsAt } }) =>
      repeatsAt === null ? [] : [{ subject, at: repeatsAt }],
    TrainingRepetitionEnded: ({ data: { trainingScheduleId: subject } }) => [{ subject, at: null }],
    TrainingScheduleCancelled: ({ data: { trainingScheduleId: subject } }) => [{ subject, at: null }],
  },
  command: ({ subject, at: dueAt }) => ({
    ...{ aggregate: 'trainingSchedule', id: subject, type: 'RepeatTrainingSchedule', data: { dueAt } },
  }),
});
