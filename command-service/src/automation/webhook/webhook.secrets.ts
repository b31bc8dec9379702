import { randomBytes } from 'node:crypto';
import { OLD_SECRET_HOURS } from 'contracts/automation/webhook/webhook.choices';
import type { ClientBase, Pool } from 'pg';
import { open, type Sealed, seal } from 'platform/event-store/cipher';
import { activeKey, type KeyRing, subjectName } from 'platform/event-store/keys';
import { inTransaction } from 'platform/postgres/pool';

/** Bytes of a secret: Standard Webhooks asks for 24 to 64. */
const SECRET_BYTES = 32;
const PREFIX = 'whsec_';
const HOUR = 3_600_000;

/** Whose secret, and which: the same id is the same secret, however often it is asked for. */
export type SecretOf = { tenantId: string; webhookId: string; secretId: string };

/** What consumers verify our signatures with: sealed with a key of the webhook's own, which lies in another database. */
export type WebhookSecrets = HeaderSecrets & {
  /** Makes a new secret together with what `run` does: both or none. The one before stays valid for a while. */
  make<T>(of: SecretOf, now: Date, run: () => Promise<T>): Promise<{ result: T; secret: string | null }>;
};

/** What a webhook's secret headers hold, sealed with the same key; by the ids that the webhook names. */
export type HeaderSecrets = {
  /** Before the webhook names them: what is never named goes with the next change. */
  keepHeaders(of: Omit<SecretOf, 'secretId'>, values: ReadonlyMap<string, string>): Promise<void>;
  /**
   * The webhook names these alone. `gone`: of headers that were dropped, forgotten at once. Others are kept for what is on
   * its way, and forgotten by the change after.
   */
  nameHeaders(
    of: Omit<SecretOf, 'secretId'>,
    headers: { named: readonly string[]; gone: readonly string[] },
    now: Date,
  ): Promise<void>;
};

const newSecret = (): string => `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`;

const keyOf = async (keys: KeyRing, { tenantId, webhookId }: Omit<SecretOf, 'secretId'>) => {
  const subject = { tenantId, subject: webhookId };
  return activeKey((await keys.findOrCreate([subject])).get(subjectName(subject)));
};

const store = async (client: ClientBase, of: SecretOf, { sealed, now }: { sealed: Sealed; now: Date }) => {
  const { tenantId, webhookId, secretId } = of;
  const { rowCount } = await client.query(
    `insert into secret.webhook_secret (id, tenant_id, webhook_id, sealed, created_at) values ($1, $2, $3, $4, $5)
     on conflict do nothing`,
    [secretId, tenantId, webhookId, sealed, now],
  );
  if (rowCount === 0) return;
  const others = 'tenant_id = $1 and webhook_id = $2 and id <> $3';
  // The row stays, so that a request that is repeated late makes no other secret.
  await client.query(`update secret.webhook_secret set sealed = null where ${others} and expires_at <= $4`, [
    tenantId,
    webhookId,
    secretId,
    now,
  ]);
  await client.query(`update secret.webhook_secret set expires_at = $4 where ${others} and expires_at is null`, [
    tenantId,
    webhookId,
    secretId,
    new Date(now.getTime() + OLD_SECRET_HOURS * HOUR),
  ]);
};

const read = async (client: ClientBase, { tenantId, secretId }: SecretOf): Promise<Sealed | null> => {
  const { rows } = await client.query<{ sealed: Sealed | null }>(
    'select sealed from secret.webhook_secret where id = $1 and tenant_id = $2',
    [secretId, tenantId],
  );
  return rows[0]?.sealed ?? null;
};

export const postgresWebhookSecrets = (pool: Pool, keys: KeyRing): WebhookSecrets => ({
  make: async (of, now, run) => {
    const key = await keyOf(keys, of);
    if (!key) return { result: await run(), secret: null };
    return inTransaction(pool, async (client) => {
      await store(client, of, { sealed: seal(newSecret(), key, of.secretId), now });
      const result = await run();
      const sealed = await read(client, of);
      return { result, secret: sealed ? String(open(sealed, key, of.secretId)) : null };
    });
  },
  keepHeaders: async ({ tenantId, webhookId }, values) => {
    const key = await keyOf(keys, { tenantId, webhookId });
    if (!key) return;
    for (const [id, value] of values)
      await pool.query(
        `insert into secret.webhook_header (id, tenant_id, webhook_id, sealed) values ($1, $2, $3, $4)
         on conflict do nothing`,
        [id, tenantId, webhookId, seal(value, key, id)],
      );
  },
  nameHeaders: ({ tenantId, webhookId }, { named, gone }, now) =>
    inTransaction(pool, async (client) => {
      const unnamed = 'tenant_id = $1 and webhook_id = $2 and not (id = any($3))';
      const isOver = '(dropped_at is not null or id = any($4))';
      await client.query(`delete from secret.webhook_header where ${unnamed} and ${isOver}`, [
        ...[tenantId, webhookId, named, gone],
      ]);
      await client.query(`update secret.webhook_header set dropped_at = $4 where ${unnamed}`, [
        ...[tenantId, webhookId, named, now],
      ]);
    }),
});

/** Secrets that live as long as the process: for specs. */
export const memoryWebhookSecrets = (): WebhookSecrets & { headers: Map<string, string> } => {
  const secrets = new Map<string, string>();
  const headers = new Map<string, string>();
  return {
    headers,
    keepHeaders: async (_of, values) => {
      for (const [id, value] of values) headers.set(id, value);
    },
    nameHeaders: async (_of, { named }) => {
      for (const id of headers.keys()) if (!named.includes(id)) headers.delete(id);
    },
    make: async ({ secretId }, _now, run) => {
      const result = await run();
      const secret = secrets.get(secretId) ?? newSecret();
      secrets.set(secretId, secret);
      return { result, secret };
    },
  };
};
