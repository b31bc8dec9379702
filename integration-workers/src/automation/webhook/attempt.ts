import type { AttemptView } from 'contracts/automation/webhook/webhook.views';
import type { Clock } from 'platform/service';
import type { Delivery } from './deliveries.ts';
import { signedHeaders } from './sign.ts';
import type { WebhookTools } from './tools.ts';

/** What the log keeps of an answer: characters of its body, of one header, and how many headers. */
const KEPT_BODY = 4_096;
const KEPT_HEADER = 500;
const KEPT_HEADERS = 40;

/** Postgres holds no NUL in text. */
const holdable = (text: string, length: number): string =>
  text.slice(0, length).toWellFormed().replaceAll('\0', '\uFFFD');

const keptHeaders = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      .slice(0, KEPT_HEADERS)
      .map(([name, value]) => [name, holdable(value, KEPT_HEADER)]),
  );

const NO_ANSWER = { status: null, responseHeaders: null, responseBody: null, fault: null, detail: null };

/** Signs and sends a delivery once: what the log says of it. */
export const attempt = async (
  { delivery, url, body }: { delivery: Delivery; url: string; body: string },
  { webhooks, clock }: { webhooks: Pick<WebhookTools, 'secretsOf' | 'post'>; clock: Clock },
): Promise<AttemptView> => {
  const now = clock();
  const at = now.toISOString();
  const secrets = await webhooks.secretsOf(delivery, now);
  if (secrets.length === 0) return { ...NO_ANSWER, at, duration: 0, requestHeaders: {}, fault: 'secret-missing' };
  const requestHeaders = signedHeaders(secrets, {
    id: delivery.eventId,
    at: now,
    body,
    replayId: delivery.replayId,
  });
  const began = performance.now();
  const answer = await webhooks.post({ url, headers: requestHeaders, body });
  const sent = { ...NO_ANSWER, at, duration: Math.round(performance.now() - began), requestHeaders };
  if ('fault' in answer) return { ...sent, fault: answer.fault, detail: answer.detail };
  return {
    ...sent,
    status: answer.status,
    responseHeaders: keptHeaders(answer.headers),
    responseBody: holdable(answer.body, KEPT_BODY),
  };
};
