import { Agent, type RequestListener } from 'node:http';
import { problem } from 'contracts/kernel/problem';
import { createProxyMiddleware } from 'http-proxy-middleware';
import type { Readiness, Service } from 'platform/service';

/** A service as the gateway sees it: in this process or in another. */
export type Upstream = Pick<Service, 'name' | 'handle' | 'readiness' | 'metrics'>;

export const UPSTREAMS = ['command-service', 'projection-service', 'integration-workers'] as const;
export type UpstreamName = (typeof UPSTREAMS)[number];

/** Milliseconds to wait for what a service says of itself: longer than it takes itself to say that it hangs. */
const PROBE_MS = 3_000;

const UNAVAILABLE = JSON.stringify(problem(503, 'service-unavailable'));

const down = (name: string, detail: string): Readiness[] => [{ name, ready: false, state: 'down', detail }];

const reasonOf = (error: unknown): string => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error ? cause.message : String(cause);
};

/**
 * A service in another process at `target`, its probes at `internal`; without that it says how it is in one word. While it is away its
 * requests are answered 503.
 */
export const remoteUpstream = (name: UpstreamName, target: string, internal = target): Upstream => {
  const proxy = createProxyMiddleware({
    target,
    xfwd: true,
    agent: new Agent({ keepAlive: true }),
    on: {
      error: (_error, _request, response) => {
        if (!('writeHead' in response)) return void response.destroy();
        if (response.headersSent) return void response.destroy();
        response.writeHead(503, { 'Content-Type': 'application/problem+json', 'Retry-After': '1' }).end(UNAVAILABLE);
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
