import { DELIVERY_LOG_DAYS } from 'contracts/automation/webhook/webhook.choices';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { EventFeed } from 'platform/event-feed/feed';
import type { KeyRing } from 'platform/event-store/keys';
import type { Clock } from 'platform/service';
import { type Deliveries, postgresDeliveries } from './deliveries.ts';
import { createGate, type Gate } from './gate.ts';
import { type Line, postgresLine } from './line.ts';
import type { Looks } from './looks.ts';
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
});

const DAY = 86_400_000;
/** Milliseconds between looks for deliveries that the log forgets. */
const SWEEP_MS = 3_600_000;

/** Keeps the log as long as it says, no longer. Returns the way to stop. */
export const sweepDeliveries = (
  { deliveries, looks }: Pick<WebhookTools, 'deliveries' | 'looks'>,
  clock: Clock,
  log: Pick<Logger, 'warn'>,
): (() => void) => {
  const sweep = () =>
    Promise.all([deliveries.sweep(clock()), looks.sweep(new Date(clock().getTime() - DELIVERY_LOG_DAYS * DAY))]).catch(
      ({ message }: Error) => log.warn({ error: message }, 'old deliveries could not be forgotten'),
    );
  void sweep();
  const timer = setInterval(sweep, SWEEP_MS).unref();
  return () => clearInterval(timer);
};
