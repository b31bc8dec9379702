import type { EventActionEvent } from 'contracts/automation/event-action/event-action.entity';
import type { Source } from '#projection-service/engine/projection';

type NameEvent = Extract<EventActionEvent, { type: 'EventActionCreated' | 'EventActionChanged' }>;

/** Name of an event action, as it is called today, also once it is removed. */
export const eventActionName: Source<{ name: string }, NameEvent> = {
  aggregate: 'eventAction',
  scope: 'tenant',
  types: ['EventActionCreated', 'EventActionChanged'],
  id: ({ data }) => data.eventActionId,
  value: (event, previous) => {
    const name = event.type === 'EventActionCreated' ? event.data.name : event.data.to.name;
    return name === undefined ? previous : { name };
  },
};
