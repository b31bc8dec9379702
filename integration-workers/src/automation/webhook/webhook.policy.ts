import { type PublishedEvent, publicTypes } from 'contracts/automation/webhook/webhook.published';
import { policy } from '#integration-workers/engine/policy';
import { deliverWebhook } from './deliver-webhook.job.ts';
import { findSubscribers } from './find-subscribers.job.ts';
import { releaseHeld } from './release-held.job.ts';
import { replayJobs } from './replay-webhook.job.ts';
import { tellOwners } from './tell-owners.job.ts';

const tell = (event: keyof typeof publicTypes) => () => [
  findSubscribers.request(publicTypes[event], { event: publicTypes[event] }),
];

/** Whenever something happens that companies may hear of outside, their webhooks for it are told; owners, when one is stopped. */
export const webhookPolicy = policy<PublishedEvent>({
  name: 'automation.webhook',
  jobs: [findSubscribers, deliverWebhook, tellOwners, releaseHeld, ...Object.values(replayJobs)],
  on: {
    JobPublished: tell('JobPublished'),
    JobUnpublished: tell('JobUnpublished'),
    JobExpired: tell('JobExpired'),
    CandidateCreated: tell('CandidateCreated'),
    CandidateErased: tell('CandidateErased'),
    ApplicationSubmitted: tell('ApplicationSubmitted'),
    InterviewCreated: tell('InterviewCreated'),
    InterviewStatusChanged: ({ data: { from, to } }) => (from === to ? [] : tell('InterviewStatusChanged')()),
    WebhookCalled: ({ data: { webhookId } }) => [
      findSubscribers.request(webhookId, { event: publicTypes.WebhookCalled, webhookId }),
    ],
    WebhookTested: ({ data: { webhookId } }) => [
      findSubscribers.request(webhookId, { event: publicTypes.WebhookTested, webhookId }),
    ],
    WebhookEventTested: ({ data: { webhookId } }) => [
      findSubscribers.request(webhookId, { event: publicTypes.WebhookEventTested, webhookId }),
    ],
    WebhookSwitchedOff: ({ data: { webhookId, reason } }) => [
      tellOwners.request(webhookId, { webhookId, reason }),
      releaseHeld.request(webhookId, { webhookId }),
    ],
    WebhookChanged: ({ data: { webhookId, to } }) =>
      'active' in to ? [releaseHeld.request(webhookId, { webhookId })] : [],
    WebhookResumed: ({ data: { webhookId } }) => [releaseHeld.request(webhookId, { webhookId })],
    WebhookReplayStarted: ({ data: { webhookId, replayId, since, after, onlyFailed } }) => [
      replayJobs.replayWebhook.request(replayId, { webhookId, replayId, since, after, onlyFailed }),
    ],
    WebhookReplayCancelled: ({ data: { webhookId, replayId } }) => [
      replayJobs.cancelReplay.request(replayId, { webhookId, replayId }),
    ],
    WebhookResendsRequested: ({ data: { deliveryIds } }) =>
      deliveryIds.map((deliveryId) => deliverWebhook.request(deliveryId, { deliveryId })),
    WebhookResendRequested: ({ data: { deliveryId } }) => [deliverWebhook.request(deliveryId, { deliveryId })],
  },
});
