import { endingOf, hashOf } from 'access/identity/api-key/api-key.secret';
import { type ApiKeyRejection, MAX_LIVE_KEYS } from 'contracts/identity/api-key/api-key.commands';
import type { ApiKeyDetails } from 'contracts/identity/api-key/api-key.events';
import { streamName } from 'contracts/kernel/id';
import { Rejection } from 'contracts/kernel/problem';
import type { ClientBase, Pool } from 'pg';
import { inTransaction } from 'platform/postgres/pool';
import { heldNow } from '#command-service/identity/access/held.tables';
import type { MemberTables } from '#command-service/identity/access/members';
import { whileWithheld } from '#command-service/identity/access/withheld';

export type ApiKeyRow = ApiKeyDetails & { apiKeyId: string; tenantId: string; createdById: string; createdAt: string };

/** The table that requests with a key are judged by. */
export type ApiKeyStore = {
  /**
   * Keeps what the secret is known by together with what `run` does: both or none, and once for each key. Rights in the company stay
   * meanwhile as `run` can ask.
   */
  add<T>(row: ApiKeyRow, secret: string, run: (held: MemberTables['heldNow']) => Promise<T>): Promise<T>;
  /** As the events have it, where the row was lost: what the secret is known by is in none of them. */
  restore(row: ApiKeyRow): Promise<void>;
  revoke(apiKeyId: string, at: string): Promise<void>;
  /** Runs a revocation while the key is refused already. */
  revoking<T>(key: { apiKeyId: string; tenantId: string }, run: () => Promise<T>): Promise<T>;
};

const LIVE = `
  select count(*)::int as live from access.api_key
  where tenant_id = $1 and api_key_id <> $2 and hash is not null and revoked_at is null
    and (expires_at is null or expires_at > $3)`;

const COLUMNS = 'api_key_id, tenant_id, name, scopes, created_by, created_at, expires_at';
const valuesOf = ({ apiKeyId, tenantId, name, scopes, createdById, createdAt, expiresAt }: ApiKeyRow) => [
  apiKeyId,
  tenantId,
  name,
  scopes,
  createdById,
  createdAt,
  expiresAt,
];

/** A row that the reconciler made of an event whose request died is completed; one that has its hash was answered before. */
const ADD = `
  insert into access.api_key (${COLUMNS}, hash, ending) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
  on conflict (api_key_id) do update set hash = excluded.hash, ending = excluded.ending
  where api_key.hash is null and api_key.revoked_at is null`;

const refuse = (code: ApiKeyRejection, detail: string) => new Rejection(code, 409, { detail });

const assertRoom = async (client: ClientBase, { tenantId, apiKeyId, createdAt }: ApiKeyRow): Promise<void> => {
  const { rows } = await client.query<{ live: number }>(LIVE, [tenantId, apiKeyId, createdAt]);
  if ((rows[0]?.live ?? 0) < MAX_LIVE_KEYS) return;
  throw refuse('api-key-limit', `A company has at most ${MAX_LIVE_KEYS} keys that can be used.`);
};

export const secretAlreadyShown = () => refuse('api-key-secret-shown', 'Revoke this key and make another.');

export const postgresApiKeys = (pool: Pool): ApiKeyStore => ({
  add: (row, secret, run) =>
    inTransaction(pool, async (client) => {
      await client.query('select from access.tenant where tenant_id = $1 for update', [row.tenantId]);
      await assertRoom(client, row);
      const { rowCount } = await client.query(ADD, [...valuesOf(row), hashOf(secret), endingOf(secret)]);
      if (rowCount === 0) throw secretAlreadyShown();
      return run((auth) => heldNow(client, auth));
    }),
  restore: async (row) => {
    await pool.query(
      `insert into access.api_key (${COLUMNS}) values ($1, $2, $3, $4, $5, $6, $7) on conflict do nothing`,
      valuesOf(row),
    );
  },
  revoking: ({ apiKeyId, tenantId }, run) =>
    whileWithheld(pool, { tenantId, apiKeyId, stream: streamName('api-key', tenantId, apiKeyId) }, run),
  revoke: async (apiKeyId, at) => {
    await pool.query('update access.api_key set revoked_at = $2 where api_key_id = $1 and revoked_at is null', [
      apiKeyId,
      at,
    ]);
  },
});
