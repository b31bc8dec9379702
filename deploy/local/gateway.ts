import type { RequestListener } from 'node:http';
import { hostNameOf } from 'contracts/identity/company-domains/host-name';
import { UPLOADS_PATH } from 'contracts/library/file/upload.commands';
import { job, RESERVED_SLUGS } from 'contracts/recruiting/job/job.entity';
import { answering, type Probed, promptly, publicProbes } from 'platform/http/probes';
import { FONT_PATH } from 'ui-kit/theme/font';
import type { Answers } from '#deploy/local/listen';
import { mergeMetrics } from '#deploy/local/metrics';
import type { Upstream, UpstreamName } from '#deploy/local/upstream';

export type Upstreams = Record<UpstreamName, Upstream>;

/** Answers the paths that are no service's; `onUpgrade` where the pages keep a socket open (hot reload). */
export type Front = { pages: RequestListener; onUpgrade?: Answers['onUpgrade'] };

const isBelow = (path: string, prefix: string): boolean => path === prefix || path.startsWith(`${prefix}/`);

/** First parts of the paths that are no job's page; none of them can be a job's address. */
export const PREFIXES: readonly string[] = [
  ...['a', 'api', 'assets', 'board', 'c', 'e', 'healthz', 'hooks', 'landlord', 'metrics', 'og', 'p', 'readyz'],
  ...['robots.txt', 'sitemap', 'sitemap.xml', 't', 'test'],
];

const NO_JOBS = new Set([...PREFIXES, ...RESERVED_SLUGS]);

/** Below which anybody finds companies, what their pages are set in, and what search engines ask for. */
const PUBLIC = [FONT_PATH, '/og', '/p', '/robots.txt', '/sitemap', '/sitemap.xml'];

const isJobPage = (path: string): boolean => {
  const [, slug = ''] = /^\/([^/]+)\/?$/.exec(path) ?? [];
  return job.written.shape.slug.safeParse(slug).success && !NO_JOBS.has(slug);
};

/** Below the public pages, pages of the portal. */
const VERIFY = '/p/verify';
const CERTIFICATES = '/p/certificates';

const isPublicPage = (path: string): boolean =>
  path !== VERIFY &&
  !isBelow(path, CERTIFICATES) &&
  (PUBLIC.some((prefix) => isBelow(path, prefix)) || isJobPage(path));

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
  // A page of values that are not saved: it is made where pages are made.
  if (path === '/api/tenant/jobs/preview') return 'projection-service';
  if (isBelow(path, '/api')) return isRead ? 'projection-service' : 'command-service';
  return isRead && (isPublicPage(path) || (path === '/' && host)) ? 'projection-service' : undefined;
};

/** What the services say of themselves, summed up. */
export const probed = (upstreams: Upstreams): Probed => {
  const services = Object.values(upstreams);
  const asked = services.map(promptly);
  return {
    readiness: async () => (await Promise.all(asked.map((ask) => ask()))).flat(),
    metrics: async () => mergeMetrics(await Promise.all(services.map((each) => each.metrics().catch(() => '')))),
  };
};

/** One address for browsers and programs: the services' paths to them, all else to the pages of the UIs. */
export const gateway = (upstreams: Upstreams, pages: RequestListener, publicUrl: string): RequestListener => {
  const front = answering(publicProbes(probed(upstreams)), pages);
  const ownHosts = [new URL(publicUrl).hostname, 'localhost'];
  const foreign = (header: string | undefined) => {
    const host = hostNameOf(header);
    return host !== null && ownHosts.includes(host) ? null : host;
  };
  return (request, response) => {
    const path = (request.url ?? '/').split('?', 1)[0] ?? '/';
    const name = serviceFor(request.method ?? 'GET', path, foreign(request.headers.host));
    return name ? upstreams[name].handle(request, response) : front(request, response);
  };
};
