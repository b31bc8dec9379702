import { Webhook } from 'standardwebhooks';

const USER_AGENT = 'Onrecord-Webhooks/1';

/** The headers of Standard Webhooks: one signature for each secret that is valid now. */
export const signedHeaders = (
  secrets: readonly string[],
  { id, at, body, replayId = null }: { id: string; at: Date; body: string; replayId?: string | null },
): Record<string, string> => ({
  'content-type': 'application/json; charset=utf-8',
  'user-agent': USER_AGENT,
  'webhook-id': id,
  'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
  'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' '),
  ...(replayId && { 'webhook-replay': replayId }),
});
