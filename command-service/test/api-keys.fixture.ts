import type { KeyFacts } from 'access/identity/api-key/api-key.lookup';
import { hashOf } from 'access/identity/api-key/api-key.secret';
import { type ApiKeyStore, secretAlreadyShown } from '#command-service/identity/api-key/api-key.store';

/** Keys that live as long as a spec, with the lookup that lets them in. */
export const memoryApiKeys = () => {
  const rows = new Map<string, KeyFacts>();
  const here = { subdomains: ['harbor'], isSuspended: false };
  const store: ApiKeyStore = {
    add: async ({ apiKeyId, tenantId, scopes, expiresAt }, secret, run) => {
      if (rows.has(apiKeyId)) throw secretAlreadyShown();
      const done = await run(async ({ permissions }) => permissions);
      const times = { expiresAt, revokedAt: null, lastUsedAt: null };
      rows.set(apiKeyId, { ...here, ...times, apiKeyId, tenantId, scopes, hash: hashOf(secret) });
      return done;
    },
    restore: async () => undefined,
    revoking: (_key, run) => run(),
    revoke: async (apiKeyId, revokedAt) => {
      const row = rows.get(apiKeyId);
      if (row) rows.set(apiKeyId, { ...row, revokedAt });
    },
  };
  const notes: string[] = [];
  const access = {
    find: async (id: string) => rows.get(id) ?? null,
    note: ({ apiKeyId }: { apiKeyId: string }) => void notes.push(apiKeyId),
  };
  return { store, access, notes };
};
