import type { WebhookView } from 'contracts/automation/webhook/webhook.entity';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { useSend } from '#admin-ui/shared/useSend';

/** Deliveries of a webhook, the newest first. */
export const newest = (webhookId: string) => ({
  pagination: { page: 1, perPage: 10 },
  sort: { field: 'createdAt', order: 'DESC' as const },
  filter: { webhookId },
});

/** Sends a test: an example, or a past event by its id. `known`: deliveries from before, from which the test is told. */
export const useTest = (webhookId: string) => {
  const dataProvider = useDataProvider();
  const [before, setBefore] = useState<ReadonlySet<string>>();
  const [isSent, setSent] = useState(false);
  const close = () => {
    setBefore(undefined);
    setSent(false);
  };
  const { mutate } = useSend<WebhookView>({ resource: 'webhooks', onSuccess: () => setSent(true) });
  const start = async (eventId?: string) => {
    const { data } = await dataProvider.getList('webhook-deliveries', newest(webhookId)).catch(() => ({ data: [] }));
    setBefore(new Set(data.map(({ id }) => String(id))));
    mutate(
      { id: webhookId, ...(eventId ? { action: 'test-event', body: { eventId } } : { action: 'test' }) },
      { onError: close },
    );
  };
  return { start, isPending: before !== undefined && !isSent, known: isSent ? before : undefined, close };
};
