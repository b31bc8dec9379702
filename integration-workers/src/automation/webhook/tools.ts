import { DELIVERY_LOG_DAYS } from 'contracts/automation/webhook/webhook.choices';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { EventFeed } from 'platform/event-feed/feed';
import type { KeyRing } from 'platform/event-store/keys';
import type { Tools } from '#integration-workers/tools';
import { type Deliveries, postgresDeliveries } from './deliveries.ts';
import { createGate, type Gate } from './gate.ts';
import { type Line, postgresLine } from './line.ts';
import type { Looks } from './looks.ts';
import { endLostDeliveries, type OverdueDeliveries, postgresOverdueDeliveries } from './lost.ts';
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

const DAY = 86_400_000;
/** Milliseconds between looks for deliveries that the log forgets, and for those that nothing sends any more. */
const SWEEP_MS = 3_600_000;

type Sweeping = Pick<Tools, 'enqueue' | 'clock'> & {
  webhooks: Pick<WebhookTools, 'deliveries' | 'looks' | 'overdue' | 'line'>;
  fateOf: (jobId: string) => Promise<'to-do' | 'failed' | 'gone'>;
};

/**
 * Keeps the log as long as it says, no longer, and ends in it what was lost; not at once: after an outage, or with a queue that was emptied,
 * policies first ask again for what is to be done. Returns the way to stop.
 */
export const sweepDeliveries = ({ webhooks, ...tools }: Sweeping, log: Pick<Logger, 'warn'>): (() => void) => {
  const { deliveries, looks } = webhooks;
  const { clock } = tools;
  const tell = (text: string) => (error: Error) => log.warn({ error: error.message }, text);
  const forget = () =>
    Promise.all([deliveries.sweep(clock()), looks.sweep(new Date(clock().getTime() - DELIVERY_LOG_DAYS * DAY))]).catch(
      tell('old deliveries could not be forgotten'),
    );
  const sweep = async () => {
    await forget();
    await endLostDeliveries({ ...webhooks, ...tools }).catch(tell('lost deliveries could not be ended'));
  };
  void forget();
  const timer = setInterval(sweep, SWEEP_MS).unref();
  return () => clearInterval(timer);
};
