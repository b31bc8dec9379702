import type { EventActionRunEvent } from 'contracts/automation/event-action/event-action-run.entity';
import { due } from '#integration-workers/engine/due';

/** When the delay of an event action is over (docs/product.md AUT-20). An erasure cancels nothing: the log says why nothing was done. */
export const eventActionDelay = due<EventActionRunEvent>({
  name: 'automation.event-action.delay',
  urgency: 'usual',
  on: {
    EventActionRunCreated: ({ data: { eventActionRunId, dueAt } }) => [{ subject: eventActionRunId, at: dueAt }],
  },
  command: ({ subject, at }) => ({
    aggregate: 'eventActionRun',
    id: subject,
    type: 'FireEventActionRun',
    data: { dueAt: at },
  }),
});
