import { z } from 'zod';
import type { Id } from '#contracts/kernel/id';
import type { Command } from '#contracts/kernel/message';
import { ApiKeyDetails } from './api-key.events.ts';
import { KeyScopes } from './api-key.scopes.ts';

/** Keys of one company that are neither revoked nor expired. */
export const MAX_LIVE_KEYS = 100;

export const CreateApiKey = z.strictObject({
  name: ApiKeyDetails.shape.name,
  scopes: KeyScopes,
  expiresAt: ApiKeyDetails.shape.expiresAt.default(null),
});

export type ApiKeyCommand = Command<'CreateApiKey', ApiKeyDetails & { apiKeyId: Id }> | Command<'RevokeApiKey'>;

/** Every way this aggregate may refuse: one problem type and one translation key each. */
export type ApiKeyRejection =
  | 'api-key-not-found'
  | 'api-key-already-exists'
  | 'api-key-expiry-past' // it would be refused from the first request on
  | 'api-key-limit' // revoke those that nobody uses
  | 'api-key-secret-shown' // asked for again by a repeated request: the secret is shown once, and kept nowhere
  | 'scope-of-people' // what decides who may come in takes a person
  | 'rights-not-held'; // nobody gives rights that they do not hold themselves
