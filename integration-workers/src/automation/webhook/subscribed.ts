import type pg from 'pg';
import type { EventFeed } from 'platform/event-feed/feed';
import type { WorkItem } from '#integration-workers/engine/work-item';
import { findSubscribers } from './find-subscribers.job.ts';

const WITH_WEBHOOKS = 'select distinct tenant_id from secret.webhook_secret';
const CREATED: ReadonlySet<string> = new Set(['WebhookCreated']);
/** Events of one look into the feed, and those that are looked at beside the table. */
const BATCH = 2_000;
const LATEST = BigInt(BATCH);

/** Companies that have had a webhook, as far as the feed was looked at. */
type Having = { tenants: Set<string>; until: bigint };

/**
 * Leaves out looking for subscribers in companies that never had a webhook: a webhook's secret is there before its creation is
 * answered, so whatever happens afterwards is looked at. The table is read once, then the feed says who came in addition.
 */
export const openSubscribed = (pool: pg.Pool, feed: Pick<EventFeed, 'head' | 'read'>) => {
  let known: Having | undefined;

  const load = async (): Promise<Having> => {
    const head = await feed.head();
    // A secret may be written a little after its event.
    const until = head > LATEST ? head - LATEST : 0n;
    const { rows } = await pool.query<{ tenant_id: string }>(WITH_WEBHOOKS);
    return { tenants: new Set(rows.map(({ tenant_id }) => tenant_id)), until };
  };

  const upTo = async (position: bigint): Promise<ReadonlySet<string>> => {
    known ??= await load();
    while (known.until < position) {
      const { events, until } = await feed.read(known.until, BATCH, CREATED);
      for (const { metadata } of events) known.tenants.add(metadata.tenantId);
      known.until = until;
    }
    return known.tenants;
  };

  return async (items: readonly WorkItem[]): Promise<readonly WorkItem[]> => {
    const looking = items.filter(({ name }) => name === findSubscribers.name);
    if (looking.length === 0) return items;
    const having = new Set<WorkItem>();
    for (const item of looking) {
      const { tenantId, position } = item.cause;
      if ((await upTo(BigInt(position))).has(tenantId)) having.add(item);
    }
    return items.filter((item) => item.name !== findSubscribers.name || having.has(item));
  };
};
