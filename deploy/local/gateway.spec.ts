import type { IncomingMessage, ServerResponse } from 'node:http';
import { job, RESERVED_SLUGS } from 'contracts/recruiting/job/job.entity';
import { expect, it } from 'vitest';
import { gateway, PREFIXES, serviceFor, type Upstreams } from './gateway.ts';
import { mergeMetrics } from './metrics.ts';

it.each([
  ['GET', '/api/tenant/jobs', 'projection-service'],
  ['HEAD', '/api/tenant/jobs', 'projection-service'],
  ['POST', '/api/tenant/jobs', 'command-service'],
  ['POST', '/api/system/commands', 'command-service'],
  ['DELETE', '/api/tenant/jobs/1', 'command-service'],
  ['HEAD', '/api/uploads/1', 'command-service'],
  ['PATCH', '/api/uploads/1', 'command-service'],
  ['POST', '/api/docs', 'command-service'],
  ['GET', '/api/openapi.json', 'projection-service'],
  ['POST', '/api/landlord/parked-rows/1/retry', 'projection-service'],
  ['POST', '/api/tenant/jobs/preview', 'projection-service'],
  ['POST', '/api/tenant/jobs/preview/more', 'command-service'],
  ['POST', '/board/api/queues', 'integration-workers'],
  ['GET', '/board', 'integration-workers'],
  ['GET', '/boarding', 'projection-service'],
  ['GET', '/apiary', 'projection-service'],
  ['GET', '/lead-boatbuilder', 'projection-service'],
  ['HEAD', '/lead-boatbuilder/', 'projection-service'],
  ['POST', '/lead-boatbuilder', undefined],
  ['GET', '/Lead-Boatbuilder', undefined],
  ['GET', '/lead-boatbuilder/apply', undefined],
  ['GET', '/p/harbor', 'projection-service'],
  ['GET', '/p/harbor/trainings/1', 'projection-service'],
  ['POST', '/p/harbor', undefined],
  ['GET', '/sitemap.xml', 'projection-service'],
  ['GET', '/sitemap/jobs-1.xml', 'projection-service'],
  ['GET', '/og/jobs/line-cook.png', 'projection-service'],
  ['GET', '/robots.txt', 'projection-service'],
  ['GET', '/assets/fonts/figtree-5.3.0-latin.woff2', 'projection-service'],
  ['GET', '/assets/other', undefined],
  ['GET', '/healthz', undefined],
  ['GET', '/favicon.svg', undefined],
  ['GET', '/', undefined],
  ['GET', '/t/jobs', undefined],
])('given %s %s, when it arrives, then it goes to %s', (method, path, name) => {
  expect(serviceFor(method, path)).toBe(name);
});

it.each([
  ['careers.harborpine.example:8080', '/', 'projection-service'],
  ['harbor.localhost:8080', '/', 'projection-service'],
  ['harbor.localhost', '/lead-boatbuilder', 'projection-service'],
  ['harbor.localhost', '/a/login', 'pages'],
  ['localhost:8080', '/', 'pages'],
  ['127.0.0.1:8080', '/', 'pages'],
  ['jobs.example', '/', 'pages'],
  ['[::1]:8080', '/', 'pages'],
])('given Host %s, when %s is asked for, then %s answers', (host, url, who) => {
  const answered: string[] = [];
  const upstream = (name: string) => ({ name, handle: () => void answered.push(name) });
  const names = ['command-service', 'projection-service', 'integration-workers'];
  const upstreams = Object.fromEntries(names.map((name) => [name, upstream(name)])) as unknown as Upstreams;
  const handle = gateway(upstreams, () => void answered.push('pages'), 'https://jobs.example');
  handle(
    { method: 'GET', url, headers: { host } } as IncomingMessage,
    {} as ServerResponse<IncomingMessage> & { req: IncomingMessage },
  );
  expect(answered).toEqual([who]);
});

it.each([
  ['/healthz', 200, { healthy: true }],
  ['/readyz', 503, { ready: false, state: 'red' }],
])('given %s at the public address, when asked for, then no part is named', async (url, status, body) => {
  const readiness = async () => [{ name: 'jobs', ready: false, state: 'down', detail: 'secret' }];
  const names = ['command-service', 'projection-service', 'integration-workers'];
  const upstreams = Object.fromEntries(names.map((name) => [name, { name, readiness }])) as unknown as Upstreams;
  const handle = gateway(upstreams, () => undefined, 'https://jobs.example');
  const answer = await new Promise<{ status: number; text: string }>((resolve) => {
    let answered = 0;
    const response = {
      writeHead: (code: number) => {
        answered = code;
        return response;
      },
      end: (text: string) => resolve({ status: answered, text }),
    };
    handle({ method: 'GET', url, headers: {} } as IncomingMessage, response as never);
  });
  expect(answer.status).toBe(status);
  expect(JSON.parse(answer.text)).toEqual(body);
});

it('given the metrics, when asked for at the public address, then that is a page like any other', () => {
  let isPage = false;
  const pages = () => {
    isPage = true;
  };
  const handle = gateway({} as Upstreams, pages, 'https://jobs.example');
  handle({ method: 'GET', url: '/metrics', headers: {} } as IncomingMessage, {} as never);
  expect(isPage).toBe(true);
});

it.each(PREFIXES)('given the prefix %s, when a job wants it as its address, then it cannot have it', (prefix) => {
  expect(job.written.shape.slug.safeParse(prefix).success && !RESERVED_SLUGS.includes(prefix)).toBe(false);
});

it.each(RESERVED_SLUGS)('given the reserved %s, when it is asked for, then it is no job page', (slug) => {
  const name = serviceFor('GET', `/${slug}`);
  expect(name === 'projection-service' && !PREFIXES.includes(slug)).toBe(false);
});

it('given the product’s own pages and probes, when their first parts are looked up, then each is a prefix', () => {
  const answered = [
    '/api/docs',
    '/api/docs/assets/index.js',
    '/a/login',
    '/c/jobs/open',
    '/e/access-denied',
    '/t/dashboard',
    '/test/video-recorder',
    '/healthz',
    '/readyz',
    '/metrics',
  ];
  for (const path of answered) {
    expect(PREFIXES).toContain(path.split('/')[1]);
    expect(serviceFor('GET', path)).toBeUndefined();
  }
});

it('given metrics of two services, when they are merged, then each metric is described once with all its samples', () => {
  const ofService = (name: string) =>
    `# HELP wait_seconds Time\n# TYPE wait_seconds histogram\nwait_seconds_sum{service="${name}"} 1\nup{service="${name}"} 1\n`;
  expect(mergeMetrics([ofService('a'), ofService('b')])).toBe(
    [
      '# HELP wait_seconds Time',
      '# TYPE wait_seconds histogram',
      'wait_seconds_sum{service="a"} 1',
      'wait_seconds_sum{service="b"} 1',
      'up{service="a"} 1',
      'up{service="b"} 1',
      '',
    ].join('\n'),
  );
});
