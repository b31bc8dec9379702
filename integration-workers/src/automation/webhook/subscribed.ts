import type pg from 'pg';
import type { WorkItem } from '#integration-workers/engine/work-item';
import { findSubscribers } from './find-subscribers.job.ts';

const WITH_WEBHOOKS = `select distinct tenant_id from secret.webhook_secret where tenant_id = any($1::uuid[])`;

/**
 * Leaves out looking for subscribers in companies that never had a webhook: a webhook's secret is there before its creation is
 * answered, so whatever happens afterwards is looked at.
 */
export const openSubscribed =
  (pool: pg.Pool) =>
  async (items: readonly WorkItem[]): Promise<readonly WorkItem[]> => {
    const looking = items.filter(({ name }) => name === findSubscribers.name);
    if (looking.length === 0) return items;
    const asked = [...new Set(looking.map(({ cause }) => cause.tenantId))];
    const { rows } = await pool.query<{ tenant_id: string }>({
      name: 'with-webhooks',
      text: WITH_WEBHOOKS,
      values: [asked],
    });
    const having = new Set(rows.map(({ tenant_id }) => tenant_id));
    return items.filter(({ name, cause }) => name !== findSubscribers.name || having.has(cause.tenantId));
  };
