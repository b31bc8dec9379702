import { webhookDeliveries } from 'contracts/automation/webhook/webhook.endpoints';
import { listResource } from '#projection-service/engine/list-resource';

/** The log of deliveries is no projection: integration-workers write it. */
export const webhookDeliveryResource = listResource(webhookDeliveries, {
  source: {
    schema: 'work',
    table: 'webhook_delivery',
    columns: {
      id: { name: 'id', type: 'uuid' },
      webhookId: { name: 'webhook_id', type: 'uuid' },
      eventId: { name: 'event_id', type: 'uuid' },
      type: { name: 'type', type: 'text' },
      recordId: { name: 'record_id', type: 'uuid' },
      waitsFor: { name: 'waits_for', type: 'uuid' },
      replayId: { name: 'replay_id', type: 'uuid' },
      status: { name: 'status', type: 'text' },
      payload: { name: 'payload', type: 'text' },
      attempts: { name: 'attempts', type: 'jsonb' },
      nextAttemptAt: { name: 'next_attempt_at', type: 'timestamptz' },
      createdAt: { name: 'created_at', type: 'timestamptz' },
      updatedAt: { name: 'updated_at', type: 'timestamptz' },
    },
    counted: null,
    searchable: false,
    projections: [],
  },
});
