import { HIDDEN } from 'contracts/automation/webhook/webhook.request';
import type { AttemptView } from 'contracts/automation/webhook/webhook.views';
import type { Clock } from 'platform/service';
import type { Delivery } from './deliveries.ts';
import type { ReadyRequest, requestOf } from './request.ts';
import { signedHeaders } from './sign.ts';
import type { WebhookTools } from './tools.ts';

/** What the log keeps of an answer: characters of its body, of one header, and how many headers. */
const KEPT_BODY = 4_096;
const KEPT_HEADER = 500;
const KEPT_HEADERS = 40;

/** Postgres holds no NUL in text. */
const holdable = (text: string, length: number): string =>
  text.slice(0, length).toWellFormed().replaceAll('\0', '\uFFFD');

const keptHeaders = (headers: Record<string, string>, hide: (value: string) => string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers)
      .slice(0, KEPT_HEADERS)
      .map(([name, value]) => [name, holdable(hide(value), KEPT_HEADER)]),
  );

type Headers = Record<string, string>;
const mapped = (headers: Headers, change: (value: string) => string): Headers =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, change(value)]));
const without = (headers: Headers, others: Headers): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !(name in others)));

/** Characters of a word of a secret from which it may be the secret itself: what follows `Bearer`. */
const SECRET_WORD = 8;

/** What stands in the log for what is secret, also where a consumer says it back, or a word of it. */
const hiding = ({ secrets }: Pick<ReadyRequest, 'secrets'>): ((text: string) => string) => {
  const values = [...secrets.values()];
  const words = values.flatMap((value) => value.split(/\s+/)).filter(({ length }) => length >= SECRET_WORD);
  const longestFirst = [...new Set([...values, ...words])].toSorted((one, other) => other.length - one.length);
  return (text) => longestFirst.reduce((said, secret) => said.replaceAll(secret, HIDDEN), text);
};

const NO_ANSWER = { status: null, responseHeaders: null, responseBody: null, fault: null, detail: null };

/** Signs and sends a delivery once: what the log says of it. */
export const attempt = async (
  { delivery, request }: { delivery: Delivery; request: Awaited<ReturnType<typeof requestOf>> },
  { webhooks, clock }: { webhooks: Pick<WebhookTools, 'secretsOf' | 'post'>; clock: Clock },
): Promise<AttemptView> => {
  const now = clock();
  const at = now.toISOString();
  const secrets = await webhooks.secretsOf(delivery, now);
  const fault = typeof request === 'string' ? request : 'secret-missing';
  if (secrets.length === 0 || typeof request === 'string')
    return { ...NO_ANSWER, at, duration: 0, requestHeaders: {}, fault };
  const { method, url, headers, body } = request;
  const hide = hiding(request);
  const signed = signedHeaders(secrets, {
    id: delivery.eventId,
    at: now,
    body,
    replayId: delivery.replayId,
  });
  const began = performance.now();
  const answer = await webhooks.post({ method, url, headers: { ...signed, ...headers }, body });
  const sent = {
    ...{ ...NO_ANSWER, at, duration: Math.round(performance.now() - began), method, url },
    ...{ requestHeaders: without(signed, headers), ownHeaders: mapped(headers, hide) },
  };
  if ('fault' in answer) return { ...sent, fault: answer.fault, detail: answer.detail };
  return {
    ...sent,
    status: answer.status,
    responseHeaders: keptHeaders(answer.headers, hide),
    responseBody: holdable(hide(answer.body), KEPT_BODY),
  };
};
