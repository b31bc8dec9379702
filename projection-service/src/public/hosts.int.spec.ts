import { randomUUID } from 'node:crypto';
import { exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { derivedId, GLOBAL } from 'contracts/kernel/id';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobDetails } from '#projection-service/test/history.fixture';
import { type Harness, openHarness } from '#projection-service/test/service.harness';

const otherId = derivedId('another company');
const [ownId, waitingId] = [derivedId('own domain'), derivedId('domain that waits')];
const host = 'careers.harborpine.example';
const waiting = 'jobs.harborpine.example';
const product = 'https://jobs.example';

let service: Harness;
let position = '';
const jobs: Record<string, string> = {};

const toDomains = async (type: string, data: object, tenantId = exampleTenantId) => {
  position = await service.append('company-domains', tenantId, [{ type, data: { ...data } }], tenantId);
};
const publish = async (slug: string, tenantId: string) => {
  const id = randomUUID();
  const data = { jobId: id };
  const told = [
    { type: 'JobCreated', data: { ...data, ...jobDetails(slug), slug } },
    { type: 'JobPublished', data },
  ];
  position = await service.append('job', id, told, tenantId);
  jobs[slug] = id;
};
const get = (path: string, hostHeader?: string, headers: Record<string, string> = {}) => {
  const sent = request(service.app)
    .get(path)
    .set({ 'X-Min-Position': position, Accept: 'text/html', ...headers });
  return hostHeader === undefined ? sent : sent.set('Host', hostHeader);
};
const shown = async (path: string, hostHeader?: string) => {
  const { status, headers } = await get(path, hostHeader);
  return [status, headers.location];
};

beforeAll(async () => {
  service = await openHarness();
  for (const [tenantId, name, subdomain] of [
    [exampleTenantId, 'Harbor & Pine', 'harbor'],
    [otherId, 'Summit', 'summit'],
  ] as const) {
    await service.append(
      'tenant',
      tenantId,
      [{ type: 'TenantRegistered', data: { tenantId, name, subdomain } }],
      GLOBAL,
    );
    const data = { userId: exampleUserId, roles: ['Owner'] };
    await service.append('membership', exampleUserId, [{ type: 'MembershipGranted', data }], tenantId);
  }
  await publish('harbor-cook', exampleTenantId);
  await publish('summit-cook', otherId);
  await publish('harbor-gone', exampleTenantId);
  position = await service.append('job', jobs['harbor-gone'] ?? '', [
    { type: 'JobUnpublished', data: { jobId: jobs['harbor-gone'] } },
  ]);
  await toDomains('DomainAdded', { domainId: ownId, host, proof: 'p' });
  await toDomains('DomainVerified', { domainId: ownId, host });
  await toDomains('DomainAdded', { domainId: waitingId, host: waiting, proof: 'q' });
});
afterAll(() => service.close());

describe('a host name of a company’s own', () => {
  it('given a verified host, when its first page is asked for, then the company and its jobs are there, and the product’s pages are elsewhere', async () => {
    const { status, text, headers } = await get('/', host);
    expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    for (const piece of [
      '<h1 dir="auto">Harbor &amp; Pine</h1>',
      'href="/harbor-cook"',
      '<a class="company" href="/">',
      '<form class="search" role="search" action="/"',
      `<a href="${product}/">Onrecord</a>`,
      'href="/?lang=pt-br"',
    ])
      expect(text).toContain(piece);
    expect(text).not.toMatch(/summit|href="\/(?:a|c|t|api|p)\//i);
  });

  it('given a job of that company, when asked for there, then it is shown, and one applies at the product', async () => {
    const { status, text } = await get('/harbor-cook?source=indeed', host);
    expect(status).toBe(200);
    expect(text).toContain(`href="${product}/a/apply-from-source/${jobs['harbor-cook']}/indeed"`);
    expect(text).toContain('<link rel="canonical" href="https://jobs.example/harbor-cook">');
    expect(text).not.toMatch(/href="\/(?:a|c|t|api|p)\//);
  });

  it('given pages of others and ones that are gone, when asked for there, then none of another company’s is shown', async () => {
    expect(await shown('/summit-cook', host)).toEqual([404, undefined]);
    expect(await shown('/p/summit', host)).toEqual([404, undefined]);
    expect(await shown('/nothing-here', host)).toEqual([404, undefined]);
    expect((await get('/nothing-here', host)).text).toContain(`href="${product}/"`);
    expect(await shown('/p/harbor?q=cook', host)).toEqual([301, '/?q=cook']);
    const gone = await get('/harbor-gone', host);
    expect(gone.status).toBe(410);
    expect(gone.text).toContain('href="/harbor-cook"');
    expect(await shown('/summit-cook')).toEqual([200, undefined]);
  });

  it('given search engines, when they ask there, then robots.txt and sitemap are of that company alone', async () => {
    for (const header of [host, `${host}:443`, `${host.toUpperCase()}.`])
      expect((await get('/robots.txt', header)).text).toContain(`Sitemap: https://${host}/sitemap.xml`);
    const { text } = await get('/sitemap.xml', host);
    const found = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
    expect(found).toEqual([`https://${host}/`, `https://${host}/harbor-cook`]);
    expect((await get('/sitemap/jobs-1.xml', host)).status).toBe(404);
    expect((await get('/sitemap.xml')).text).toContain('sitemapindex');
  });

  it.each([
    host.toUpperCase(),
    `${host}:8443`,
    `${host}.`,
    `${host}.:80`,
    'Harbor.Jobs.Example',
    'harbor.jobs.example:443',
  ])('given the header Host: %s, when its first page is asked for, then it is that company’s', async (header) => {
    const { status, text } = await get('/', header);
    expect([status, text.includes('Harbor &amp; Pine')]).toEqual([200, true]);
  });

  it.each([
    ...[waiting, 'nobody.example', 'jobs.example', 'nobody.jobs.example', 'a.harbor.jobs.example', `x.${host}`],
    ...['127.0.0.1', '[::1]:80', 'localhost', `${host}@jobs.example`, `${host}, jobs.example`, 'harbor', 'xn--a'],
  ])('given the header Host: %s, when its first page is asked for, then it is the product’s', async (header) => {
    expect(await shown('/', header)).toEqual([302, '/a/login']);
  });

  it('given a proxy’s header that names a verified host, when asked, then it is not believed', async () => {
    const { status, headers } = await get('/', 'jobs.example', { 'X-Forwarded-Host': host, Forwarded: `host=${host}` });
    expect([status, headers.location]).toEqual([302, '/a/login']);
  });

  it('given a host with letters beyond ASCII, when it is verified in punycode, then browsers that ask for it find the company', async () => {
    const domainId = derivedId('idn');
    const name = new URL('http://vagas.ação.example').hostname;
    await toDomains('DomainAdded', { domainId, host: name, proof: 'r' }, otherId);
    await toDomains('DomainVerified', { domainId, host: name }, otherId);
    expect((await get('/', name)).text).toContain('Summit');
    await toDomains('DomainRemoved', { domainId, from: { host: name } }, otherId);
    expect(await shown('/', name)).toEqual([302, '/a/login']);
  });

  it('given a host that becomes the preferred one, when any page is asked for anywhere, then machines are led there; no longer, when another is chosen', async () => {
    const [primary, none] = [{ primaryDomain: host }, { primaryDomain: null }];
    await toDomains('PrimaryDomainChosen', { domainId: ownId, from: none, to: primary });
    for (const [path, header, address] of [
      ['/p/harbor', undefined, '/'],
      ['/', host, '/'],
      ['/harbor-cook', undefined, '/harbor-cook'],
      ['/harbor-cook', host, '/harbor-cook'],
    ] as const) {
      const { text } = await get(path, header);
      expect(text).toContain(`<link rel="canonical" href="https://${host}${address}">`);
      expect(text).toContain(`hreflang="pt-BR" href="https://${host}${address}?lang=pt-br"`);
      expect(text).toContain(`"url":"https://${host}/`);
    }
    expect((await get('/p/harbor')).text).toContain('href="/p/harbor?lang=pt-br"');
    await toDomains('PrimaryDomainChosen', { domainId: null, from: primary, to: none });
    expect((await get('/', host)).text).toContain('<link rel="canonical" href="https://jobs.example/p/harbor">');
  });
});

describe('a company that changed its subdomain', () => {
  it('given the old name, when its page is asked for, then it is at the new one for good, and everything names that', async () => {
    const before = await get('/p/harbor');
    expect(before.status).toBe(200);
    await toDomains('SubdomainChanged', { from: { subdomain: 'harbor' }, to: { subdomain: 'pine' } });
    expect(await shown('/p/harbor?q=cook&lang=pt-br')).toEqual([301, '/p/pine?q=cook&lang=pt-br']);
    expect((await get('/p/harbor')).headers['cache-control']).toBe('no-store');
    expect(await shown('/p/pine')).toEqual([200, undefined]);
    const job = await get('/harbor-cook');
    expect(job.text).toContain('href="/p/pine"');
    expect(job.text).toContain('"url":"https://jobs.example/p/pine"');
    expect((await get('/sitemap/companies-1.xml')).text).toContain('<loc>https://jobs.example/p/pine</loc>');
    expect(await shown('/harbor-cook', 'harbor.jobs.example')).toEqual([301, 'https://pine.jobs.example/harbor-cook']);
    expect(await shown('/', 'pine.jobs.example')).toEqual([200, undefined]);
    expect(await shown('/p/harbor', host)).toEqual([301, '/']);
    expect(await shown('/p/summit', 'pine.jobs.example')).toEqual([404, undefined]);
    for (const name of ['harbor', 'pine']) {
      const { body } = await get(`/api/public/companies/${name}`);
      expect([body.company.subdomain, body.jobs[0].companySubdomain]).toEqual(['pine', 'pine']);
    }
  });

  it('given that it goes back, when both names are asked for, then there is no circle', async () => {
    await toDomains('SubdomainChanged', { from: { subdomain: 'pine' }, to: { subdomain: 'harbor' } });
    expect(await shown('/p/harbor')).toEqual([200, undefined]);
    expect(await shown('/p/pine')).toEqual([301, '/p/harbor']);
  });
});
