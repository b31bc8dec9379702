import { z } from 'zod';
import { Id } from '#contracts/kernel/id';
import { defineEvents, type EventsOf } from '#contracts/kernel/message';
import { requiredText } from '#contracts/kernel/text';

/** Who ended it: the company itself, or its parent. */
export const endings = ['company', 'parent'] as const;

// Stored for ever: rename or retype nothing here without an upcast. In the history of the company that has a parent from now on;
// `partnershipId` is the parent's id. Names are those of that day: what the company's owner read when they agreed.
export const partnershipEvents = defineEvents('partnership', {
  PartnershipAccepted: z.object({
    partnershipId: Id,
    parentName: requiredText(200),
    groupId: Id,
    groupName: requiredText(100),
    sharesCandidates: z.boolean(),
  }),
  PartnershipEnded: z.object({ partnershipId: Id, endedBy: z.enum(endings) }),
});
export type PartnershipEvent = EventsOf<typeof partnershipEvents.shapes>;
