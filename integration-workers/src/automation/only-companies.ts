import type pg from 'pg';
import type { EventFeed } from 'platform/event-feed/feed';
import type { WorkItem } from '#integration-workers/engine/work-item';
import { findRules } from './event-action/find-rules.job.ts';
import { findSubscribers } from './webhook/find-subscribers.job.ts';

/** A look for what a company has set up. `had`: companies that ever had some; `created`: the event that adds one. */
type Look = { job: string; had: string; created: string };

const STREAM = 'eventAction-';
const looks: readonly Look[] = [
  {
    job: findSubscribers.name,
    had: 'select distinct tenant_id::text as "tenantId" from secret.webhook_secret',
    created: 'WebhookCreated',
  },
  {
    job: findRules.name,
    had: `select distinct substr(name, ${STREAM.length + 1}, 36) as "tenantId" from event_store.streams where name like '${STREAM}%'`,
    created: 'EventActionCreated',
  },
];

/** Events of one look into the feed, and those that are looked at beside the table. */
const BATCH = 2_000;

/** Companies that have had one, as far as the feed was looked at. */
type Having = { tenants: Set<string>; until: bigint };

const openLook = (pool: pg.Pool, feed: Pick<EventFeed, 'head' | 'earlier' | 'read'>, { had, created }: Look) => {
  let known: Having | undefined;

  const load = async (): Promise<Having> => {
    const head = await feed.head();
    // A webhook's secret may be written a little after its event.
    const until = await feed.earlier(head, BATCH);
    const { rows } = await pool.query<{ tenantId: string }>(had);
    return { tenants: new Set(rows.map(({ tenantId }) => tenantId)), until };
  };

  return async (position: bigint): Promise<ReadonlySet<string>> => {
    known ??= await load();
    while (known.until < position) {
      const { events, until } = await feed.read(known.until, BATCH, new Set([created]));
      for (const { metadata } of events) known.tenants.add(metadata.tenantId);
      known.until = until;
    }
    return known.tenants;
  };
};

/**
 * Leaves out looking for webhooks and event actions in companies that never had one. A table is read once, then the feed says who
 * came in addition: whatever happens after a webhook or a rule was made is looked at.
 */
export const openOnlyCompanies = (pool: pg.Pool, feed: Pick<EventFeed, 'head' | 'earlier' | 'read'>) => {
  const having = new Map(looks.map((look) => [look.job, openLook(pool, feed, look)]));

  const isWanted = async ({ name, cause: { tenantId, position } }: WorkItem): Promise<boolean> => {
    const upTo = having.get(name);
    return !upTo || (await upTo(BigInt(position))).has(tenantId);
  };

  return async (items: readonly WorkItem[]): Promise<WorkItem[]> => {
    const wanted: WorkItem[] = [];
    for (const item of items) if (await isWanted(item)) wanted.push(item);
    return wanted;
  };
};
