import { policy } from '#integration-workers/engine/policy';
import { deliverWebhook } from './deliver-webhook.job.ts';
import { findSubscribers } from './find-subscribers.job.ts';
import { type PublishedEvent, publicTypes } from './public-event.ts';
import { tellOwners } from './tell-owners.job.ts';

const tell = (event: keyof typeof publicTypes) => () => [
  findSubscribers.request(publicTypes[event], { event: publicTypes[event] }),
];

/** Whenever something happens that companies may hear of outside, their webhooks for it are told; owners, when one is stopped. */
export const webhookPolicy = policy<PublishedEvent>({
  name: 'automation.webhook',
  jobs: [findSubscribers, deliverWebhook, tellOwners],
  on: {
    JobPublished: tell('JobPublished'),
    JobUnpublished: tell('JobUnpublished'),
    JobExpired: tell('JobExpired'),
    CandidateCreated: tell('CandidateCreated'),
    CandidateErased: tell('CandidateErased'),
    ApplicationSubmitted: tell('ApplicationSubmitted'),
    InterviewCreated: tell('InterviewCreated'),
    InterviewStatusChanged: ({ data: { from, to } }) => (from === to ? [] : tell('InterviewStatusChanged')()),
    WebhookTested: ({ data: { webhookId } }) => [
      findSubscribers.request(webhookId, { event: publicTypes.WebhookTested, webhookId }),
    ],
    WebhookSwitchedOff: ({ data: { webhookId, reason } }) => [tellOwners.request(webhookId, { webhookId, reason })],
    WebhookResendRequested: ({ data: { deliveryId } }) => [deliverWebhook.request(deliveryId, { deliveryId })],
  },
});
