import { randomUUID } from 'node:crypto';
import { exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { GLOBAL } from 'contracts/kernel/id';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobDetails } from '#projection-service/test/history.fixture';
import { type Harness, openHarness } from '#projection-service/test/service.harness';

describe('public pages over HTTP', () => {
  let service: Harness;
  let position = '';
  beforeAll(async () => {
    service = await openHarness();
    const tenant = { tenantId: exampleTenantId, name: 'Harbor & Pine', subdomain: 'harbor' };
    await service.append('tenant', exampleTenantId, [{ type: 'TenantRegistered', data: tenant }], GLOBAL);
    const data = { userId: exampleUserId, roles: ['Owner'] };
    await service.append('membership', exampleUserId, [{ type: 'MembershipGranted', data }]);
  });
  afterAll(() => service.close());

  const tell = async (id: string, type: string, data: object = {}) => {
    position = await service.append('job', id, [{ type, data: { jobId: id, ...data } }]);
  };
  const published = async (details: object) => {
    const id = randomUUID();
    await tell(id, 'JobCreated', { ...jobDetails('A job'), ...details });
    await tell(id, 'JobPublished');
    return id;
  };
  const get = (path: string, headers: Record<string, string> = {}) =>
    request(service.app)
      .get(path)
      .set({ 'X-Min-Position': position, Accept: 'text/html', ...headers });

  it('given an open job, when asked for again, then it is not sent again until it says something else', async () => {
    const id = await published({ title: 'Cook', slug: 'cook' });
    const first = await get('/cook');
    expect(first.status).toBe(200);
    expect(first.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'Accept-Encoding, Accept-Language',
    });
    const { etag = '', 'last-modified': modified = '' } = first.headers;
    const same = await get('/cook', { 'If-None-Match': etag });
    expect([same.status, same.text]).toEqual([304, '']);
    expect((await get('/cook', { 'If-Modified-Since': modified })).status).toBe(304);
    await tell(id, 'JobChanged', { from: { title: 'Cook' }, to: { title: 'Chef' } });
    const changed = await get('/cook', { 'If-None-Match': etag, 'If-Modified-Since': modified });
    expect(changed.status).toBe(200);
    expect(changed.text).toContain('<h1 dir="auto">Chef</h1>');
  });

  it('given a job that closes, when whoever has its page asks again, then it is gone at once, and other jobs are offered', async () => {
    const id = await published({ title: 'Joiner', slug: 'joiner' });
    await published({ title: 'Sail maker', slug: 'sail-maker' });
    const { headers } = await get('/joiner');
    const company = await get('/p/harbor');
    expect(company.text).toContain('Joiner');
    await tell(id, 'JobUnpublished');
    const gone = await get('/joiner', { 'If-None-Match': headers.etag ?? '' });
    expect(gone.status).toBe(410);
    expect(gone.text).toContain('This job is no longer open');
    expect(gone.text).toContain('href="/sail-maker"');
    const without = await get('/p/harbor', { 'If-None-Match': company.headers.etag ?? '' });
    expect(without.status).toBe(200);
    expect(without.text).not.toContain('Joiner');
  });

  it.each(['/no-such-job', '/p/nobody', '/p/harbor/trainings/first', '/p/%2e%2e', '/p/a%00b'])(
    'given %s, when asked for, then people read that there is nothing, programs are told so',
    async (path) => {
      const page = await get(path);
      expect(page.status).toBe(404);
      expect(page.text).toContain('<h1>Page not found</h1>');
      const problem = await get(path, { Accept: 'application/json' });
      expect(problem.body).toMatchObject({ status: 404, code: 'not-found' });
    },
  );

  it.each([
    '?page=0',
    '?page=x',
    '?page=1e9',
    '?q=%F0%9F%9A%A3',
    '?q=%25_',
    '?q=a&q=b',
    '?lang=xx',
    '?source=%3Cscript%3E',
    '?__proto__=1',
    `?q=${'x'.repeat(5_000)}`,
  ])('given the parameters %s, when the company is asked for, then its page is shown', async (query) => {
    expect((await get(`/p/harbor${query}`)).status).toBe(200);
  });

  it('given languages, when a page is asked for, then the chosen one goes before the browser’s, and English before all others', async () => {
    const languageOf = async (path: string, accepted: string) => {
      const { headers, text } = await get(path, accepted ? { 'Accept-Language': accepted } : {});
      expect(text).toContain(`<html lang="${headers['content-language']}">`);
      return headers['content-language'];
    };
    expect(await languageOf('/p/harbor', '')).toBe('en-US');
    expect(await languageOf('/p/harbor', 'pt-BR,pt;q=0.9,en;q=0.5')).toBe('pt-BR');
    expect(await languageOf('/p/harbor', 'pt-PT')).toBe('pt-BR');
    expect(await languageOf('/p/harbor', 'de, fr;q=0.5')).toBe('en-US');
    expect(await languageOf('/p/harbor?lang=en-us', 'pt-BR')).toBe('en-US');
    expect(await languageOf('/p/harbor?lang=pt-br', 'en')).toBe('pt-BR');
  });

  it('given what a browser can unpack, when a page is sent, then it is packed so, and the same inside', async () => {
    // The client unpacks both.
    const packed = (encoding: string) => get('/p/harbor', { 'Accept-Encoding': encoding });
    const [plain, gzip, br] = [await packed('identity'), await packed('gzip'), await packed('gzip, deflate, br')];
    const encodings = [plain, gzip, br].map(({ headers }) => headers['content-encoding']);
    expect(encodings).toEqual([undefined, 'gzip', 'br']);
    expect([gzip.text, br.text]).toEqual([plain.text, plain.text]);
    expect([gzip.headers.etag, br.headers.etag]).toEqual([plain.headers.etag, plain.headers.etag]);
    expect(Number(br.headers['content-length'])).toBeLessThan(Number(plain.headers['content-length']) / 2);
  });

  it('given a campaign, when its link is followed, then applying names it; a name that cannot be one is left out', async () => {
    const id = await published({ title: 'Rower', slug: 'rower' });
    expect((await get('/rower?source=Indeed')).text).toContain(`/a/apply-from-source/${id}/indeed"`);
    expect((await get('/rower?source=a/../b')).text).toContain(`/a/apply-from-source/${id}/company-page"`);
  });

  it('given search engines, when they ask, then robots.txt leads to a sitemap of companies and open jobs alone', async () => {
    const id = await published({ title: 'Mapped', slug: 'mapped' });
    const closed = await published({ title: 'Closed', slug: 'closed-one' });
    await tell(closed, 'JobUnpublished');
    await tell(randomUUID(), 'JobCreated', { ...jobDetails('Draft'), slug: 'draft-one' });
    const robots = await get('/robots.txt');
    expect(robots.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(robots.text).toContain('Sitemap: https://jobs.example/sitemap.xml');
    const index = await get('/sitemap.xml');
    expect(index.headers['content-type']).toBe('application/xml; charset=utf-8');
    const parts = [...index.text.matchAll(/<loc>https:\/\/jobs\.example([^<]+)<\/loc>/g)].map(([, path = '']) => path);
    expect(parts).toEqual(['/sitemap/companies-1.xml', '/sitemap/jobs-1.xml']);
    const [companies, jobs] = [await get(parts[0] ?? ''), await get(parts[1] ?? '')];
    expect(companies.text).toContain('<loc>https://jobs.example/p/harbor</loc>');
    expect(jobs.text).toContain('<loc>https://jobs.example/mapped</loc>');
    expect(jobs.text).not.toMatch(/closed-one|draft-one/);
    expect((await get(parts[1] ?? '', { 'If-None-Match': jobs.headers.etag ?? '' })).status).toBe(304);
    await tell(id, 'JobRemoved');
    expect((await get(parts[1] ?? '', { 'If-None-Match': jobs.headers.etag ?? '' })).status).toBe(200);
    for (const path of ['/sitemap/jobs-2.xml', '/sitemap/jobs-0.xml', '/sitemap/users-1.xml'])
      expect((await get(path)).status).toBe(404);
  });

  it('given an address that a job has left, when it is asked for, then it redirects for good with all that was asked; once closed it is gone', async () => {
    const id = await published({ title: 'Mover', slug: 'old-address' });
    await tell(id, 'JobChanged', { from: { slug: 'old-address' }, to: { slug: 'new-address' } });
    const moved = await get('/old-address?source=indeed&lang=pt-br');
    expect([moved.status, moved.headers.location]).toEqual([301, '/new-address?source=indeed&lang=pt-br']);
    expect((await get('/new-address')).status).toBe(200);
    await tell(id, 'JobExpired');
    for (const path of ['/old-address', '/new-address']) {
      const gone = await get(path);
      expect([gone.status, gone.headers.location]).toEqual([410, undefined]);
    }
  });

  it('given a job, when the picture of its link is asked for, then it is one until the job closes, and is not sent again until it says something else', async () => {
    const id = await published({ title: 'Painter', slug: 'painter' });
    const first = await get('/og/jobs/painter.png');
    expect([first.status, first.headers['content-type']]).toEqual([200, 'image/png']);
    const { etag = '' } = first.headers;
    expect((await get('/og/jobs/painter.png', { 'If-None-Match': etag })).status).toBe(304);
    await tell(id, 'JobChanged', { from: { title: 'Painter' }, to: { title: 'House painter' } });
    expect((await get('/og/jobs/painter.png', { 'If-None-Match': etag })).status).toBe(200);
    expect((await get('/og/companies/harbor.png')).headers['content-type']).toBe('image/png');
    await tell(id, 'JobUnpublished');
    for (const path of ['/og/jobs/painter.png', '/og/jobs/A%00b.png', '/og/companies/nobody.png', '/og/jobs/.png'])
      expect((await get(path)).status).toBe(404);
  });

  it('given filters in the address, when the company is asked for, then its jobs are narrowed, whatever they say', async () => {
    await published({
      title: 'Filtered cook',
      slug: 'filtered-cook',
      location: 'Annecy',
      employmentTypes: ['per-diem'],
    });
    const page = await get('/p/harbor?place=Annecy&employment=per-diem&category=');
    expect(page.text).toContain('1 job found');
    expect(page.text).toContain('Filtered cook');
    expect((await get('/p/harbor?place=%00&employment=x&category=a&category=b')).status).toBe(200);
  });

  it('given a page behind the last, when asked for, then the last is shown', async () => {
    expect((await get('/p/harbor?page=300')).text).toContain('class="jobs"');
  });
});
