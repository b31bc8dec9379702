import { z } from 'zod';
import { MAX_NAME_LENGTH } from '#contracts/kernel/contact.limits';
import { Id } from '#contracts/kernel/id';
import { defineEvents, type EventsOf } from '#contracts/kernel/message';
import { requiredText } from '#contracts/kernel/text';

/** First label of a company's address, and its name in paths: `harbor`. */
export const Subdomain = z
  .string()
  .min(2)
  .max(63)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'subdomain-invalid');

// Stored for ever: rename or retype nothing here without an upcast.
export const tenantEvents = defineEvents('tenant', {
  TenantRegistered: z.object({ tenantId: Id, name: requiredText(MAX_NAME_LENGTH), subdomain: Subdomain }),
});
export type TenantEvent = EventsOf<typeof tenantEvents.shapes>;
