import { exampleTenantId } from 'contracts/kernel/examples';
import { derivedId, GLOBAL } from 'contracts/kernel/id';
import { candidateDefaults } from 'contracts/recruiting/candidate/candidate.fields';
import { exampleFacts } from 'contracts/recruiting/marketplace/marketplace.examples';
import type { MarketplaceFacts } from 'contracts/recruiting/marketplace/marketplace.facts';
import { MONTHLY_CREDITS } from 'contracts/recruiting/marketplace/marketplace.limits';
import type { MarketplaceCandidateView } from 'contracts/recruiting/marketplace/marketplace.views';
import { creditDay, creditsIdOf } from 'contracts/recruiting/marketplace/marketplace-credits.commands';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Harness, openHarness, storyOf } from '#projection-service/test/service.harness';

const otherTenantId = derivedId('other company');
const path = '/api/tenant/marketplace-candidates';

let service: Harness;
beforeAll(async () => {
  service = await openHarness();
});
afterAll(() => service.close());

const listingOf = (name: string) => ({ id: derivedId('listing', name), userId: derivedId('person', name) });
const told = (type: string, name: string, more: object = {}) => {
  const { id, userId } = listingOf(name);
  return service.append(
    'marketplaceListing',
    id,
    [{ type, data: { marketplaceListingId: id, userId, ...more } }],
    GLOBAL,
  );
};
const join = (name: string, facts: Partial<MarketplaceFacts> = {}) =>
  told('MarketplaceJoined', name, { facts: { ...exampleFacts, ...facts } });
const { month, day } = creditDay('UTC', new Date());
const credit = (type: string, name: string, { tenantId = exampleTenantId, ...more }: Record<string, string> = {}) => {
  const { id: listingId, userId } = listingOf(name);
  const id = creditsIdOf(tenantId, month);
  const data = { marketplaceCreditsId: id, month, listingId, userId, ...more };
  return service.append('marketplaceCredits', id, [{ type, data }], tenantId);
};
const mark = (type: string, name: string, tenantId = exampleTenantId) =>
  service.append(
    'marketplaceShortlist',
    tenantId,
    [{ type, data: { marketplaceShortlistId: tenantId, listingId: listingOf(name).id } }],
    tenantId,
  );

const ask = async (minPosition: string, filter: object = {}, tenantId = exampleTenantId) => {
  const answer = await service.get(`${path}?filter=${JSON.stringify(filter)}`, { tenantId, minPosition });
  expect(answer.status).toBe(200);
  return answer.body as MarketplaceCandidateView[];
};
const titles = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).map(({ title }) => title).sort();

describe('the marketplace', () => {
  it('given somebody in it, when a company lists, searches and opens them, then nothing hidden is in any answer, and gone when they leave', async () => {
    const secret = 'Hidden words about Wilhelmina';
    await join('Wilhelmina', { title: 'Violin maker', summary: secret, city: 'Cremona', skills: ['Varnish'] });
    const { id, userId } = listingOf('Wilhelmina');
    const at = await service.append(
      'profile',
      userId,
      [
        {
          type: 'ProfileCreated',
          data: {
            userId,
            details: {
              firstName: 'Wilhelmina',
              lastName: 'Quillfeather',
              phone: '+1 218 555 0109',
              phoneE164: '+12185550109',
              location: 'Canal Park',
              postalCode: '55802',
              country: 'US',
            },
          },
        },
      ],
      GLOBAL,
    );
    const answers = [
      await ask(at),
      await ask(at, { q: 'violin' }),
      await ask(at, { q: 'varnish cremona' }),
      await ask(at, { city: 'CREMONA ' }),
      await ask(at, { id: [id] }),
      [(await service.get(`${path}/${id}`, { minPosition: at })).body],
    ];
    expect(answers.map((rows) => rows.map(({ title }) => title))).toEqual(answers.map(() => ['Violin maker']));
    expect(Object.keys(answers[0]?.[0] ?? {}).sort()).toEqual(
      [
        ...['boughtAt', 'candidateId', 'city', 'country', 'expectedSalary', 'experienceYears', 'id', 'isRecordGone'],
        ...['isShortlisted', 'jobLevel', 'languages', 'listedAt', 'salaryCurrency', 'skills', 'state', 'title'],
      ].sort(),
    );
    for (const hidden of [secret, userId, 'Wilhelmina', 'Quillfeather', '0109', 'Canal Park', '55802'])
      expect(JSON.stringify(answers)).not.toContain(hidden);
    expect(await titles(at, { q: 'Wilhelmina' })).toEqual([]);

    const left = await told('MarketplaceLeft', 'Wilhelmina');
    expect(await titles(left, { city: 'Cremona' })).toEqual([]);
    expect((await service.get(`${path}/${id}`, { minPosition: left })).status).toBe(404);
  });

  it('given people who say different things, when filtered by each of them, then those are found who say it', async () => {
    const base = { city: 'Filterville', country: 'NO' };
    await join('f1', { ...base, title: 'One', jobLevel: 'senior', experienceYears: 12, skills: ['Rigging', 'Sewing'] });
    await join('f2', { ...base, title: 'Two', jobLevel: 'entry', experienceYears: null, expectedSalary: 900_00 });
    const at = await join('f3', {
      ...base,
      title: 'Three',
      languages: [{ name: 'Sámi', level: null }],
      salaryCurrency: 'NOK',
    });
    const found = (filter: object) => titles(at, { city: 'filterville', ...filter });
    expect(await found({})).toEqual(['One', 'Three', 'Two']);
    expect(await found({ jobLevel: 'senior' })).toEqual(['One']);
    expect(await found({ skill: 'sewing' })).toEqual(['One']);
    expect(await found({ language: 'sámi' })).toEqual(['Three']);
    expect(await found({ experienceYears_gte: 10 })).toEqual(['One']);
    expect(await found({ expectedSalary_lte: 1_000_00, salaryCurrency: 'USD' })).toEqual(['Two']);
    expect(await found({ country: 'SE' })).toEqual([]);
    const changed = await told('MarketplaceFactsChanged', 'f1', {
      facts: { ...exampleFacts, ...base, title: 'One', skills: ['Rigging'] },
    });
    expect(await titles(changed, { city: 'filterville', skill: 'sewing' })).toEqual([]);
  });

  it('given a company that bought and shortlisted, when it and another look, then each sees its own, and a returned credit brings them back', async () => {
    const base = { city: 'Relationtown' };
    for (const name of ['r1', 'r2', 'r3']) await join(name, { ...base, title: name });
    await mark('MarketplaceCandidateShortlisted', 'r2');
    await mark('MarketplaceCandidateShortlisted', 'r3');
    await mark('MarketplaceCandidateUnshortlisted', 'r3');
    const spent = await credit('MarketplaceCreditSpent', 'r1', { day });
    expect(await titles(spent, base)).toEqual(['r2', 'r3']);
    expect(await titles(spent, { ...base, isShortlisted: true })).toEqual(['r2']);
    expect(await titles(spent, { ...base, isShortlisted: false })).toEqual(['r3']);
    expect(await titles(spent, { q: 'r2 relationtown', isShortlisted: true })).toEqual(['r2']);
    expect(await titles(spent, { q: 'relationtown' })).toEqual(['r2', 'r3']);
    expect(await titles(spent, base, otherTenantId)).toEqual(['r1', 'r2', 'r3']);
    expect(await titles(spent, { ...base, isShortlisted: true }, otherTenantId)).toEqual([]);
    const [bought] = await ask(spent, { id: [listingOf('r1').id] });
    expect(bought).toMatchObject({ boughtAt: expect.any(String), candidateId: null });
    const back = await credit('MarketplaceCreditReturned', 'r1');
    expect(await titles(back, base)).toEqual(['r1', 'r2', 'r3']);
  });

  it('given purchases, caps and a record, when the company asks for its credits and purchases, then they are counted and named, for itself alone', async () => {
    const anna = await storyOf(service).candidate('Anna', 'Lind');
    await credit('MarketplaceCreditSpent', 'p1', { day: '2020-01-01' });
    await credit('MarketplaceCandidateBought', 'p1');
    await credit('MarketplaceCreditSpent', 'p2', { day });
    await credit('MarketplaceCandidateTaken', 'p1', { candidateId: anna.id });
    const caps = { marketplaceDailyCap: 3, marketplaceMonthlyCap: null };
    const at = await service.append('company-settings', exampleTenantId, [
      { type: 'CompanySettingsChanged', data: { companyId: exampleTenantId, from: {}, to: caps } },
    ]);
    const credits = '/api/tenant/marketplace-credits';
    expect((await service.get(credits, { minPosition: at })).body).toMatchObject({
      ...{ month, timeZone: 'UTC', monthly: MONTHLY_CREDITS, used: 2, usedToday: 1, dailyCap: 3, monthlyCap: null },
      left: 2,
      resetsAt: expect.stringMatching(/-01T00:00:00.000Z$/),
    });
    const others = await service.get(credits, { minPosition: at, tenantId: otherTenantId });
    expect(others.body).toMatchObject({ used: 0, left: MONTHLY_CREDITS });
    const purchases = await service.get('/api/tenant/marketplace-purchases', { minPosition: at });
    expect(purchases.body).toHaveLength(2);
    expect(purchases.body).toContainEqual(
      expect.objectContaining({ id: listingOf('p1').id, candidateName: 'Anna Lind', candidateId: anna.id }),
    );
    const theirs = await service.get('/api/tenant/marketplace-purchases', { minPosition: at, tenantId: otherTenantId });
    expect(theirs.body).toEqual([]);
  });

  it('given a person, when they look at their place, then it says what they said, when, and who bought them; erased, it is gone for all', async () => {
    const { userId } = listingOf('mine');
    const data = { tenantId: exampleTenantId, name: 'Harbor & Pine', subdomain: 'harbor' };
    await service.append('tenant', exampleTenantId, [{ type: 'TenantRegistered', data }], GLOBAL);
    await join('mine', { city: 'Minetown' });
    await credit('MarketplaceCreditSpent', 'mine', { day });
    const at = await credit('MarketplaceCandidateBought', 'mine');
    const my = '/api/candidate/marketplace';
    const mine = await service.get(my, { userId, minPosition: at });
    expect(mine.body).toMatchObject({ isListed: true, leftAt: null, facts: { city: 'Minetown' } });
    const buyers = await service.get(`${my}/buyers`, { userId, minPosition: at });
    expect(buyers.body).toEqual([{ companyName: 'Harbor & Pine', boughtAt: expect.any(String) }]);
    const stranger = await service.get(my, { userId: derivedId('nobody'), minPosition: at });
    expect(stranger.body).toEqual({ isListed: false, joinedAt: null, leftAt: null, facts: null });
    const left = await told('MarketplaceLeft', 'mine');
    expect((await service.get(my, { userId, minPosition: left })).body).toMatchObject({ isListed: false });
    await join('mine', { city: 'Minetown' });
    const erased = await service.append('user', userId, [{ type: 'UserErased', data: { userId } }], GLOBAL);
    expect(await titles(erased, { city: 'Minetown' }, otherTenantId)).toEqual([]);
    expect((await service.get(my, { userId, minPosition: erased })).body.facts).toBeNull();
  });

  it('given somebody who was bought, when the company removes the record, then they say so until another is made', async () => {
    const candidateId = derivedId('candidate of', 'Again');
    const person = { ...candidateDefaults, candidateId, firstName: 'A', lastName: 'Gain', email: 'again@mail.example' };
    const told = (type: string, data: Record<string, unknown>) =>
      service.append('candidate', candidateId, [{ type, data }]);
    await join('Again', { title: 'Cooper' });
    await credit('MarketplaceCreditSpent', 'Again', { day });
    await told('CandidateCreated', person);
    const { id } = listingOf('Again');
    const state = async (minPosition: string) => {
      const [{ candidateId: record, isRecordGone } = {}] = await ask(minPosition, { id: [id] });
      return [record, isRecordGone];
    };
    expect(await state(await credit('MarketplaceCandidateTaken', 'Again', { candidateId }))).toEqual([
      candidateId,
      false,
    ]);
    expect(await state(await told('CandidateRemoved', { candidateId }))).toEqual([candidateId, true]);
    expect(await state(await credit('MarketplaceCandidateBoughtAgain', 'Again'))).toEqual([null, false]);
  });
});
