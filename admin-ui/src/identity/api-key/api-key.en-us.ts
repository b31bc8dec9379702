import { resourceEnUs } from '#admin-ui/shared/resource/words.en-us';

export const apiKeyEnUs = resourceEnUs({
  name_one: 'API key',
  name_other: 'API keys',
  detail: 'With a key, another program of your company reads and changes what you allow it to.',
  submit: 'Create key',
  created: 'The API key has been created',
  facts: 'Key',
  history: 'What it did',
  never: 'Never',
  lost: 'What this secret is known by has been lost: the key opens nothing any more. Revoke it and create another.',
  scopeCount_one: '{{count}} scope',
  scopeCount_other: '{{count}} scopes',
  scopesRequired: 'Choose at least one scope',
  fields: {
    secret: 'Secret',
    scopes: 'Scopes',
    createdById: 'Created by',
    lastUsedAt: 'Last used',
    expiresAt: 'Expires',
    until: 'Last day',
    revokedAt: 'Revoked',
    status: 'State',
    apiKeyId: 'API key',
  },
  form: { scopes: 'Scopes' },
  hints: {
    name: 'The program that will use it, so that the audit tells who it was.',
    until: 'Leave this empty for a key that does not expire.',
    scopes: 'Give it no more than it needs. You can give what you hold yourself; who may come in is decided by people.',
  },
  status: { active: 'Active', expired: 'Expired', revoked: 'Revoked', lost: 'Unusable' },
  secret: {
    title: 'Your new API key',
    hint: 'Copy this secret now and keep it where your program finds it. It is kept nowhere here and cannot be shown again. Whoever has it can do all that the key may.',
  },
  revoke: {
    action: 'Revoke',
    title: 'Revoke {{name}}?',
    detail:
      'The very next request with this key is refused. This cannot be undone; what the key did stays in the audit.',
    done: 'The API key has been revoked',
  },
  empty: {
    detail:
      'A key lets another program in without a person: your career site that lists jobs, payroll that reads who was hired. Each has its own name and scopes, and can be revoked alone.',
  },
  events: { ApiKeyRevoked: 'API key revoked' },
});

export const apiKeyProblemEnUs = {
  'api-key-not-found': 'There is no such API key.',
  'api-key-already-exists': 'This API key exists already.',
  'api-key-expiry-past': 'Choose a day that is still to come.',
  'api-key-limit': 'Your company has 100 API keys that can be used. Revoke one that nobody needs first.',
  'api-key-secret-shown':
    'This key has been created already, and its secret can be shown only once. Revoke it and create another.',
  'scope-of-people': 'This right belongs to people; no key can have it.',
};
