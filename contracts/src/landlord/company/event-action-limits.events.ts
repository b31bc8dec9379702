import { z } from 'zod';
import { OwnHourlyActions } from '#contracts/automation/event-action/event-action.limits';
import { Id } from '#contracts/kernel/id';
import { defineEvents, type EventsOf } from '#contracts/kernel/message';

// Stored for ever: rename or retype nothing here without an upcast. They belong to the company: its audit shows them.
export const eventActionLimitsEvents = defineEvents('event-action-limits', {
  /** Only the limits that changed, as they were and as they are; null: as everybody. */
  EventActionLimitsChanged: z.object({
    tenantId: Id,
    from: OwnHourlyActions.partial(),
    to: OwnHourlyActions.partial(),
  }),
});
export type EventActionLimitsEvent = EventsOf<typeof eventActionLimitsEvents.shapes>;
