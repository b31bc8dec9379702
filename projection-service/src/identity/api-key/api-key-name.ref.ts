import type { ApiKeyEvent } from 'contracts/identity/api-key/api-key.events';
import type { Source } from '#projection-service/engine/projection';

type NameEvent = Extract<ApiKeyEvent, { type: 'ApiKeyCreated' }>;

/** Name of a company's API key, as logs and the audit show who acted. */
export const apiKeyName: Source<{ name: string }, NameEvent> = {
  aggregate: 'api-key',
  scope: 'tenant',
  types: ['ApiKeyCreated'],
  id: ({ data }) => data.apiKeyId,
  value: ({ data }) => ({ name: data.name }),
};
