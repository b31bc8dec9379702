import type { Permission } from 'contracts/kernel/permission';
import type { Pool } from 'pg';
import { batchLoader } from 'platform/batch-loader';

/** What one request asks of the keys' table. Times are UTC, ISO 8601. */
export type KeyFacts = {
  apiKeyId: string;
  tenantId: string;
  /** Names it goes by in addresses, those that it has left too. */
  subdomains: string[];
  scopes: Permission[];
  expiresAt: string | null;
  revokedAt: string | null;
  lastUsedAt: string | null;
  /** Its company is shut out for now. */
  isSuspended: boolean;
  hash: Buffer;
};

export type KeyLookup = (apiKeyId: string) => Promise<KeyFacts | null>;

/** That a key was used; it is written down beside the request, which does not wait for it. */
export type NoteKeyUse = (use: { apiKeyId: string; at: Date; ip: string | null }) => void;

/** Requests that one query may serve. */
const MAX_BATCH = 256;
/** Milliseconds that two notes of one key's use lie apart at least. */
export const NOTED_EVERY = 60_000;

const FIND = {
  name: 'api-keys',
  text: `
    select k.api_key_id as "apiKeyId", k.tenant_id as "tenantId", k.scopes, k.expires_at as "expiresAt",
      coalesce(k.revoked_at, (select min(w.since) from access.withheld w
        where w.tenant_id = k.tenant_id and w.api_key_id = k.api_key_id)) as "revokedAt", k.last_used_at as "lastUsedAt",
      t.subdomain || t.former_subdomains as subdomains,
      t.suspended_at is not null as "isSuspended", k.hash
    from access.api_key k join access.tenant t using (tenant_id)
    where k.api_key_id = any($1::uuid[]) and k.hash is not null`,
};

/** Asks the table, never a cache: a key that was revoked is refused from the next request on. Concurrent requests share one query. */
export const keyLookup = (pool: Pool): KeyLookup =>
  batchLoader(
    async (ids: string[]) => {
      const { rows } = await pool.query<KeyFacts>({ ...FIND, values: [[...new Set(ids)]] });
      const byId = new Map(rows.map((row) => [row.apiKeyId, row]));
      return ids.map((id) => byId.get(id) ?? null);
    },
    { maxBatch: MAX_BATCH, concurrency: 2 },
  );

const NOTE = `
  update access.api_key set last_used_at = $2, last_used_ip = $3
  where api_key_id = $1 and (last_used_at is null or last_used_at <= $4)`;

/** Once a minute for each key, whichever service it called. */
export const keyUseNotes = (pool: Pool): NoteKeyUse => {
  const underWay = new Set<string>();
  return ({ apiKeyId, at, ip }) => {
    if (underWay.has(apiKeyId)) return;
    underWay.add(apiKeyId);
    pool
      .query(NOTE, [apiKeyId, at, ip, new Date(at.getTime() - NOTED_EVERY)])
      // The key's next request tries again.
      .catch(() => undefined)
      .finally(() => underWay.delete(apiKeyId));
  };
};
