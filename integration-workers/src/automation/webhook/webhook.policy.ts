import { publicEventTypes } from 'contracts/automation/webhook/webhook.choices';
import {
  isSaid,
  type PublishedEvent,
  publicTypes,
  recordOf,
  storedAs,
} from 'contracts/automation/webhook/webhook.published';
import type { Recorded } from 'contracts/kernel/message';
import { policy } from '#integration-workers/engine/policy';
import { deliverWebhook } from './deliver-webhook.job.ts';
import { findSubscribers } from './find-subscribers.job.ts';
import { releaseHeld } from './release-held.job.ts';
import { replayJobs } from './replay-webhook.job.ts';
import { resendMany } from './resend.job.ts';
import { tellOwners } from './tell-owners.job.ts';

const tell = (event: Recorded) => {
  const name = publicTypes[event.type as keyof typeof publicTypes];
  return isSaid(event) ? [findSubscribers.request(name, { event: name, recordId: recordOf(event) })] : [];
};
const told = Object.fromEntries(publicEventTypes.flatMap((name) => storedAs(name).types.map((type) => [type, tell])));
/** What is meant for one webhook alone. */
const tellOne = (
  event: Recorded<Extract<PublishedEvent, { type: 'WebhookCalled' | 'WebhookTested' | 'WebhookEventTested' }>>,
) => {
  const { webhookId } = event.data;
  return [findSubscribers.request(webhookId, { event: publicTypes[event.type], webhookId, recordId: recordOf(event) })];
};

/** Whenever something happens that companies may hear of outside, their webhooks for it are told; owners, when one is stopped. */
export const webhookPolicy = policy<PublishedEvent>({
  name: 'automation.webhook',
  jobs: [findSubscribers, deliverWebhook, tellOwners, releaseHeld, resendMany, ...Object.values(replayJobs)],
  on: {
    ...told,
    WebhookCalled: tellOne,
    WebhookTested: tellOne,
    WebhookEventTested: tellOne,
    WebhookSwitchedOff: ({ data: { webhookId, reason } }) => [
      tellOwners.request(webhookId, { webhookId, reason }),
      releaseHeld.request(webhookId, { webhookId }),
    ],
    WebhookChanged: ({ data: { webhookId, to } }) =>
      'active' in to || 'inOrder' in to ? [releaseHeld.request(webhookId, { webhookId })] : [],
    WebhookRemoved: ({ data: { webhookId } }) => [releaseHeld.request(webhookId, { webhookId })],
    WebhookResumed: ({ data: { webhookId } }) => [releaseHeld.request(webhookId, { webhookId })],
    WebhookReplayStarted: ({ data: { webhookId, replayId, since, after, onlyFailed } }) => [
      replayJobs.replayWebhook.request(replayId, { webhookId, replayId, since, after, onlyFailed }),
    ],
    WebhookReplayCancelled: ({ data: { webhookId, replayId } }) => [
      replayJobs.cancelReplay.request(replayId, { webhookId, replayId }),
    ],
    WebhookResendsRequested: ({ data: { webhookId, deliveryIds } }) => [resendMany.request(webhookId, { deliveryIds })],
    WebhookResendRequested: ({ data: { deliveryId } }) => [deliverWebhook.request(deliveryId, { deliveryId })],
  },
});
