import { fillText, templateFaults, textEngine } from '#contracts/automation/mail/mail-liquid';
import type { MailValues } from '#contracts/automation/mail/mail-tags';
import { isBodyless } from './webhook.choices.ts';
import type { RequestParts, WebhookRejection } from './webhook.entity.ts';
import type { WebhookPayload } from './webhook.payload.ts';
import { webhookTagNames } from './webhook.tags.ts';

const inJson = textEngine((value) => JSON.stringify(value).slice(1, -1));
const inPath = textEngine(encodeURIComponent);
const inLine = textEngine((value) => value.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim());

/** What stands where a secret is and is shown to nobody. */
export const HIDDEN = '••••••••';

/** A segment that leads elsewhere than down; no value of a tag makes one. */
const DOTS = /^(?:\.|%2e){1,2}$/i;
const kept = (segment: string): string => (DOTS.test(segment) ? segment.replace(/\.|%2e/gi, '%252E') : segment);

/** A request as it is sent, but for its signature; header names are in lower case. */
export type ComposedRequest = {
  method: RequestParts['method'];
  url: string;
  headers: Record<string, string>;
  body: string;
  /** Tags that have neither a value nor a fallback. */
  missing: string[];
};
type Said = {
  values: MailValues;
  /** The body, where the webhook has none of its own. */
  payload: string;
  /** What secret headers hold, by their ids. */
  secrets: ReadonlyMap<string, string>;
};

/** What a webhook's own body says. */
export const composeBody = ({ body }: Pick<RequestParts, 'body'>, values: MailValues): string =>
  fillText(inJson, body, values).filled;

/** The parts of a webhook with values in the place of their tags (docs/product.md AUT-46). */
export const composeRequest = (parts: RequestParts, { values, payload, secrets }: Said): ComposedRequest => {
  const missing = new Set<string>();
  const filled = (engine: typeof inLine, text: string): string => {
    const one = fillText(engine, text, values);
    for (const name of one.missing) missing.add(name);
    return one.filled;
  };
  const url = new URL(parts.url);
  const path = filled(inPath, parts.path).replace(/^\/+/, '');
  if (path !== '') url.pathname = `${url.pathname.replace(/\/+$/, '')}/${path.split('/').map(kept).join('/')}`;
  for (const { name, value } of parts.query) url.searchParams.append(name, filled(inLine, value));
  const headers = Object.fromEntries(
    parts.headers.map(({ name, value, isSecret, secretId }) => [
      name.toLowerCase(),
      isSecret ? (secrets.get(secretId ?? '') ?? '') : filled(inLine, value),
    ]),
  );
  const body = isBodyless(parts.method) ? '' : parts.body === '' ? payload : filled(inJson, parts.body);
  return { method: parts.method, url: url.href, headers, body, missing: [...missing] };
};

/** Whether anything of a request but its body has tags. */
export const hasTagsOutside = ({ path, query, headers }: RequestParts): boolean =>
  [path, ...query.map(({ value }) => value), ...headers.map(({ value }) => value)].some((text) => text.includes('{{'));

/** The payload of the catalogue, as it is signed and sent. */
export const payloadText = (payload: WebhookPayload): string => JSON.stringify(payload);

export type PartFault = { field: string; code: WebhookRejection; names?: readonly string[] };

const tagFaults = (field: string, text: string): PartFault[] => {
  const { unknown, isBroken } = templateFaults(text, webhookTagNames);
  if (isBroken) return [{ field, code: 'mail-tag-broken' }];
  return unknown.length > 0 ? [{ field, code: 'mail-tag-unknown', names: unknown }] : [];
};

/** A word stands for every value: what it breaks is no place for one. */
const inPlace: MailValues = Object.fromEntries([...webhookTagNames].map((name) => [name, 'x']));
const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};
const bodyFaults = (body: string): PartFault[] => {
  const faults = tagFaults('body', body);
  if (body === '' || faults.length > 0) return faults;
  return isJson(composeBody({ body }, inPlace)) ? [] : [{ field: 'body', code: 'webhook-body-invalid' }];
};

const headerFaults = (headers: RequestParts['headers']): PartFault[] => {
  const names = headers.map(({ name }) => name.toLowerCase());
  return headers.flatMap(({ value, isSecret, secretId }, at): PartFault[] => [
    ...(names.indexOf(names[at] ?? '') === at
      ? []
      : [{ field: `headers.${at}.name`, code: 'header-repeated' as const }]),
    ...(isSecret ? [] : tagFaults(`headers.${at}.value`, value)),
    ...(isSecret && secretId === null
      ? [{ field: `headers.${at}.value`, code: 'header-secret-missing' as const }]
      : []),
  ]);
};

/** What is wrong with the parts of a request, all of it. */
export const requestFaults = ({ path, query, headers, body }: Omit<RequestParts, 'url' | 'method'>): PartFault[] => [
  ...tagFaults('path', path),
  ...query.flatMap(({ value }, at) => tagFaults(`query.${at}.value`, value)),
  ...headerFaults(headers),
  ...bodyFaults(body),
];
