import type pg from 'pg';
import { open, type Sealed } from 'platform/event-store/cipher';
import { activeKey, type KeyRing, subjectName } from 'platform/event-store/keys';

/** The secrets of a webhook that are valid at a moment, the newest first. */
export type SecretsOf = (of: { tenantId: string; webhookId: string }, now: Date) => Promise<string[]>;

const VALID = `select id, sealed from secret.webhook_secret
  where tenant_id = $1 and webhook_id = $2 and sealed is not null and (expires_at is null or expires_at > $3)
  order by expires_at desc nulls first`;

export const openSecretsOf =
  (pool: pg.Pool, keys: Pick<KeyRing, 'find'>): SecretsOf =>
  async ({ tenantId, webhookId }, now) => {
    const subject = { tenantId, subject: webhookId };
    const { rows } = await pool.query<{ id: string; sealed: Sealed }>(VALID, [tenantId, webhookId, now]);
    const key = activeKey((await keys.find([subject])).get(subjectName(subject)));
    return key ? rows.map(({ id, sealed }) => String(open(sealed, key, id))) : [];
  };

/** What a webhook's secret headers hold, by the ids that the webhook names. */
export type HeaderSecretsOf = (
  of: { tenantId: string; webhookId: string },
  ids: readonly string[],
) => Promise<ReadonlyMap<string, string>>;

const HEADERS =
  'select id, sealed from secret.webhook_header where tenant_id = $1 and webhook_id = $2 and id = any($3)';

export const openHeaderSecretsOf =
  (pool: pg.Pool, keys: Pick<KeyRing, 'find'>): HeaderSecretsOf =>
  async ({ tenantId, webhookId }, ids) => {
    if (ids.length === 0) return new Map();
    const subject = { tenantId, subject: webhookId };
    const { rows } = await pool.query<{ id: string; sealed: Sealed }>(HEADERS, [tenantId, webhookId, ids]);
    const key = activeKey((await keys.find([subject])).get(subjectName(subject)));
    return new Map(key ? rows.map(({ id, sealed }) => [id, String(open(sealed, key, id))]) : []);
  };
