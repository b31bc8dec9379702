import { randomUUID } from 'node:crypto';
import { defaultProfile } from 'contracts/identity/company/company.events';
import { exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { derivedId, GLOBAL } from 'contracts/kernel/id';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { jobDetails } from '#projection-service/test/history.fixture';
import { type Harness, openHarness } from '#projection-service/test/service.harness';
import { publicCompanyProjection } from './public-company.projection.ts';
import { publicJobProjection } from './public-job.projection.ts';

const otherTenant = derivedId('other public tenant');

describe('what anybody may read of companies and jobs', () => {
  let service: Harness;
  let position = '';
  beforeAll(async () => {
    service = await openHarness();
    await company(exampleTenantId, 'Harbor & Pine', 'harbor');
    await company(otherTenant, 'Summit', 'summit');
  });
  afterAll(() => service.close());

  const tell = async (stream: [aggregate: string, id: string], type: string, data = {}, tenantId = exampleTenantId) => {
    const [aggregate, id] = stream;
    position = await service.append(aggregate, id, [{ type, data: { [`${aggregate}Id`]: id, ...data } }], tenantId);
  };
  const company = async (tenantId: string, name: string, subdomain: string) => {
    await tell(['tenant', tenantId], 'TenantRegistered', { name, subdomain }, GLOBAL);
    const data = { userId: exampleUserId, roles: ['Owner'] };
    position = await service.append('membership', exampleUserId, [{ type: 'MembershipGranted', data }], tenantId);
  };
  const job = async (details: object, tenantId = exampleTenantId, id: string = randomUUID()) => {
    await tell(['job', id], 'JobCreated', { ...jobDetails('A job'), ...details }, tenantId);
    return id;
  };
  const published = async (details: object, tenantId = exampleTenantId) => {
    const id = await job(details, tenantId);
    await tell(['job', id], 'JobPublished', {}, tenantId);
    return id;
  };
  const change = (id: string, from: object, to: object) => tell(['job', id], 'JobChanged', { from, to });
  const get = (path: string) => service.get(`/api/public${path}`, { minPosition: position });
  const titles = async (path: string): Promise<string[]> =>
    (await get(path)).body.jobs.map(({ title }: { title: string }) => title);

  it('given a draft, when its address is asked for, then it is unknown; once published it says all, with who offers it', async () => {
    const id = await job({ title: 'Cook', slug: 'cook', description: 'Fires and pans' });
    expect((await get('/jobs/cook')).body).toMatchObject({ status: 404, code: 'not-found' });
    await tell(['job', id], 'JobPublished', {});
    const { body } = await get('/jobs/cook');
    expect(body).toMatchObject({ id, title: 'Cook', description: 'Fires and pans', salaryMax: 4_200_000 });
    expect(body.company).toEqual({
      ...{ id: exampleTenantId, name: 'Harbor & Pine', subdomain: 'harbor', label: '', description: '', email: '' },
      ...{ logo: null, domain: null },
      ...{ phone: '', phoneE164: '', website: '', address: '', color: defaultProfile.color },
    });
    await change(id, { title: 'Cook' }, { title: 'Chef', salaryMax: null });
    expect((await get('/jobs/cook')).body).toMatchObject({ title: 'Chef', salaryMax: null });
  });

  it('given a published job, when it is unpublished or removed, then its address is gone until another job takes it', async () => {
    const first = await published({ title: 'Joiner', slug: 'joiner' });
    await tell(['job', first], 'JobUnpublished', {});
    expect((await get('/jobs/joiner')).body).toMatchObject({ status: 410, code: 'job-closed' });
    await tell(['job', first], 'JobPublished', {});
    expect((await get('/jobs/joiner')).body).toMatchObject({ id: first, title: 'Joiner' });
    await tell(['job', first], 'JobRemoved', {});
    expect((await get('/jobs/joiner')).status).toBe(410);
    const second = await published({ title: 'Another joiner', slug: 'joiner' }, otherTenant);
    expect((await get('/jobs/joiner')).body).toMatchObject({ id: second, company: { name: 'Summit' } });
  });

  const at = async (slug: string) => {
    const { status, body } = await get(`/jobs/${slug}`);
    return status === 200 ? body.slug : status;
  };

  it('given a job that moves five times, when addresses are asked for, then all it was published under lead to it, and those of its drafts are unknown', async () => {
    const places = ['first-place', 'second-place', 'third-place', 'fourth-place', 'fifth-place', 'sixth-place'];
    const id = await published({ slug: places[0] });
    for (const [index, slug] of places.slice(1).entries()) await change(id, { slug: places[index] }, { slug });
    for (const slug of places) expect(await at(slug)).toBe('sixth-place');
    await tell(['job', id], 'JobUnpublished', {});
    for (const slug of places) expect(await at(slug)).toBe(410);
    await change(id, { slug: 'sixth-place' }, { slug: 'quiet-place' });
    await change(id, { slug: 'quiet-place' }, { slug: 'last-place' });
    for (const slug of ['quiet-place', 'last-place']) expect(await at(slug)).toBe(404);
    await tell(['job', id], 'JobPublished', {});
    for (const slug of [...places, 'last-place']) expect(await at(slug)).toBe('last-place');
    expect(await at('quiet-place')).toBe(404);
  });

  it('given two jobs that swap their addresses, when asked for, then each is at the other’s, and the one between leads to the one that left it', async () => {
    const cook = await published({ title: 'Cook', slug: 'swap-cook' });
    const host = await published({ title: 'Host', slug: 'swap-host' });
    await change(cook, { slug: 'swap-cook' }, { slug: 'swap-between' });
    await change(host, { slug: 'swap-host' }, { slug: 'swap-cook' });
    await change(cook, { slug: 'swap-between' }, { slug: 'swap-host' });
    expect((await get('/jobs/swap-cook')).body).toMatchObject({ id: host, title: 'Host' });
    expect((await get('/jobs/swap-host')).body).toMatchObject({ id: cook, title: 'Cook' });
    expect(await at('swap-between')).toBe('swap-host');
    await tell(['job', host], 'JobExpired', {});
    expect(await at('swap-cook')).toBe(410);
    expect(await at('swap-host')).toBe('swap-host');
  });

  it('given an address that several jobs had, when it is asked for, then it leads to the one that left it last', async () => {
    const first = await published({ slug: 'shared-place' });
    await change(first, { slug: 'shared-place' }, { slug: 'place-of-first' });
    const second = await published({ slug: 'shared-place' });
    await change(second, { slug: 'shared-place' }, { slug: 'place-of-second' });
    expect(await at('shared-place')).toBe('place-of-second');
    await change(first, { slug: 'place-of-first' }, { slug: 'shared-place' });
    expect(await at('shared-place')).toBe('shared-place');
    await tell(['job', first], 'JobRemoved', {});
    expect(await at('shared-place')).toBe(410);
  });

  it('given open jobs of a company, when filtered, then place, employment and field of work narrow them together, and each value tells how many have it', async () => {
    const filtered = derivedId('tenant with filters');
    await company(filtered, 'Filters', 'filters');
    const cook = {
      title: 'Cook',
      location: 'Annecy',
      workplaceType: 'on-site',
      employmentTypes: ['full-time', 'temporary'],
      categories: ['hospitality'],
    };
    await published({ ...cook, slug: 'filter-cook' }, filtered);
    await published(
      { ...cook, title: 'Host', slug: 'filter-host', workplaceType: 'hybrid', employmentTypes: ['temporary'] },
      filtered,
    );
    await published(
      { ...cook, title: 'Smith', slug: 'filter-smith', location: '', city: 'Porto', categories: [] },
      filtered,
    );
    const { body } = await get('/companies/filters');
    expect(body.facets).toEqual({
      places: [
        { value: 'Annecy', jobs: 2 },
        { value: 'Porto', jobs: 1 },
      ],
      workplaceTypes: [
        { value: 'on-site', jobs: 2 },
        { value: 'hybrid', jobs: 1 },
      ],
      employmentTypes: [
        { value: 'temporary', jobs: 3 },
        { value: 'full-time', jobs: 2 },
      ],
      categories: [{ value: 'hospitality', jobs: 2 }],
    });
    expect(await titles('/companies/filters?place=Annecy&employment=full-time')).toEqual(['Cook']);
    expect(await titles('/companies/filters?category=hospitality')).toEqual(['Host', 'Cook']);
    expect(await titles('/companies/filters?workplace=on-site&category=hospitality')).toEqual(['Cook']);
    expect((await get('/companies/filters?workplace=moon')).status).toBe(422);
    expect(await titles('/companies/filters?category=hospitality&q=cook')).toEqual(['Cook']);
    expect((await get('/companies/filters?place=Porto&category=sales')).body.jobsFound).toBe(0);
    expect((await get('/companies/filters?employment=nothing')).status).toBe(422);
  });

  it('given a company, when it says something of itself, then it is read with its jobs, also by its new name', async () => {
    const id = await published({ title: 'Sail maker', slug: 'sail-maker' }, otherTenant);
    const profile = { ...defaultProfile, name: 'Summit Ropes', label: 'Knots that hold', color: '#ffcc00' };
    await tell(['company', otherTenant], 'CompanyRegistered', profile, otherTenant);
    await tell(
      ['company', otherTenant],
      'CompanyChanged',
      { from: { phone: '', phoneE164: '' }, to: { phone: '+1 218 555 0100', phoneE164: '+12185550100' } },
      otherTenant,
    );
    const { body } = await get('/companies/summit?q=sail');
    expect(body).toMatchObject({
      company: {
        name: 'Summit Ropes',
        label: 'Knots that hold',
        phone: '+1 218 555 0100',
        phoneE164: '+12185550100',
        color: '#ffcc00',
      },
      jobsFound: 1,
      jobs: [{ id, companyName: 'Summit Ropes', companySubdomain: 'summit' }],
    });
    expect((await get(`/jobs?id=${id}`)).body.jobs).toMatchObject([{ companyName: 'Summit Ropes' }]);
    expect((await get('/companies/nobody')).body).toMatchObject({ status: 404, code: 'not-found' });
  });

  it('given open jobs, when searched, then words are found without case and accents, in titles, places and names of companies', async () => {
    await published({ title: 'Técnico de Manutenção', slug: 'tecnico', location: 'São Paulo' });
    await published({ title: 'Rope inspector', slug: 'rope-inspector', location: 'Porto' }, otherTenant);
    expect(await titles('/jobs?q=MANUTENCAO%20sao')).toEqual(['Técnico de Manutenção']);
    expect(await titles('/jobs?q=harbor%20tecnico')).toEqual(['Técnico de Manutenção']);
    expect(await titles('/companies/harbor?q=harbor')).toEqual([]);
    expect(await titles('/companies/harbor?q=paulo')).toEqual(['Técnico de Manutenção']);
    expect(await titles('/companies/harbor?q=inspector')).toEqual([]);
    expect(await titles('/jobs?q=%25%25%25')).toEqual([]);
    expect(await titles('/jobs?q=rope_inspector')).toEqual(['Rope inspector']);
  });

  it('given more than a page, when listed, then pages follow each other newest first and all are counted', async () => {
    for (let turn = 0; turn < 30; turn += 1) await published({ title: `Many ${turn}`, slug: `many-${turn}` });
    const first = (await get('/jobs?q=many')).body;
    expect(first.jobsFound).toBe(30);
    expect(first.jobs.map(({ slug }: { slug: string }) => slug)).toEqual(
      Array.from({ length: 25 }, (_, index) => `many-${29 - index}`),
    );
    expect(await titles('/jobs?q=many&page=2')).toEqual(['Many 4', 'Many 3', 'Many 2', 'Many 1', 'Many 0']);
    expect(await titles('/jobs?q=many&page=3')).toEqual([]);
    const all = (await get('/companies/harbor')).body;
    expect(all.jobsFound).toBe((await get('/companies/harbor?q=&page=3')).body.jobsFound);
    expect(all.jobs).toHaveLength(25);
  });

  it.each(['/jobs?page=0', '/jobs?page=401', '/jobs?id=1', `/jobs?q=${'x'.repeat(201)}`, '/jobs?x=1'])(
    'given %s, when asked for, then the field is named',
    async (path) => {
      const { status, body } = await get(path);
      expect(status).toBe(422);
      expect(Object.keys(body.errors)).toHaveLength(1);
    },
  );

  it.each(['/jobs/A%20b', '/companies/%00'])(
    'given %s, which nothing can be called, when asked for, then there is nothing',
    async (path) => {
      expect((await get(path)).status).toBe(404);
    },
  );

  it('given a reader of whom nothing is known, when it reads all it may, then drafts and what companies keep are not there', async () => {
    const secret = 'Unannounced expansion';
    await job({ title: secret, slug: 'unannounced', description: secret });
    const closed = await published({ title: secret, slug: 'withdrawn', description: secret });
    await tell(['job', closed], 'JobUnpublished', {});
    await get('/jobs');
    const tables = await service.reader.query(
      `select c.relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname = 'read' and c.relkind = 'r' and has_table_privilege(c.oid, 'select')`,
    );
    expect(tables.rows.length).toBeGreaterThan(8);
    const seen: string[] = [];
    for (const { relname } of tables.rows) {
      const { rows } = await service.reader.query(`select t::text as line from read.${relname} t`);
      if (rows.length > 0) seen.push(relname);
      for (const { line } of rows) expect(line).not.toMatch(/Unannounced|unannounced/);
    }
    const open = [publicCompanyProjection, publicJobProjection].flatMap(({ table }) => [table, `${table}_count`]);
    expect(seen.toSorted()).toEqual(['checkpoint', ...open].toSorted());
  });
});
