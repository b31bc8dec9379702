import { readMe } from 'access/identity/session/me';
import { decodeJwt } from 'jose';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dnsProofs } from '#command-service/identity/company-domains/domain-proof';
import { registerCompany } from '#command-service/identity/registration/register';
import { dnsServer } from '#command-service/test/dns.harness';
import { type Harness, openHarness } from '#command-service/test/service.harness';

const password = 'a-long-password';
const path = '/api/tenant/company-domains';
const PERSONS = 6;

let dns: Awaited<ReturnType<typeof dnsServer>>;
let harness: Harness;
/** The service over the name server of this spec. */
let service: Awaited<ReturnType<Harness['start']>>;
const owners: { tenantId: string; token: string }[] = [];
beforeAll(async () => {
  dns = await dnsServer();
  harness = await openHarness();
  service = await harness.start({ DNS_SERVERS: [dns.address] });
  for (let n = 0; n < PERSONS; n += 1) {
    const email = `owner@company-${n}.example`;
    const owner = { name: 'Owner', email, password };
    const { tenantId } = await registerCompany(harness, {
      name: `C${n}`,
      subdomain: `company-${n}`,
      owner,
      now: harness.clock(),
    });
    const token = (await call('post', '/api/auth/login').send({ email, password })).body.token;
    owners.push({ tenantId, token });
  }
});
afterAll(async () => {
  await service.close();
  await harness.close();
  await dns.close();
});

const call = (method: 'post' | 'put' | 'delete', to: string, token?: string, tenant?: string) => {
  const sent = request(service.handle)[method](to);
  if (token !== undefined) sent.set('Authorization', `Bearer ${token}`);
  return tenant === undefined ? sent : sent.set('X-Tenant', tenant);
};
const tokenOf = (n: number) => owners[n]?.token ?? '';
const add = async (n: number, host: string) => {
  const { body } = await call('post', path, tokenOf(n)).send({ host });
  return body.domains.find((domain: { host: string }) => domain.host === host) as {
    id: string;
    record: { name: string; value: string };
  };
};
const verify = (n: number, id: string) => call('post', `${path}/${id}/verify`, tokenOf(n));
const rename = (n: number, subdomain: string, tenant?: string) =>
  call('put', `${path}/subdomain`, tokenOf(n), tenant).send({ subdomain });
const rowOf = async (n: number) =>
  (
    await harness.pool.query('select subdomain, former_subdomains, domains from access.tenant where tenant_id = $1', [
      owners[n]?.tenantId,
    ])
  ).rows[0];
const meOf = (n: number, tenant: string) => {
  const { sub = '', sid } = decodeJwt<{ sid: string }>(tokenOf(n));
  return readMe(harness.pool, { userId: sub, sid }, { tenant, base: 'onrecord.example' });
};

describe('the record of a domain in DNS', () => {
  it('given no name, another text, a fault and the right text among others, when checked, then each is said by its own code', async () => {
    const { id, record } = await add(0, 'careers.company-0.example');
    const codes: string[] = [];
    const checked = async () => codes.push((await verify(0, id)).body.code ?? 'verified');
    await checked();
    dns.answers.set(record.name, []);
    await checked();
    dns.answers.set(record.name, ['onrecord-verification=other', 'v=spf1 -all']);
    await checked();
    dns.answers.set(record.name, 'servfail');
    await checked();
    dns.answers.set(record.name, [`x${'y'.repeat(300)}`, ` ${record.value} `]);
    await checked();
    expect(codes).toEqual([
      'domain-record-missing',
      'domain-record-missing',
      'domain-record-wrong',
      'domain-lookup-failed',
      'verified',
    ]);
    expect(dns.asked).toContain('_onrecord.careers.company-0.example');
    expect((await rowOf(0)).domains).toEqual(['careers.company-0.example']);
  });

  it('given a name server that is silent or not there, when checked, then it is said that there was no answer', async () => {
    const { record } = await add(0, 'silent.company-0.example');
    dns.answers.set(record.name, 'silence');
    const impatient = { answerMs: 100, wholeMs: 60_000 };
    const late = { code: 'domain-lookup-timeout', status: 409 };
    await expect(dnsProofs([dns.address], impatient).check('silent.company-0.example', 'x')).rejects.toMatchObject(
      late,
    );
    const cut = { answerMs: 60_000, wholeMs: 50 };
    await expect(dnsProofs([dns.address], cut).check('silent.company-0.example', 'x')).rejects.toMatchObject(late);
    const gone = await dnsServer();
    await gone.close();
    const nobody = dnsProofs([gone.address], impatient).check('silent.company-0.example', 'x');
    await expect(nobody).rejects.toMatchObject({ status: 409, code: expect.stringMatching(/^domain-lookup-/) });
  });
});

describe('two who look for one record', () => {
  it('given a look-up under way, when another asks for the same, then DNS is asked once, and each is judged by their own text', async () => {
    const host = 'both.company-0.example';
    dns.answers.set(`_onrecord.${host}`, ['onrecord-verification=one']);
    const { check } = dnsProofs([dns.address]);
    const [one, other] = await Promise.allSettled([check(host, 'one'), check(host, 'two')]);
    expect([one.status, other.status]).toEqual(['fulfilled', 'rejected']);
    expect(dns.asked.filter((name) => name === `_onrecord.${host}`)).toHaveLength(1);
    await check(host, 'one');
    expect(dns.asked.filter((name) => name === `_onrecord.${host}`)).toHaveLength(2);
  });
});

describe('a name that is one company’s alone', () => {
  it('given six companies with its record, when all check it at once, then exactly one has it, and the next once it lets go', async () => {
    const host = 'jobs.wanted.example';
    const added = await Promise.all(owners.map((_, n) => add(n, host)));
    const name = added[0]?.record.name ?? '';
    dns.answers.set(
      name,
      added.map(({ record }) => record.value),
    );
    const answers = await Promise.all(added.map(({ id }, n) => verify(n, id)));
    const winner = answers.findIndex(({ status }) => status === 200);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.flatMap(({ body }) => body.code ?? [])).toEqual(Array(PERSONS - 1).fill('domain-taken'));
    const { rows } = await harness.pool.query('select tenant_id from access.tenant where $1 = any (domains)', [host]);
    expect(rows).toEqual([{ tenant_id: owners[winner]?.tenantId }]);
    await call('delete', `${path}/${added[winner]?.id}`, tokenOf(winner));
    const next = (winner + 1) % PERSONS;
    expect((await verify(next, added[next]?.id ?? '')).status).toBe(200);
  });

  it('given six companies that want one subdomain, when all ask at once, then exactly one has it', async () => {
    const answers = await Promise.all(owners.map((_, n) => rename(n, 'wanted')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(PERSONS - 1).fill(409)]);
    expect(answers.filter(({ status }) => status === 409).every(({ body }) => body.code === 'subdomain-taken')).toBe(
      true,
    );
  });

  it('given a company that changed its name, when somebody signs up under the old one, then it is taken still', async () => {
    expect((await rename(1, 'fresh-name')).status).toBe(200);
    const owner = { name: 'New', email: 'new@mail.example', password };
    await expect(
      registerCompany(harness, { name: 'New', subdomain: 'company-1', owner, now: harness.clock() }),
    ).rejects.toMatchObject({ code: 'subdomain-taken' });
  });
});

describe('a company that changed its name', () => {
  it('given old and new name, when requests and `me` name either, then both are that company, and nobody else’s', async () => {
    const { body } = await rename(2, 'renamed');
    expect(body).toMatchObject({ subdomain: 'renamed', productDomain: 'renamed.onrecord.example' });
    expect(body.formerSubdomains).toContain('company-2');
    for (const tenant of ['renamed', 'company-2', 'COMPANY-2'])
      expect((await rename(2, 'renamed', tenant)).status).toBe(200);
    expect((await rename(3, 'theirs', 'company-2')).status).toBe(403);
    for (const tenant of ['renamed', 'company-2']) {
      const { data } = await meOf(2, tenant);
      expect(data.currentTenant).toMatchObject({ subdomain: 'renamed', domains: ['renamed.onrecord.example'] });
    }
    await expect(meOf(3, 'company-2')).rejects.toMatchObject({ status: 403 });
  });

  it('given the access tables without what happened, when the service starts, then they have it again', async () => {
    const before = await rowOf(2);
    await harness.pool.query(
      `update access.tenant set subdomain = 'company-2', former_subdomains = '{}', domains = '{}', domains_version = 0
       where tenant_id = $1`,
      [owners[2]?.tenantId],
    );
    await harness.pool.query('delete from access.reconciled');
    const again = await harness.start();
    while ((await again.readiness()).some(({ state }) => state === 'behind'))
      await new Promise((done) => setTimeout(done, 20));
    expect(await rowOf(2)).toEqual(before);
    await again.close();
  });
});
