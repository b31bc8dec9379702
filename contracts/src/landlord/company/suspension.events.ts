import { z } from 'zod';
import { Id } from '#contracts/kernel/id';
import { defineEvents, type EventsOf } from '#contracts/kernel/message';
import { requiredText } from '#contracts/kernel/text';

export const SuspensionReason = requiredText(500);

// Stored for ever: rename or retype nothing here without an upcast. They belong to the company: its audit shows them.
export const suspensionEvents = defineEvents('suspension', {
  TenantSuspended: z.object({ tenantId: Id, reason: SuspensionReason }),
  TenantReinstated: z.object({ tenantId: Id }),
});
export type SuspensionEvent = EventsOf<typeof suspensionEvents.shapes>;
