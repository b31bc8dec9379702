import { exampleCause, exampleTenantId } from 'contracts/kernel/examples';
import { GLOBAL } from 'contracts/kernel/id';
import { beforeEach, describe, expect, it } from 'vitest';
import { otherTenantId, type SpecApp, specApp } from '#command-service/test/app.harness';

const path = '/api/tenant/company-domains';
const host = 'careers.harborpine.example';
let on: SpecApp;
beforeEach(async () => {
  on = specApp();
  for (const [tenantId, subdomain] of [
    [exampleTenantId, 'harbor'],
    [otherTenantId, 'summit'],
  ] as const) {
    const metadata = { ...exampleCause, tenantId: GLOBAL };
    const data = { tenantId, name: subdomain, subdomain };
    await on.commands.tenant(tenantId, { type: 'RegisterTenant', data, metadata });
    on.accounts.tenants.set(tenantId, { name: subdomain, subdomain, timeZone: 'UTC' });
  }
});

const other = () => on.as('Owner', otherTenantId);
const refusal = ({ status, body }: { status: number; body: { code: string; errors?: object } }) => [
  status,
  body.code,
  body.errors,
];
const add = async (who = on.owner, name = host) => {
  const { body } = await who('post', path, { host: name });
  return body.domains.at(-1) as { id: string; host: string; record: { name: string; value: string } };
};
const publish = ({ record }: { record: { name: string; value: string } }) =>
  on.dnsRecords.add(`${record.name} ${record.value}`);
const verify = (id: string, who = on.owner) => who('post', `${path}/${id}/verify`);

describe('domains of its own', () => {
  it('given a host name in any spelling, when added, then it waits in its one spelling for a record that only this company is told', async () => {
    const { status, body } = await on.owner('post', path, { host: ' Careers.HarborPine.Example. ' });
    expect(status).toBe(201);
    expect(body).toMatchObject({ subdomain: 'harbor', productDomain: 'harbor.onrecord.example', formerSubdomains: [] });
    expect(body.domains).toMatchObject([
      { host, verifiedAt: null, isPrimary: false, record: { name: `_onrecord.${host}` } },
    ]);
    expect(body.domains[0].record.value).toMatch(/^onrecord-verification=[\w-]{24}$/);
    const theirs = await add(other());
    expect(theirs.record.value).not.toBe(body.domains[0].record.value);
  });

  it.each(['harbor', 'harbor.example:8080', 'https://harbor.example', '127.0.0.1', 'co.uk', '', 7, null])(
    'given %j, when added, then the field says that it is no host name of a company',
    async (name) => {
      const { status, body } = await on.owner('post', path, { host: name });
      expect([status, Object.keys(body.errors)]).toEqual([422, ['host']]);
    },
  );

  it('given the product’s own domain, one that is there already and one more than there may be, when added, then each is refused by its code', async () => {
    for (const name of ['onrecord.example', 'summit.onrecord.example'])
      expect(refusal(await on.owner('post', path, { host: name }))).toEqual([
        422,
        'domain-of-product',
        { host: ['domain-of-product'] },
      ]);
    await add();
    expect(refusal(await on.owner('post', path, { host: host.toUpperCase() }))).toEqual([
      409,
      'domain-already-added',
      { host: ['domain-already-added'] },
    ]);
  });

  it('given a request that is repeated under its key, when answered, then there is one domain, with one record', async () => {
    const send = () => on.owner('post', path, { host }).set('Idempotency-Key', 'k-1');
    const [once, again] = [await send(), await send()];
    expect([again.status, again.body.domains]).toEqual([201, once.body.domains]);
  });

  it('given its record in DNS, when checked, then it is verified; without it, the answer says that it is missing', async () => {
    const domain = await add();
    expect(refusal(await verify(domain.id))).toEqual([409, 'domain-record-missing', undefined]);
    publish(domain);
    const { status, body } = await verify(domain.id);
    expect([status, body.domains[0].verifiedAt]).toEqual([200, '2026-03-02T09:00:00.000Z']);
    on.dnsRecords.clear();
    expect((await verify(domain.id)).status).toBe(200);
  });

  it('given a name that another company has verified, when checked, then it is taken; once that company lets go, it is free', async () => {
    const [mine, theirs] = [await add(), await add(other())];
    publish(mine);
    publish(theirs);
    expect((await verify(mine.id)).status).toBe(200);
    expect(refusal(await verify(theirs.id, other()))).toEqual([409, 'domain-taken', { host: ['domain-taken'] }]);
    await on.owner('delete', `${path}/${mine.id}`);
    expect((await verify(theirs.id, other())).status).toBe(200);
  });

  it('given a name that another company has added and not verified, when checked, then it is not held by that', async () => {
    await add(other());
    const mine = await add();
    publish(mine);
    expect((await verify(mine.id)).status).toBe(200);
  });

  it('given two companies with the record at once, when both check, then exactly one has the name', async () => {
    const [mine, theirs] = [await add(), await add(other())];
    publish(mine);
    publish(theirs);
    const answers = await Promise.all([verify(mine.id), verify(theirs.id, other())]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('given a domain of another company, when checked, removed or chosen by its id, then there is none', async () => {
    const { id } = await add();
    const asked = [
      verify(id, other()),
      other()('delete', `${path}/${id}`),
      other()('put', `${path}/primary`, { domainId: id }),
    ];
    for (const answer of await Promise.all(asked))
      expect(refusal(answer).slice(0, 2)).toEqual([404, 'domain-not-found']);
  });

  it('given a verified domain, when chosen and then removed, then it is the first choice, and afterwards gone', async () => {
    const domain = await add();
    const choose = (domainId: string | null) => on.owner('put', `${path}/primary`, { domainId });
    expect(refusal(await choose(domain.id)).slice(0, 2)).toEqual([409, 'domain-not-verified']);
    publish(domain);
    await verify(domain.id);
    expect((await choose(domain.id)).body.domains[0].isPrimary).toBe(true);
    expect((await choose(null)).body.domains[0].isPrimary).toBe(false);
    expect((await on.owner('delete', `${path}/${domain.id}`)).body.domains).toEqual([]);
  });

  it('given a recruiter, when they add or rename, then both are forbidden', async () => {
    expect((await on.recruiter('post', path, { host })).status).toBe(403);
    expect((await on.recruiter('put', `${path}/subdomain`, { subdomain: 'pine' })).status).toBe(403);
  });
});

describe('the subdomain', () => {
  const rename = (subdomain: unknown, who = on.owner) => who('put', `${path}/subdomain`, { subdomain });

  it('given a free name, when taken, then it is the company’s at once, and the old one stays its own', async () => {
    const { status, body } = await rename('pine');
    expect([status, body.productDomain, body.formerSubdomains]).toEqual([200, 'pine.onrecord.example', ['harbor']]);
    expect(on.accounts.tenants.get(exampleTenantId)?.subdomain).toBe('pine');
    expect(refusal(await rename('harbor', other()))).toEqual([
      409,
      'subdomain-taken',
      { subdomain: ['subdomain-taken'] },
    ]);
    const back = await rename('harbor');
    expect([back.body.subdomain, back.body.formerSubdomains]).toEqual(['harbor', ['pine']]);
  });

  it('given names that are taken, reserved or none, when asked for, then each is refused by the field', async () => {
    expect(refusal(await rename('summit')).slice(0, 2)).toEqual([409, 'subdomain-taken']);
    expect(refusal(await rename('admin'))).toEqual([422, 'subdomain-reserved', { subdomain: ['subdomain-reserved'] }]);
    for (const name of ['a', 'Pine', 'pine--x', '-pine', 'x'.repeat(64), 'pine.x', null])
      expect(Object.keys((await rename(name)).body.errors)).toEqual(['subdomain']);
  });

  it('given a name that was refused for a stale version, when another company asks for it, then it is free', async () => {
    await rename('pine');
    const stale = await rename('oak').set('If-Match', '"0"');
    expect([stale.status, stale.body.code]).toEqual([412, 'stale-record']);
    expect((await rename('oak', other())).status).toBe(200);
    const own = await rename('pine').set('If-Match', '"0"');
    expect(own.status).toBe(412);
    expect((await rename('pine', other())).status).toBe(409);
  });

  it('given two companies that want one name at once, when answered, then exactly one has it', async () => {
    const answers = await Promise.all([rename('pine'), rename('pine', other())]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
