import { webhookDeliveries } from 'contracts/automation/webhook/webhook.endpoints';
import type { AttemptView } from 'contracts/automation/webhook/webhook.views';
import type { TenantAuth } from 'contracts/kernel/auth';
import { listResource } from '#projection-service/engine/list-resource';

const columns = {
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
} as const;

/** That an attempt was made and how it went, without what went over the line. */
const withoutData = ({ at, duration, method, status, fault }: AttemptView): AttemptView => ({
  ...{ at, duration, ...(method && { method }), url: null, requestHeaders: {}, ownHeaders: null },
  ...{ status, responseHeaders: null, responseBody: null, fault, detail: null },
});

const mayRead = ({ permissions }: TenantAuth): boolean => permissions.includes('tenant.webhooks.update');

/** The log of deliveries is no projection: integration-workers write it. */
export const webhookDeliveryResource = listResource(webhookDeliveries, {
  source: {
    ...{ schema: 'work', table: 'webhook_delivery', columns },
    ...{ counted: null, searchable: false, projections: [] },
  },
  fields: Object.keys(columns),
  complete: async (records, _, __, auth) =>
    records.map((record) =>
      mayRead(auth)
        ? { ...record, isWithheld: false }
        : {
            ...record,
            isWithheld: true,
            payload: null,
            attempts: (record.attempts as AttemptView[]).map(withoutData),
          },
    ),
});
