import { z } from 'zod';
import { ById, endpoint, resource } from '#contracts/kernel/endpoint';
import { Id } from '#contracts/kernel/id';
import { CreateApiKey } from './api-key.commands.ts';
import { ApiKeyDetails } from './api-key.events.ts';
import { ApiKeyView, apiKeyStatuses } from './api-key.views.ts';

export const apiKeys = resource({
  name: 'api-keys',
  access: 'tenant.api.keys.read',
  view: ApiKeyView,
  filters: { status: z.enum(apiKeyStatuses).optional() },
  sorts: ['createdAt', 'name', 'expiresAt', 'lastUsedAt'],
});

export const createApiKey = endpoint({
  method: 'POST',
  path: '/api/tenant/api-keys',
  access: 'tenant.api.keys.create',
  summary: 'Create an API key; only this response contains its secret',
  body: CreateApiKey,
  answer: z.object({ id: Id, ...ApiKeyDetails.shape, createdAt: z.iso.datetime(), secret: z.string() }),
  status: 201,
});
export const revokeApiKey = endpoint({
  method: 'POST',
  path: '/api/tenant/api-keys/:id/revoke',
  access: 'tenant.api.keys.delete',
  summary: 'Revoke an API key; its requests are refused immediately',
  params: ById,
  answer: z.object({ id: Id }),
});
