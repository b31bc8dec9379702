import type { EventActionRunEvent } from 'contracts/automation/event-action/event-action-run.entity';
import type { Id } from 'contracts/kernel/id';
import { due } from '#integration-workers/engine/due';

const over = ({ data: { eventActionRunId } }: { data: { eventActionRunId: Id } }) => [
  { subject: eventActionRunId, at: null },
];

/** When the delay of an event action is over (docs/product.md AUT-20). An erasure cancels nothing: the log says why nothing was done. */
export const eventActionDelay = due<EventActionRunEvent>({
  name: 'automation.event-action.delay',
  urgency: 'usual',
  on: {
    EventActionRunCreated: ({ data: { eventActionRunId, dueAt } }) => [{ subject: eventActionRunId, at: dueAt }],
    // One without a delay is begun and started in one.
    EventActionRunStarted: over,
    EventActionRunSkipped: over,
    EventActionRunUnmet: over,
  },
  command: ({ subject, at }) => ({
    aggregate: 'eventActionRun',
    id: subject,
    type: 'FireEventActionRun',
    data: { dueAt: at },
  }),
});
