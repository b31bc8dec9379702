import { DELIVERY_LOG_DAYS } from 'contracts/automation/webhook/webhook.choices';
import type { Logger } from 'pino';
import type { Tools } from '#integration-workers/tools';
import { endLostDeliveries } from './lost.ts';
import type { WebhookTools } from './tools.ts';

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
