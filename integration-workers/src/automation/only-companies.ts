import type { EventFeed } from 'platform/event-feed/feed';
import type { WorkItem } from '#integration-workers/engine/work-item';
import { findRules } from './event-action/find-rules.job.ts';
import { findSubscribers } from './webhook/find-subscribers.job.ts';

/** A look for what a company has set up: streams of `aggregate`, to which `created` adds one. */
type Look = { job: string; aggregate: string; created: string };

const looks: readonly Look[] = [
  { job: findSubscribers.name, aggregate: 'webhook', created: 'WebhookCreated' },
  { job: findRules.name, aggregate: 'eventAction', created: 'EventActionCreated' },
];

/** Events of one look into the feed. */
const BATCH = 2_000;

/** Companies that have had one, as far as the feed was looked at. */
type Having = { tenants: Set<string>; until: bigint };

type Feed = Pick<EventFeed, 'head' | 'read' | 'tenantsOf'>;

const openLook = (feed: Feed, { aggregate, created }: Look) => {
  let known: Having | undefined;

  const load = async (): Promise<Having> => {
    const until = await feed.head();
    return { tenants: new Set(await feed.tenantsOf(aggregate)), until };
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
 * Leaves out looking for webhooks and event actions in companies that never had one. The store is asked once, then the feed says who
 * came in addition: whatever happens after a webhook or a rule was made is looked at.
 */
export const openOnlyCompanies = (feed: Feed) => {
  const having = new Map(looks.map((look) => [look.job, openLook(feed, look)]));

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
