import { z } from 'zod';
import { Id } from '#contracts/kernel/id';
import { defineEvents, type EventsOf } from '#contracts/kernel/message';

// Stored for ever: rename or retype nothing here without an upcast. One stream for each company and day: of many who send at the
// same moment, whoever comes second to the last mails is refused.
export const mailAllowanceEvents = defineEvents('mailAllowance', {
  /** Somebody, a program or a rule writes to so many candidates. `day`: of the company's time zone. `askedId`: the same when the request comes again. */
  MailAllowanceSpent: z.object({ mailAllowanceId: Id, day: z.iso.date(), askedId: Id, count: z.int().min(1) }),
});
export type MailAllowanceEvent = EventsOf<typeof mailAllowanceEvents.shapes>;
