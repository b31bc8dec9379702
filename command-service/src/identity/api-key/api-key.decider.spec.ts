import { DeciderSpecification } from '@event-driven-io/emmett';
import type { ApiKeyCommand } from 'contracts/identity/api-key/api-key.commands';
import type { ApiKeyEvent } from 'contracts/identity/api-key/api-key.events';
import { exampleJobId as apiKeyId, exampleCause } from 'contracts/kernel/examples';
import { caused } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import { describe, expect, it } from 'vitest';
import { apiKeyDecider } from './api-key.decider.ts';

const given = DeciderSpecification.for(apiKeyDecider);
const by = { metadata: exampleCause };
const tomorrow = '2026-03-03T09:00:00.000Z';
const details = { name: 'Payroll', scopes: ['tenant.candidates.read' as const], expiresAt: tomorrow };
const create = (expiresAt: string | null = tomorrow): ApiKeyCommand => ({
  ...by,
  type: 'CreateApiKey',
  data: { apiKeyId, ...details, expiresAt },
});
const revoke: ApiKeyCommand = { ...by, type: 'RevokeApiKey', data: {} };
const created: ApiKeyEvent = caused(by, 'ApiKeyCreated', { apiKeyId, ...details });
const revoked: ApiKeyEvent = caused(by, 'ApiKeyRevoked', { apiKeyId });
const isRefusedAs = (code: string, field?: string) => (error: Rejection) =>
  error.code === code && Object.keys(error.errors ?? {})[0] === field;

describe('api key', () => {
  it('given nothing, when a key is made, then it is recorded with what it may do', () =>
    given([]).when(create()).then([created]));

  it('given nothing, when a key is made that ends at this very moment, then it is refused by its field', () =>
    given([])
      .when(create(exampleCause.occurredAt))
      .thenThrows(Rejection, isRefusedAs('api-key-expiry-past', 'expiresAt')));

  it('given nothing, when a key is made that never ends, then it is recorded without an end', () =>
    expect(apiKeyDecider.decide(create(null), apiKeyDecider.initialState())).toMatchObject([
      { type: 'ApiKeyCreated', data: { expiresAt: null } },
    ]));

  it('given a key, when it is made again, then it is refused', () =>
    given([created]).when(create()).thenThrows(Rejection, isRefusedAs('api-key-already-exists')));

  it('given a key, when revoked, then it is recorded; revoked again, nothing happens', () => {
    given([created]).when(revoke).then([revoked]);
    given([created, revoked]).when(revoke).thenNothingHappened();
  });

  it('given no key, when revoked, then it is not found', () =>
    given([]).when(revoke).thenThrows(Rejection, isRefusedAs('api-key-not-found')));
});
