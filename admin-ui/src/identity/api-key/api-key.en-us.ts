import { names } from '#admin-ui/i18n/names.en-us';
import { resourceEnUs } from '#admin-ui/shared/resource/words.en-us';

export const apiKeyEnUs = resourceEnUs({
  ...names['api-keys'],
  detail: 'API keys let other programs read and change the data that you allow.',
  submit: 'Create key',

  facts: 'Key',
  history: 'Activity',
  never: 'Never',
  lost: 'This key can no longer be verified and does not work. Revoke it and create a new one.',
  scopeCount_one: '{{count}} scope',
  scopeCount_other: '{{count}} scopes',
  scopesRequired: 'Choose at least one scope',
  fields: {
    secret: 'Secret',
    scopes: 'Scopes',
    createdById: 'Created by',
    lastUsedAt: 'Last used',
    expiresAt: 'Expires',
    until: 'Expiration date',
    revokedAt: 'Revoked',

    apiKeyId: 'API key',
  },
  form: { scopes: 'Scopes' },
  hints: {
    name: 'The program that will use the key. Shown in the audit log.',
    until: 'Leave empty for a key that does not expire.',
    scopes:
      'Choose only what the program needs. You can grant permissions that you have, except those that manage people’s access.',
  },
  status: { active: 'Active', expired: 'Expired', revoked: 'Revoked', lost: 'Unusable' },
  secret: {
    title: 'Your new API key',
    hint: 'Copy this secret now and store it safely. It cannot be shown again. Anyone who has it can do everything the key allows.',
  },
  revoke: {
    action: 'Revoke',
    title: 'Revoke {{name}}?',
    detail:
      'Requests with this key will be refused immediately. This cannot be undone. What the key did stays in the audit log.',
    done: 'API key revoked',
  },
  empty: {
    detail:
      'Use keys to connect other programs, such as a career site that lists your jobs or a payroll system that reads new hires. Each key has its own scopes and can be revoked separately.',
  },
  events: { ApiKeyRevoked: 'API key revoked' },
});

export const apiKeyProblemEnUs = {
  'api-key-not-found': 'This API key does not exist.',
  'api-key-already-exists': 'This API key already exists.',
  'api-key-expiry-past': 'Choose a date in the future.',
  'api-key-limit': 'Your company has reached the limit of 100 active API keys. Revoke one first.',
  'api-key-secret-shown':
    'This key was already created, and its secret can be shown only once. Revoke it and create another one.',
  'scope-of-people': 'API keys cannot have this permission.',
};
