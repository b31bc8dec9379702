import { z } from 'zod';
import { Id } from '#contracts/kernel/id';
import { ApiKeyDetails } from './api-key.events.ts';

/** `lost`: rebuilt from the events, which never hold what a secret is known by: it opens nothing any more. */
export const apiKeyStatuses = ['active', 'expired', 'revoked', 'lost'] as const;
export type ApiKeyStatus = (typeof apiKeyStatuses)[number];

export const ApiKeyView = z.object({
  id: Id,
  ...ApiKeyDetails.shape,
  status: z.enum(apiKeyStatuses),
  /** Last four characters of the secret, by which people tell their keys apart. */
  ending: z.string().nullable(),
  createdAt: z.iso.datetime(),
  createdById: Id,
  /** Null once they were erased. */
  createdByName: z.string().nullable(),
  /** To the minute; null: not yet. */
  lastUsedAt: z.iso.datetime().nullable(),
  lastUsedIp: z.string().nullable(),
  revokedAt: z.iso.datetime().nullable(),
});
export type ApiKeyView = z.infer<typeof ApiKeyView>;
