import { z } from 'zod';
import { Id } from '#contracts/kernel/id';
import { defineEvents, type EventsOf } from '#contracts/kernel/message';

// Stored for ever: rename or retype nothing here without an upcast. Secrets and codes are never in events.
export const twoFactorEvents = defineEvents('two-factor', {
  TwoFactorEnabled: z.object({ userId: Id }),
  TwoFactorDisabled: z.object({ userId: Id }),
  /** Somebody came in without their device: by one of the codes that were shown when it was set up. */
  RecoveryCodeUsed: z.object({ userId: Id }),
});
export type TwoFactorEvent = EventsOf<typeof twoFactorEvents.shapes>;
