import { Agent, type ClientRequest, type RequestListener, type ServerResponse } from 'node:http';
import { problem } from 'contracts/kernel/problem';
import { createProxyMiddleware } from 'http-proxy-middleware';
import type { Readiness, Service } from 'platform/service';

/** A service as the gateway sees it: in this process or in another. */
export type Upstream = Pick<Service, 'name' | 'handle' | 'readiness' | 'metrics'>;

export const UPSTREAMS = ['command-service', 'projection-service', 'integration-workers'] as const;
export type UpstreamName = (typeof UPSTREAMS)[number];

/** Milliseconds to wait for what a service says of itself: longer than it takes itself to say that it hangs. */
const PROBE_MS = 3_000;

/** Milliseconds after which nobody is taken to be there: until a connection is made, and for which a service may say nothing. */
const CONNECT_MS = 2_000;
/** A statement of a read ends after 15 s; a PDF takes 60 and may wait for another, a scan for viruses 120. */
const SILENCE_MS: Record<UpstreamName, number> = {
  'command-service': 150_000,
  'projection-service': 20_000,
  'integration-workers': 150_000,
};

const UNAVAILABLE = JSON.stringify(problem(503, 'service-unavailable'));
const sayUnavailable = (response: ServerResponse): void => {
  response.writeHead(503, { 'Content-Type': 'application/problem+json', 'Retry-After': '1' }).end(UNAVAILABLE);
};

/** What no service says, but a balancer before several of one: the one that was asked died, or said nothing. */
const OF_BALANCERS = [502, 504];

const down = (name: string, detail: string): Readiness[] => [{ name, ready: false, state: 'down', detail }];

const reasonOf = (error: unknown): string => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
};

/** Ends a request that finds no connection in time, as if it had been refused. */
const giveUpConnecting = (request: ClientRequest): void => {
  const { socket } = request;
  if (!socket?.connecting) return;
  const timer = setTimeout(() => request.destroy(new Error('no connection in time')), CONNECT_MS);
  socket.once('connect', () => clearTimeout(timer)).once('close', () => clearTimeout(timer));
};

/**
 * A service in another process at `target`, its probes at `internal`; without that it says how it is in one word. While it is away its
 * requests are answered 503.
 */
export const remoteUpstream = (
  name: UpstreamName,
  target: string,
  { internal = target, silenceMs = SILENCE_MS[name] } = {},
): Upstream => {
  const proxy = createProxyMiddleware({
    target,
    xfwd: true,
    agent: new Agent({ keepAlive: true }),
    proxyTimeout: silenceMs,
    on: {
      proxyReq: giveUpConnecting,
      // Once it answers, whoever reads may pause.
      proxyRes: (answer, _request, response) => {
        answer.socket.setTimeout(0);
        if (!OF_BALANCERS.includes(answer.statusCode ?? 0)) return;
        answer.resume();
        sayUnavailable(response);
      },
      error: (_error, _request, response) => {
        if (!('writeHead' in response)) return void response.destroy();
        if (response.headersSent) return void response.destroy();
        sayUnavailable(response);
      },
    },
  });
  const ask = (path: string) => fetch(`${internal}${path}`, { signal: AbortSignal.timeout(PROBE_MS) });
  const handle: RequestListener = (request, response) => {
    void proxy(request, response, () => response.writeHead(404).end());
  };
  return {
    name,
    handle,
    readiness: async () => {
      try {
        const { ready, parts } = (await (await ask('/readyz')).json()) as { ready: boolean; parts?: Readiness[] };
        return parts ?? [{ name, ready, state: ready ? 'running' : 'down' }];
      } catch (error) {
        return down(name, reasonOf(error));
      }
    },
    metrics: async () => (await ask('/metrics')).text().catch(() => ''),
  };
};
