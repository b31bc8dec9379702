import { z } from 'zod';
import { Id } from '#contracts/kernel/id';
import { defineEvents, type EventsOf } from '#contracts/kernel/message';
import { Permission } from '#contracts/kernel/permission';
import { requiredText } from '#contracts/kernel/text';

/** What is decided about a key when it is made; nothing of it changes afterwards. */
export const ApiKeyDetails = z.strictObject({
  name: requiredText(100),
  /** Names of the catalogue, which loses none. */
  scopes: z.array(Permission),
  /** Null: until it is revoked. */
  expiresAt: z.iso.datetime().nullable(),
});
export type ApiKeyDetails = z.infer<typeof ApiKeyDetails>;

// Stored for ever: rename or retype nothing here without an upcast. The secret is in no event, nor its hash.
export const apiKeyEvents = defineEvents('api-key', {
  ApiKeyCreated: z.object({ apiKeyId: Id, ...ApiKeyDetails.shape }),
  ApiKeyRevoked: z.object({ apiKeyId: Id }),
});
export type ApiKeyEvent = EventsOf<typeof apiKeyEvents.shapes>;
