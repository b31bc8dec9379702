import type { ApiKeyEvent } from 'contracts/identity/api-key/api-key.events';
import { accessProjection, type StreamId, type Written } from '#command-service/identity/access/access-projection';
import { type ApiKey, apiKeyDecider } from './api-key.decider.ts';
import { type ApiKeyStore, postgresApiKeys } from './api-key.store.ts';

/** What requests with a key are judged by. What its secret is known by is in no event: a row that was lost opens nothing. */
export const apiKeyAccess = accessProjection({
  types: ['ApiKeyCreated', 'ApiKeyRevoked'] satisfies ApiKeyEvent['type'][],
  decider: apiKeyDecider,
  open: (pool, _, work) => work(postgresApiKeys(pool)),
  save: async (
    apiKeys: Pick<ApiKeyStore, 'restore' | 'revoke'>,
    { state }: Written<ApiKey>,
    { tenantId }: Pick<StreamId, 'tenantId'>,
  ) => {
    if (state.status === 'absent') return;
    const { apiKeyId, details, createdById, createdAt, revokedAt } = state;
    await apiKeys.restore({ ...details, apiKeyId, tenantId, createdById, createdAt });
    if (revokedAt !== null) await apiKeys.revoke(apiKeyId, revokedAt);
  },
});
