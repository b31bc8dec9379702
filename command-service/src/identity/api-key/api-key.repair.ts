import type { ApiKeyEvent } from 'contracts/identity/api-key/api-key.events';
import type { Event, Recorded } from 'contracts/kernel/message';
import type { Pool } from 'pg';
import { postgresApiKeys, repairApiKey } from './api-key.store.ts';

/** Events with a consequence in the table that requests with a key are judged by. */
export const apiKeyTypes = ['ApiKeyCreated', 'ApiKeyRevoked'] as const;

const isOurs = (event: Recorded<Event>): event is Recorded<ApiKeyEvent> =>
  apiKeyTypes.some((type) => type === event.type);

/** Does again what should have followed the event at once; false where the event is none of these. */
export const followApiKeys = async (event: Recorded<Event>, { pool }: { pool: Pool }): Promise<boolean> => {
  if (!isOurs(event)) return false;
  const { tenantId, occurredAt: createdAt, actor } = event.metadata;
  if (event.type === 'ApiKeyRevoked') await postgresApiKeys(pool).revoke(event.data.apiKeyId, createdAt);
  else await repairApiKey(pool, { ...event.data, tenantId, createdById: actor.id, createdAt });
  return true;
};
