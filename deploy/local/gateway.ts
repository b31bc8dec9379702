import type { RequestListener, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { hostNameOf } from 'contracts/identity/company-domains/host-name';
import { UPLOADS_PATH } from 'contracts/library/file/upload.commands';
import { job, RESERVED_SLUGS } from 'contracts/recruiting/job/job.entity';
import { readinessAnswer } from 'platform/http/run';
import type { Readiness } from 'platform/service';
import { FONT_PATH } from 'ui-kit/theme/font';
import type { Answers } from '#deploy/local/listen';
import { mergeMetrics } from '#deploy/local/metrics';
import { down, PROBE_MS, type Upstream, type UpstreamName } from '#deploy/local/upstream';

export type Upstreams = Record<UpstreamName, Upstream>;

/** Answers the paths that are no service's; `onUpgrade` where the pages keep a socket open (hot reload). */
export type Front = { pages: RequestListener; onUpgrade?: Answers['onUpgrade'] };

const isBelow = (path: string, prefix: string): boolean => path === prefix || path.startsWith(`${prefix}/`);

/** First parts of the paths that are no job's page; none of them can be a job's address. */
export const PREFIXES: readonly string[] = [
  ...['a', 'api', 'assets', 'board', 'c', 'e', 'healthz', 'hooks', 'landlord', 'metrics', 'p', 'readyz'],
  ...['robots.txt', 'sitemap', 'sitemap.xml', 't', 'test'],
];

const NO_JOBS = new Set([...PREFIXES, ...RESERVED_SLUGS]);

/** Below which anybody finds companies, what their pages are set in, and what search engines ask for. */
const PUBLIC = [FONT_PATH, '/p', '/robots.txt', '/sitemap', '/sitemap.xml'];

const isJobPage = (path: string): boolean => {
  const [, slug = ''] = /^\/([^/]+)\/?$/.exec(path) ?? [];
  return job.written.shape.slug.safeParse(slug).success && !NO_JOBS.has(slug);
};

const isPublicPage = (path: string): boolean => PUBLIC.some((prefix) => isBelow(path, prefix)) || isJobPage(path);

/**
 * Which service answers: by prefix first, then reads to the one that remembers and the rest to the one that decides. `host`: a name
 * other than the product's, whose first page may be a company's.
 */
export const serviceFor = (method: string, path: string, host?: string | null): UpstreamName | undefined => {
  const isRead = method === 'GET' || method === 'HEAD';
  if (isBelow(path, '/board')) return 'integration-workers';
  if (isRead && isBelow(path, '/api/docs')) return undefined;
  if (isBelow(path, UPLOADS_PATH)) return 'command-service';
  // A retry is a note in the projector's own table, not a command.
  if (isBelow(path, '/api/landlord/parked-rows')) return 'projection-service';
  if (isBelow(path, '/api')) return isRead ? 'projection-service' : 'command-service';
  return isRead && (isPublicPage(path) || (path === '/' && host)) ? 'projection-service' : undefined;
};

type Answer = { status: number; type: string; text: string };

const json = (status: number, body: unknown): Answer => ({
  status,
  type: 'application/json',
  text: JSON.stringify(body),
});

/** What a service says of itself; one that does not answer, for want of its database, is down. */
const readinessOf = async (service: Upstream): Promise<Readiness[]> => {
  const late = sleep(PROBE_MS, down(service.name, `no answer in ${PROBE_MS} ms`), { ref: false });
  return Promise.race([service.readiness(), late]);
};

/** What the services say of themselves, summed up. */
const probes = (services: Upstream[]): Record<string, () => Promise<Answer>> => ({
  '/healthz': async () => json(200, { healthy: true }),
  '/readyz': async () => {
    const parts = await Promise.all(services.map(readinessOf));
    const { status, body } = readinessAnswer(parts.flat());
    return json(status, body);
  },
  '/metrics': async () => {
    const texts = await Promise.all(services.map((service) => service.metrics().catch(() => '')));
    return { status: 200, type: 'text/plain; version=0.0.4', text: mergeMetrics(texts) };
  },
});

const send = (response: ServerResponse, { status, type, text }: Answer): void => {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(text);
};

/** One address for browsers and programs: the services' paths to them, all else to the pages of the UIs. */
export const gateway = (upstreams: Upstreams, pages: RequestListener, publicUrl: string): RequestListener => {
  const own = probes(Object.values(upstreams));
  const ownHosts = [new URL(publicUrl).hostname, 'localhost'];
  const foreign = (header: string | undefined) => {
    const host = hostNameOf(header);
    return host !== null && ownHosts.includes(host) ? null : host;
  };
  return (request, response) => {
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
    const name = serviceFor(request.method ?? 'GET', path, foreign(request.headers.host));
    if (name) return upstreams[name].handle(request, response);
    const probe = request.method === 'GET' ? own[path] : undefined;
    if (!probe) return pages(request, response);
    probe().then(
      (answer) => send(response, answer),
      () => response.writeHead(503).end(),
    );
  };
};
