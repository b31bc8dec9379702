import type { Decider } from '@event-driven-io/emmett';
import type { ApiKeyCommand, ApiKeyRejection } from 'contracts/identity/api-key/api-key.commands';
import type { ApiKeyDetails, ApiKeyEvent } from 'contracts/identity/api-key/api-key.events';
import { caused } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';

export type ApiKey =
  | { status: 'absent' }
  | {
      status: 'active' | 'revoked';
      apiKeyId: string;
      details: ApiKeyDetails;
      createdById: string;
      createdAt: string;
      revokedAt: string | null;
    };

const initialState = (): ApiKey => ({ status: 'absent' });

const evolve = (key: ApiKey, event: ApiKeyEvent): ApiKey => {
  const { occurredAt, actor } = event.metadata;
  switch (event.type) {
    case 'ApiKeyCreated': {
      const { apiKeyId, ...details } = event.data;
      const made = { createdById: actor.id, createdAt: occurredAt, revokedAt: null };
      return { status: 'active', apiKeyId, details, ...made };
    }
    case 'ApiKeyRevoked':
      return key.status === 'active' ? { ...key, status: 'revoked', revokedAt: occurredAt } : key;
  }
};

const decide = (command: ApiKeyCommand, key: ApiKey): ApiKeyEvent[] => {
  switch (command.type) {
    case 'CreateApiKey': {
      if (key.status !== 'absent') throw new Rejection<ApiKeyRejection>('api-key-already-exists', 409);
      const { expiresAt } = command.data;
      if (expiresAt !== null && Date.parse(expiresAt) <= command.metadata.now.getTime()) {
        const code: ApiKeyRejection = 'api-key-expiry-past';
        throw new Rejection(code, 422, { errors: { expiresAt: [code] } });
      }
      return [caused(command, 'ApiKeyCreated', command.data)];
    }
    case 'RevokeApiKey':
      if (key.status === 'absent') throw new Rejection<ApiKeyRejection>('api-key-not-found', 404);
      return key.status === 'revoked' ? [] : [caused(command, 'ApiKeyRevoked', { apiKeyId: key.apiKeyId })];
  }
};

export const apiKeyDecider: Decider<ApiKey, ApiKeyCommand, ApiKeyEvent> = { initialState, evolve, decide };
