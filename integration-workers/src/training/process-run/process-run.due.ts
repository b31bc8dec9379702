import { isHidden } from 'contracts/kernel/personal';
import type { ProcessRunEvent } from 'contracts/training/process-run/process-run.entity';
import { due } from '#integration-workers/engine/due';

const ended = ({ data: { processRunId: subject } }: { data: { processRunId: string } }) => [{ subject, at: null }];

/** Whoever does a step is reminded once, on the morning of its day (docs/product.md HBK-14). */
export const processRunReminder = due<ProcessRunEvent>({
  name: 'training.process-run.reminder',
  on: {
    ProcessRunCreated: ({ data: { processRunId: subject, remindAt: at, subjectId: personId } }) =>
      at === null ? [] : [{ subject, at, personId }],
    ProcessRunChanged: ({ data: { processRunId: subject, to } }) =>
      isHidden(to) || to.remindAt === undefined ? [] : [{ subject, at: to.remindAt }],
    ProcessRunReminded: ({ data: { processRunId: subject, remindAt: at } }) => (at === null ? [] : [{ subject, at }]),
    ProcessRunReopened: ({ data: { processRunId: subject, remindAt: at } }) => [{ subject, at }],
    ProcessRunCompleted: ended,
    ProcessRunCancelled: ended,
    ProcessRunRemoved: ended,
  },
  command: ({ subject, at: dueAt }) => ({
    ...{ aggregate: 'processRun', id: subject, type: 'RemindOfProcessRun', data: { dueAt } },
  }),
});
