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
export type WebhookSecrets = {
  /** Makes a new secret together with what `run` does: both or none. The one before stays valid for a while. */
  make<T>(of: SecretOf, now: Date, run: () => Promise<T>): Promise<{ result: T; secret: string | null }>;
};

const newSecret = (): string => `${PREFIX}${randomBytes(SECRET_BYTES).toString('base64')}`;

const keyOf = async (keys: KeyRing, { tenantId, webhookId }: SecretOf) => {
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
});

/** Secrets that live as long as the process: for specs. */
export const memoryWebhookSecrets = (): WebhookSecrets => {
  const secrets = new Map<string, string>();
  return {
    make: async ({ secretId }, _now, run) => {
      const result = await run();
      const secret = secrets.get(secretId) ?? newSecret();
      secrets.set(secretId, secret);
      return { result, secret };
    },
  };
};
