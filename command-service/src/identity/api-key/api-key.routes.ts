import { newKeySecret } from 'access/identity/api-key/api-key.secret';
import type { ApiKeyRejection } from 'contracts/identity/api-key/api-key.commands';
import * as endpoints from 'contracts/identity/api-key/api-key.endpoints';
import type { Permission } from 'contracts/kernel/permission';
import { Rejection } from 'contracts/kernel/problem';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import type { CommandContext } from '#command-service/context';
import { answered } from '#command-service/http/answer';
import { actorOf, causeOf, createdId } from '#command-service/http/cause';
import { apiKeyAccess } from './api-key.access.ts';
import type { ApiKeyStore } from './api-key.store.ts';

export type ApiKeyContext = CommandContext & { apiKeys: ApiKeyStore };

/** A key may do nothing that whoever makes it may not; the refusal names what that is. */
const assertHeld = (scopes: readonly Permission[], held: readonly Permission[]): void => {
  const missing = scopes.filter((name) => !held.includes(name));
  if (missing.length === 0) return;
  const code: ApiKeyRejection = 'rights-not-held';
  throw new Rejection(code, 422, { detail: `You do not hold ${missing.join(', ')}.`, errors: { scopes: [code] } });
};

export const apiKeyRoutes = (router: IRouter, context: ApiKeyContext): void => {
  const { commands, apiKeys } = context;

  mount(
    router,
    endpoints.createApiKey,
    async (request) => {
      const { auth, body } = request;
      const apiKeyId = createdId('api-key', request);
      const metadata = causeOf(request);
      const { tenantId, occurredAt: createdAt } = metadata;
      const row = { ...body, apiKeyId, tenantId, createdById: actorOf(auth).id, createdAt };
      const secret = newKeySecret(apiKeyId);
      const { position } = await apiKeys.add(row, secret, async (heldNow) => {
        assertHeld(body.scopes, await heldNow(auth));
        return commands.apiKey(apiKeyId, { type: 'CreateApiKey', data: { ...body, apiKeyId }, metadata });
      });
      return answered(position, { id: apiKeyId, ...body, createdAt, secret });
    },
    context,
  );

  mount(
    router,
    endpoints.revokeApiKey,
    async (request) => {
      const { id } = request.params;
      const command = { type: 'RevokeApiKey' as const, data: {}, metadata: causeOf(request) };
      const { tenantId } = request.auth;
      const sent = await apiKeys.revoking({ apiKeyId: id, tenantId }, async () => {
        const revoked = await commands.apiKey(id, command, request.ifMatch);
        await apiKeyAccess.save(apiKeys, revoked, { tenantId });
        return revoked;
      });
      return answered(sent.position, { id });
    },
    context,
  );
};
