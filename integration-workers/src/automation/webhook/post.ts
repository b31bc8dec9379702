import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { type AttemptFault, isBodyless, type WebhookMethod } from 'contracts/automation/webhook/webhook.choices';
import { useAgent } from 'request-filtering-agent';

/** Milliseconds from the first name lookup to the end of the answer, and of those from its head on. */
const TOTAL_MS = 15_000;
const BODY_MS = 5_000;
/** Bytes of an answer's body that are read at all. */
const MAX_BODY_BYTES = 65_536;

export type Post = (request: {
  method: WebhookMethod;
  url: string;
  headers: Record<string, string>;
  body: string;
}) => Promise<PostAnswer>;
export type PostAnswer =
  | { status: number; headers: Record<string, string>; body: string }
  | { fault: Extract<AttemptFault, 'address-private' | 'timeout' | 'connection'>; detail: string | null };

export type PostOptions = {
  /** Lets addresses be reached that are not public: of this machine, of its network. */
  allowPrivate: boolean;
  totalMs?: number;
  bodyMs?: number;
  lookup?: LookupFunction;
};

/** What the agent says of an address that it keeps from us. */
const REFUSED = /is not allowed\. Because/;

const faultOf = (error: NodeJS.ErrnoException): PostAnswer =>
  REFUSED.test(error.message)
    ? { fault: 'address-private', detail: null }
    : { fault: 'connection', detail: error.code ?? null };

const headersOf = ({ headers }: IncomingMessage): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, [value].flat().join(', ')]));

/** Values of headers as their bytes, as which Node takes them. */
const bytesOf = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, Buffer.from(value).toString('latin1')]));

/** Sends once: follows no redirect, waits no longer than told, reads no more of the answer than needed. Never rejects. */
export const openPost =
  ({ allowPrivate, totalMs = TOTAL_MS, bodyMs = BODY_MS, lookup }: PostOptions): Post =>
  ({ method, url, headers, body }) =>
    new Promise((resolve) => {
      const { href, protocol } = new URL(url);
      const agent = useAgent(href, { allowPrivateIPAddress: allowPrivate, allowMetaIPAddress: allowPrivate });
      const request = (protocol === 'https:' ? https : http).request(href, {
        method,
        headers: {
          ...bytesOf(headers),
          ...(!isBodyless(method) && { 'content-length': String(Buffer.byteLength(body)) }),
        },
        agent,
        ...(lookup && { lookup }),
      });
      const finish = (answer: PostAnswer) => {
        clearTimeout(impatience);
        resolve(answer);
        request.destroy();
        agent.destroy();
      };
      /** Once the head of an answer is there, what has come of its body is enough. */
      let answerNow = () => finish({ fault: 'timeout', detail: null });
      const impatience = setTimeout(() => answerNow(), totalMs);
      request.on('error', (error) => finish(faultOf(error)));
      request.on('response', (response) => {
        const chunks: Buffer[] = [];
        let bytes = 0;
        const answer = () =>
          finish({
            status: response.statusCode ?? 0,
            headers: headersOf(response),
            body: Buffer.concat(chunks).subarray(0, MAX_BODY_BYTES).toString('utf8'),
          });
        answerNow = answer;
        const enough = setTimeout(answer, bodyMs);
        response.on('data', (chunk: Buffer) => {
          chunks.push(chunk);
          bytes += chunk.length;
          if (bytes >= MAX_BODY_BYTES) answer();
        });
        request.on('close', () => clearTimeout(enough));
        response.on('close', answer);
        response.on('error', answer);
      });
      // As bytes: Node writes a text and the headers before it in one encoding.
      request.end(isBodyless(method) ? undefined : Buffer.from(body));
    });
