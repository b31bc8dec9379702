import type pg from 'pg';
import type { EventFeed } from 'platform/event-feed/feed';
import type { KeyRing } from 'platform/event-store/keys';
import { type Deliveries, postgresDeliveries } from './deliveries.ts';
import { createGate, type Gate } from './gate.ts';
import { type Line, postgresLine } from './line.ts';
import type { Looks } from './looks.ts';
import { type OverdueDeliveries, postgresOverdueDeliveries } from './lost.ts';
import { openPost, type Post } from './post.ts';
import { postgresReplays, type Replays } from './replays.ts';
import { type HeaderSecretsOf, openHeaderSecretsOf, openSecretsOf, type SecretsOf } from './secrets.ts';

/** What deliveries of webhooks work with. */
export type WebhookTools = {
  deliveries: Deliveries;
  replays: Replays;
  secretsOf: SecretsOf;
  headerSecretsOf: HeaderSecretsOf;
  post: Post;
  gate: Gate;
  line: Line;
  looks: Looks;
  overdue: OverdueDeliveries;
};

export const openWebhookTools = (
  pool: pg.Pool,
  {
    looks,
    keys,
    feed,
    allowPrivate,
  }: { looks: Looks; keys: KeyRing; feed: Pick<EventFeed, 'happened'>; allowPrivate: boolean },
): WebhookTools => ({
  deliveries: postgresDeliveries(pool),
  replays: postgresReplays(pool, feed),
  secretsOf: openSecretsOf(pool, keys),
  headerSecretsOf: openHeaderSecretsOf(pool, keys),
  post: openPost({ allowPrivate }),
  gate: createGate(),
  line: postgresLine(pool),
  looks,
  overdue: postgresOverdueDeliveries(pool),
});
