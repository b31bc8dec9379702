import { v4 as uuid } from 'uuid';
import type { Workspace } from '#contracts/identity/session/session.views';
import type { Endpoint } from '#contracts/kernel/endpoint';
import { MIN_POSITION_HEADER, POSITION_HEADER } from '#contracts/kernel/position';
import { TENANT_HEADER } from '#contracts/kernel/tenant-header';
import { isExpired, isLater, readClaims } from './claims.ts';
import { pause, retryAfter } from './pause.ts';
import type { Positions } from './positions.ts';
import { clientProblem, problemOf } from './problem-error.ts';
import { createRefresh } from './refresh.ts';
import { type AnswerOf, type CallOptions, fillPath, queryString, type Route, type SendOptions } from './route.ts';
import type { Session } from './session.ts';

export type Reply<T> = { data: T; status: number; headers: Headers };

export type RequestOptions = SendOptions & {
  query?: Record<string, string | undefined>;
  body?: unknown;
  /** Instead of a body. */
  file?: Blob;
  /** Sends no token: for calls that begin a session. */
  anonymous?: boolean;
};

export type Client = {
  /** Calls one endpoint of the contracts, with its types. */
  call: <E extends Endpoint>(route: E | Route<E>, options: CallOptions<E>) => Promise<Reply<AnswerOf<E>>>;
  /** Calls a path; for callers that know a resource by its name only. */
  request: (method: Endpoint['method'], path: string, options?: RequestOptions) => Promise<Reply<unknown>>;
  /**
   * Exchanges the token though it has not run out, and moves the session to a workspace: a candidate's page, or back to the
   * company. Answers the new token, null when the session is over. What was read of the person (`me`) is to be read again.
   */
  forceRefresh: (workspace?: Workspace) => Promise<string | null>;
  /** The token to send now, exchanged first where it has run out; null without a session. For requests that are sent by others. */
  token: () => Promise<string | null>;
};

/** How often a read that is not yet visible (425) is asked again. */
const MAX_REPEATS = 4;
/** Stands for a company where somebody reads and writes what is their own. */
const OWN = 'own';

/** A trace of the request's own (W3C Trace Context): what it leads to is found by it, up to the rows that show it. */
const newTraceparent = (): string => {
  const traceId = uuid().replaceAll('-', '');
  return `00-${traceId}-${traceId.slice(-16)}-01`;
};

export const createClient = ({
  baseUrl = '',
  fetch = globalThis.fetch.bind(globalThis),
  session,
  positions,
  tenant = () => null,
  refreshPath = '/api/auth/refresh',
  now = Date.now,
  locks = globalThis.navigator?.locks,
  traceparent = newTraceparent,
}: {
  baseUrl?: string;
  fetch?: typeof globalThis.fetch;
  session: Session;
  positions: Positions;
  /** Company the calls are about: its id or subdomain. */
  tenant?: () => string | null;
  /** Where tokens that have run out are exchanged. */
  refreshPath?: string;
  now?: () => number;
  locks?: Pick<LockManager, 'request'> | undefined;
  /** The trace that a request is part of, as its header says it. */
  traceparent?: () => string | undefined;
}): Client => {
  const transmit = (path: string, init: RequestInit) =>
    fetch(`${baseUrl}${path}`, init).catch((error: unknown) => {
      throw init.signal?.aborted ? error : clientProblem('network-unreachable');
    });
  const exchange = (path: string, token: string, body?: object) => {
    const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) };
    return transmit(path, { method: 'POST', headers, ...(body && { body: JSON.stringify(body) }) });
  };
  const refresh = createRefresh({
    session,
    now,
    locks,
    exchange: {
      refresh: (token) => exchange(refreshPath, token),
      forceRefresh: (token, workspace) => exchange('/api/auth/force-refresh', token, workspace && { workspace }),
    },
  });
  let renewed: string | null = null;
  const renew = async (stale: string) => {
    renewed = await refresh.renew(stale);
    return renewed;
  };

  /** The token to send. One that was renewed a moment ago is sent even when this machine's clock calls it expired. */
  const bearer = async (): Promise<string | null> => {
    const held = session.token();
    const claims = readClaims(held ?? '');
    return held && claims && held !== renewed && isExpired(claims, now()) ? renew(held) : held;
  };

  const keepRotated = (sent: string | null, response: Response) => {
    const received = response.headers.get('authorization')?.replace(/^Bearer /i, '');
    const held = session.token();
    if (!received || received === sent || !held || !readClaims(received)) return;
    if (held === sent || isLater(received, held)) session.store(received);
  };

  const request: Client['request'] = async (method, path, options = {}) => {
    const company = tenant();
    const headers = new Headers({ accept: 'application/json' });
    const trace = traceparent();
    if (trace) headers.set('traceparent', trace);
    const scope = company ?? OWN;
    const minimum = positions.of(scope);
    if (company) headers.set(TENANT_HEADER, company);
    if (method === 'GET' && minimum) headers.set(MIN_POSITION_HEADER, minimum);
    if (method !== 'GET') headers.set('idempotency-key', options.idempotencyKey ?? uuid());
    if (options.ifMatch !== undefined) headers.set('if-match', `"${options.ifMatch}"`);
    if (options.body !== undefined) headers.set('content-type', 'application/json');
    if (options.file) headers.set('content-type', options.file.type);
    const init: RequestInit = { method, headers, signal: options.signal ?? null };
    if (options.body !== undefined) init.body = JSON.stringify(options.body);
    if (options.file) init.body = options.file;

    let token = options.anonymous ? null : await bearer();
    let mayRenew = token !== null;
    for (let repeats = 0; ; ) {
      if (token) headers.set('authorization', `Bearer ${token}`);
      const response = await transmit(`${path}${queryString(options.query)}`, init);
      keepRotated(token, response);
      const position = response.headers.get(POSITION_HEADER);
      if (position) positions.saw(scope, position);

      if (response.status === 425 && repeats < MAX_REPEATS) {
        repeats += 1;
        await pause(retryAfter(response), options.signal);
        continue;
      }
      if (response.status === 401 && token && mayRenew) {
        mayRenew = false;
        token = session.token() === token ? await renew(token) : session.token();
        if (token) continue;
      }
      if (!response.ok) throw await problemOf(response);
      return { data: await contentOf(response), status: response.status, headers: response.headers };
    }
  };

  return {
    request,
    forceRefresh: refresh.force,
    token: bearer,
    call: async (route, options) => {
      const { params, query, body, ...send } = options as RequestOptions & { params?: Record<string, string> };
      const reply = await request(route.method, fillPath(route.path, params), {
        ...send,
        ...(query && { query }),
        ...(body !== undefined && { body }),
        anonymous: route.access === 'public',
      });
      return reply as Reply<never>;
    },
  };
};

/** What is answered as a file, not as JSON. */
const FILES = /^(?:text\/csv|application\/pdf)\b/;

const contentOf = async (response: Response): Promise<unknown> => {
  if (response.status === 204) return null;
  if (FILES.test(response.headers.get('content-type') ?? '')) return response.blob();
  return response.json().catch(() => {
    throw clientProblem('unexpected-answer', response.status);
  });
};
