import type { Client } from 'contracts/client/client';
import { register } from 'contracts/identity/registration/registration.endpoints';
import type { CandidateView } from 'contracts/recruiting/candidate/candidate.entity';
import { exampleFacts } from 'contracts/recruiting/marketplace/marketplace.examples';
import type {
  MarketplaceBuyerView,
  MarketplaceCandidateView,
} from 'contracts/recruiting/marketplace/marketplace.views';
import { joinMarketplace } from 'contracts/recruiting/marketplace/my-marketplace.endpoints';
import { eraseMyAccount } from 'contracts/recruiting/profile/profile.endpoints';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDemoProduct, type RunningProduct } from '#deploy/test/product.harness';

const password = 'a-long-password';
const PATIENCE = { timeout: 60_000, interval: 50 };

let product: RunningProduct;
let owner: Client;
beforeAll(async () => {
  product = await openDemoProduct();
  owner = await product.clientOf('admin@harbor.example', 'harbor');
}, 120_000);
afterAll(() => product?.close());

const comeIn = async (firstName: string): Promise<Client> => {
  const { client, session } = product.visitor();
  const person = { firstName, lastName: 'Vasko', email: `${firstName.toLowerCase()}@mail.example` };
  const body = { type: 'candidate' as const, ...person, password, employerContact: true as const };
  session.store((await client.call(register, { body })).data.token);
  const facts = { ...exampleFacts, title: `Wanted ${firstName}` };
  await client.call(joinMarketplace, { body: { ...facts, agreed: true } });
  return client;
};
const listed = async (firstName: string) => {
  const query = { filter: JSON.stringify({ q: `wanted ${firstName}` }) };
  return (await owner.request('GET', '/api/tenant/marketplace-candidates', { query }))
    .data as MarketplaceCandidateView[];
};
const records = async (firstName: string) => {
  const query = { filter: JSON.stringify({ q: `${firstName.toLowerCase()}@mail.example` }) };
  return (await owner.request('GET', '/api/tenant/candidates', { query })).data as CandidateView[];
};
const buy = async (firstName: string) => {
  const [found] = await vi.waitFor(async () => {
    const rows = await listed(firstName);
    expect(rows).toHaveLength(1);
    return rows;
  }, PATIENCE);
  await owner.request('POST', `/api/tenant/marketplace-candidates/${found?.id}/buy`);
  return vi.waitFor(async () => {
    const { data } = await owner.request('GET', `/api/tenant/marketplace-candidates/${found?.id}`);
    const bought = data as MarketplaceCandidateView;
    expect(bought.candidateId).not.toBeNull();
    return bought;
  }, PATIENCE);
};

describe('buying', () => {
  it('given somebody new, when bought, then the company has one record of them with what they say, they see who bought them, and erased, they are gone', async () => {
    const person = await comeIn('Odalys');
    const { candidateId } = await buy('Odalys');
    const { data } = await owner.request('GET', `/api/tenant/candidates/${candidateId}`);
    expect(data).toMatchObject({
      lastName: 'Vasko',
      linked: true,
      skills: exampleFacts.skills,
      summary: exampleFacts.summary,
    });
    expect(await records('Odalys')).toHaveLength(1);
    expect(await listed('Odalys')).toEqual([]);
    await vi.waitFor(async () => {
      const buyers = (await person.request('GET', '/api/candidate/marketplace/buyers')).data as MarketplaceBuyerView[];
      expect(buyers.map(({ companyName }) => companyName)).toEqual(['Harbor & Pine']);
    }, PATIENCE);
    await person.call(eraseMyAccount, { body: { password } });
    await vi.waitFor(async () => {
      const erased = (await owner.request('GET', `/api/tenant/candidates/${candidateId}`)).data as CandidateView;
      expect(erased).toMatchObject({ erased: true, firstName: null, summary: null });
    }, PATIENCE);
  });

  it('given a record that staff made under their address, when bought, then that one is linked as it is and none is added', async () => {
    const body = { firstName: 'Ida', lastName: 'Kept', email: 'isaura@mail.example' };
    const made = (await owner.request('POST', '/api/tenant/candidates', { body })).data as CandidateView;
    await comeIn('Isaura');
    const { candidateId } = await buy('Isaura');
    expect(candidateId).toBe(made.id);
    expect(await records('Isaura')).toMatchObject([{ id: made.id, firstName: 'Ida', lastName: 'Kept', linked: true }]);
  });
});
