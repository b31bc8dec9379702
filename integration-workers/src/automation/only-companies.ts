import type { EventFeed } from 'platform/event-feed/feed';
import type { Reader } from '#integration-workers/engine/read';
import type { Cause, WorkItem } from '#integration-workers/engine/work-item';
import { findRules, Happening } from './event-action/find-rules.job.ts';
import { followedBy, type Rule } from './event-action/followed.ts';
import { findSubscribers } from './webhook/find-subscribers.job.ts';

/** A look for what a company has set up: streams of `aggregate`, to which `created` adds one. */
type Look = {
  job: string;
  aggregate: string;
  created: string;
  /** Events after which what is known of a company counts no more. */
  changed?: readonly string[];
};

const looks: readonly Look[] = [
  { job: findSubscribers.name, aggregate: 'webhook', created: 'WebhookCreated' },
  {
    ...{ job: findRules.name, aggregate: 'eventAction', created: 'EventActionCreated' },
    changed: ['EventActionChanged', 'EventActionRemoved'],
  },
];

/** Events of one look into the feed. */
const BATCH = 2_000;
/** Companies whose rules are kept in memory, those that were asked for last. */
const MAX_KEPT = 500;

/** Companies that have had one, as far as the feed was looked at. */
type Having = { tenants: Set<string>; until: bigint };

type Feed = Pick<EventFeed, 'head' | 'read' | 'tenantsOf'>;

const openLook = (feed: Feed, { aggregate, created, changed = [] }: Look, onChange: (tenantId: string) => void) => {
  const types = new Set([created, ...changed]);
  let known: Having | undefined;

  const load = async (): Promise<Having> => {
    const until = await feed.head();
    return { tenants: new Set(await feed.tenantsOf(aggregate)), until };
  };

  return async (position: bigint): Promise<Readonly<Having>> => {
    known ??= await load();
    while (known.until < position) {
      const { events, until } = await feed.read(known.until, BATCH, types);
      for (const { metadata } of events) {
        known.tenants.add(metadata.tenantId);
        onChange(metadata.tenantId);
      }
      known.until = until;
    }
    return known;
  };
};

const RULES_ON = {
  projections: ['automation.eventAction'],
  text: 'select id, event, filters from read.event_action where tenant_id = $1 and is_on',
};

type Known = Promise<readonly Rule[] | undefined>;

/** The rules of companies that are on, until one is changed; undefined: not to be read, which the work that looks for them will say. */
const openRules = (read: Reader) => {
  const kept = new Map<string, Known>();

  const load = (cause: Cause): Known =>
    read<Rule>(cause, { ...RULES_ON, values: [cause.tenantId] }).catch(() => {
      kept.delete(cause.tenantId);
      return undefined;
    });

  return {
    of: (cause: Cause): Known => {
      const { tenantId } = cause;
      const rules = kept.get(tenantId) ?? load(cause);
      kept.delete(tenantId);
      kept.set(tenantId, rules);
      for (const oldest of kept.keys()) if (kept.size > MAX_KEPT) kept.delete(oldest);
      return rules;
    },
    forget: (tenantId: string) => void kept.delete(tenantId),
  };
};

/**
 * Leaves out looking for webhooks and event actions in companies that never had one, and for event actions where none that is on follows
 * what happened. The store is asked once, then the feed says who came in addition, and whose rules are to be read anew: whatever happens
 * after a webhook or a rule was made is looked at.
 */
export const openOnlyCompanies = (feed: Feed, read: Reader) => {
  const rules = openRules(read);
  const having = new Map(looks.map((look) => [look.job, openLook(feed, look, rules.forget)]));

  const isFollowed = async (item: WorkItem, until: bigint): Promise<boolean> => {
    const found = await rules.of({ ...item.cause, position: until.toString() });
    return found === undefined || followedBy(found, Happening.parse(item.data)).length > 0;
  };

  const isWanted = async (item: WorkItem): Promise<boolean> => {
    const { name, cause } = item;
    const upTo = having.get(name);
    if (!upTo) return true;
    const { tenants, until } = await upTo(BigInt(cause.position));
    return tenants.has(cause.tenantId) && (name !== findRules.name || isFollowed(item, until));
  };

  return async (items: readonly WorkItem[]): Promise<WorkItem[]> => {
    const wanted: WorkItem[] = [];
    for (const item of items) if (await isWanted(item)) wanted.push(item);
    return wanted;
  };
};
