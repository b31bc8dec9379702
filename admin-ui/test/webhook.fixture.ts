import { requestDefaults, type WebhookView } from 'contracts/automation/webhook/webhook.entity';
import type { DeliveryView } from 'contracts/automation/webhook/webhook.views';

export const exampleWebhook: WebhookView = {
  id: '018f6a10-0000-7000-8000-0000000000a1',
  name: 'Payroll',
  description: '',
  event: 'job.published',
  filters: [],
  ...requestDefaults,
  url: 'https://payroll.example/hooks',
  inOrder: false,
  active: true,
  offReason: null,
  pausedAt: null,
  replay: null,
  createdAt: '2026-03-02T09:00:00.000Z',
  updatedAt: '2026-03-02T09:00:00.000Z',
  version: 1,
};

export const failedDelivery: DeliveryView = {
  id: '018f6a10-0000-7000-8000-0000000000a2',
  webhookId: exampleWebhook.id,
  eventId: '018f6a10-0000-7000-8000-0000000000a3',
  type: 'job.published',
  status: 'failed',
  recordId: '018f6a10-0000-7000-8000-0000000000a4',
  waitsFor: null,
  replayId: null,
  payload: '{"type":"job.published"}',
  isWithheld: false,
  attempts: [
    {
      at: '2026-03-02T09:00:00.000Z',
      duration: 12,
      requestHeaders: { 'webhook-id': '018f6a10-0000-7000-8000-0000000000a3' },
      status: 500,
      responseHeaders: { server: 'theirs' },
      responseBody: 'out of order',
      fault: null,
      detail: null,
    },
  ],
  nextAttemptAt: null,
  createdAt: '2026-03-02T09:00:00.000Z',
  updatedAt: '2026-03-02T09:00:00.000Z',
};
