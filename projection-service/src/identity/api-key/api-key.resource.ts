import { apiKeys } from 'contracts/identity/api-key/api-key.endpoints';
import type { ApiKeyView } from 'contracts/identity/api-key/api-key.views';
import { accessResource } from '#projection-service/engine/access-resource';
import { apiKeyQuery } from './api-key.query.ts';

/** GET /api/tenant/api-keys and one of them: the revoked ones too, and never a secret. */
export const apiKeyResource = accessResource<ApiKeyView>(apiKeys, { page: apiKeyQuery });
