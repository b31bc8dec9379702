import { exampleCause, exampleGlobalCause, exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { derivedId, GLOBAL, streamName } from 'contracts/kernel/id';
import { exampleFacts } from 'contracts/recruiting/marketplace/marketplace.examples';
import { MAX_SHORTLISTED, MONTHLY_CREDITS } from 'contracts/recruiting/marketplace/marketplace.limits';
import { creditsIdOf } from 'contracts/recruiting/marketplace/marketplace-credits.commands';
import { beforeEach, describe, expect, it } from 'vitest';
import { otherTenantId, type SpecApp, specApp } from '#command-service/test/app.harness';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Of the clock of these specs. */
const month = '2026-03';

let on: SpecApp;
beforeEach(() => {
  on = specApp();
});

const personOf = (name: string | number) => derivedId('person', String(name));
const list = async (name: string | number) => {
  const userId = personOf(name);
  const id = on.commands.marketplaceListingId(userId);
  const data = { marketplaceListingId: id, userId, facts: exampleFacts };
  await on.commands.marketplaceListing(id, { type: 'JoinMarketplace', data, metadata: exampleGlobalCause });
  return id;
};
const leave = (name: string | number) =>
  on.commands.marketplaceListing(on.commands.marketplaceListingId(personOf(name)), {
    type: 'LeaveMarketplace',
    data: {},
    metadata: exampleGlobalCause,
  });
const at = (id: string, act: 'buy' | 'shortlist' | 'unshortlist' = 'buy') =>
  `/api/tenant/marketplace-candidates/${id}/${act}`;
const buy = (id: string, by = on.recruiter) => by('post', at(id));
const eventsOf = async (aggregate: string, id: string, tenantId = exampleTenantId) =>
  (await on.events.store.readStream(streamName(aggregate, tenantId, id))).events.map(({ type }) => type);
const creditEvents = (of = month, tenantId = exampleTenantId) =>
  eventsOf('marketplaceCredits', creditsIdOf(tenantId, of), tenantId);

/** Credits of this month that were spent before. */
const spend = async (count: number) => {
  for (const one of Array.from({ length: count }).keys()) {
    const data = { listingId: derivedId('spent', String(one)), userId: exampleUserId, month, day: '2026-03-01' };
    const caps = { marketplaceDailyCap: null, marketplaceMonthlyCap: null };
    const command = { type: 'SpendMarketplaceCredit' as const, data: { ...data, caps }, metadata: exampleCause };
    await on.commands.marketplaceCredits(creditsIdOf(exampleTenantId, month), command);
  }
};
const zone = (timeZone: string, tenantId = exampleTenantId) =>
  on.as('Owner', tenantId)('patch', '/api/tenant/company', { timeZone });
const registerCompany = async (timeZone: string, tenantId = exampleTenantId) => {
  const data = { tenantId, name: 'Harbor', subdomain: `harbor-${tenantId.slice(-2)}` };
  await on.commands.tenant(tenantId, { type: 'RegisterTenant', data, metadata: exampleGlobalCause } as never);
  expect((await zone(timeZone, tenantId)).status).toBe(200);
};

describe('buying in the marketplace', () => {
  it('given somebody in it, when bought twice, then it costs one credit, and the person’s listing says who bought them', async () => {
    const id = await list('Ada');
    const first = await buy(id);
    expect([first.status, first.body]).toEqual([200, { id, month, used: 1 }]);
    expect((await buy(id)).body).toEqual(first.body);
    expect(await creditEvents()).toEqual(['MarketplaceCreditSpent', 'MarketplaceCandidateBought']);
    expect(await eventsOf('marketplaceListing', id, GLOBAL)).toEqual(['MarketplaceJoined', 'MarketplaceListingSold']);
  });

  it('given 24 buyers and one credit left, when all buy at once, then one gets it and nobody else is charged', async () => {
    await spend(MONTHLY_CREDITS - 1);
    const ids = [];
    for (const one of Array.from({ length: 24 }).keys()) ids.push(await list(one));
    const answers = await Promise.all(ids.map((id) => buy(id)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(new Set(refused.map(({ body }) => body.code))).toEqual(new Set(['marketplace-credits-used-up']));
    const events = await creditEvents();
    expect(events.filter((type) => type === 'MarketplaceCreditSpent')).toHaveLength(MONTHLY_CREDITS);
    expect(events.filter((type) => type === 'MarketplaceCandidateBought')).toHaveLength(1);
  });

  it('given 24 people and credits for all, when a company’s people buy them at once, then each is bought', async () => {
    const ids = [];
    for (const one of Array.from({ length: 24 }).keys()) ids.push(await list(one));
    for (const half of [ids.slice(0, 6), ids.slice(6, 12)]) {
      const answers = await Promise.all(half.map((id) => buy(id)));
      expect(answers.map(({ status }) => status)).toEqual(half.map(() => 200));
    }
  });

  it('given somebody who has left, or leaves between the credit and the sale, when bought, then it is refused and costs nothing', async () => {
    const left = await list('Ada');
    await leave('Ada');
    expect((await buy(left)).body.code).toBe('marketplace-candidate-left');
    expect(await eventsOf('marketplaceListing', left, GLOBAL)).toEqual(['MarketplaceJoined', 'MarketplaceLeft']);

    const between = await list('Bea');
    const id = creditsIdOf(exampleTenantId, month);
    const caps = { marketplaceDailyCap: null, marketplaceMonthlyCap: null };
    const data = { listingId: between, userId: personOf('Bea'), month, day: '2026-03-02', caps };
    await on.commands.marketplaceCredits(id, { type: 'SpendMarketplaceCredit', data, metadata: exampleCause });
    await leave('Bea');
    const cause = { eventId: between, policy: 'p', target: between, correlationId: 'c' };
    const settle = { type: 'SettleMarketplacePurchase', data: { listingId: between }, cause };
    const settled = await on.system({ tenantId: exampleTenantId, aggregate: 'marketplaceCredits', id, ...settle });
    expect([settled.status, settled.body.code]).toEqual([409, 'marketplace-candidate-left']);
    expect(await creditEvents()).toEqual(['MarketplaceCreditSpent', 'MarketplaceCreditReturned']);
    await list('Bea');
    expect((await buy(between)).body.used).toBe(1);
  });

  it('given somebody who was bought and leaves then, when the company buys again, then it has them still, in the next month too', async () => {
    const id = await list('Ada');
    await buy(id);
    await leave('Ada');
    on.advance(40 * DAY);
    expect((await buy(id)).body).toEqual({ id, month, used: 1 });
    expect((await buy(id, on.as('Recruiter', otherTenantId))).body.code).toBe('marketplace-candidate-left');
  });

  it('given a record of somebody who was bought that the company removed, when it buys again, then another is made for nothing, unless they have left', async () => {
    const id = await list('Ada');
    await buy(id);
    const record = await on.recruiter('post', '/api/tenant/candidates', {
      ...{ firstName: 'Ada', lastName: 'Berg', email: 'ada@mail.example' },
    });
    const creditsId = creditsIdOf(exampleTenantId, month);
    const data = { listingId: id, candidateId: record.body.id };
    const take = { type: 'TakeMarketplaceCandidate' as const, data, metadata: exampleCause };
    await on.commands.marketplaceCredits(creditsId, take);
    await buy(id);
    expect(await creditEvents()).not.toContain('MarketplaceCandidateBoughtAgain');
    expect((await on.owner('delete', `/api/tenant/candidates/${record.body.id}`)).status).toBe(200);
    expect((await buy(id)).body).toEqual({ id, month, used: 1 });
    await buy(id);
    expect((await creditEvents()).slice(2)).toEqual(['MarketplaceCandidateTaken', 'MarketplaceCandidateBoughtAgain']);

    await on.commands.marketplaceCredits(creditsId, take);
    await leave('Ada');
    expect((await buy(id)).body.code).toBe('marketplace-candidate-left');
  });

  it('given somebody of the company’s own staff, or an id that is nobody’s, when bought, then there is no such candidate', async () => {
    const id = await list('Ada');
    const data = { userId: personOf('Ada'), roles: ['Recruiter' as const] };
    await on.commands.membership(personOf('Ada'), { type: 'GrantMembership', data, metadata: exampleCause } as never);
    expect((await buy(id)).status).toBe(404);
    expect((await on.recruiter('post', at(id, 'shortlist'))).status).toBe(404);
    expect((await buy(id, on.as('Recruiter', otherTenantId))).status).toBe(200);
    expect((await buy(personOf('Ada'))).status).toBe(404);
  });

  it('given somebody who was erased, when bought, then nothing is told and it costs nothing', async () => {
    const id = await list('Ada');
    await on.keys.destroy({ tenantId: GLOBAL, subject: personOf('Ada') });
    expect((await buy(id)).body.code).toBe('marketplace-candidate-left');
    expect(await creditEvents()).toEqual([]);
  });

  it('given an auditor, when they buy or shortlist, then neither is theirs to do', async () => {
    const id = await list('Ada');
    expect((await buy(id, on.as('Auditor'))).status).toBe(403);
    expect((await on.as('Auditor')('post', at(id, 'shortlist'))).status).toBe(403);
  });
});

describe('caps and months', () => {
  it('given caps of the company’s own, when they are reached, then the next purchase is refused until there is room', async () => {
    const caps = (body: object) => on.owner('patch', '/api/tenant/company-settings', body);
    expect((await caps({ marketplaceDailyCap: 1, marketplaceMonthlyCap: 2 })).status).toBe(200);
    const [a, b, c] = [await list('a'), await list('b'), await list('c')];
    expect((await buy(a)).status).toBe(200);
    expect((await buy(b)).body.code).toBe('marketplace-daily-cap-reached');
    on.advance(DAY);
    expect((await buy(b)).status).toBe(200);
    on.advance(DAY);
    expect((await buy(c)).body.code).toBe('marketplace-monthly-cap-reached');
    await caps({ marketplaceMonthlyCap: null });
    expect((await buy(c)).status).toBe(200);
    const wrong = await caps({ marketplaceDailyCap: MONTHLY_CREDITS + 1 });
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ['marketplaceDailyCap']]);
  });

  it.each([
    ['Pacific/Kiritimati', '2026-03-31T09:59:00Z'],
    ['America/Sao_Paulo', '2026-04-01T02:59:00Z'],
    ['America/Los_Angeles', '2026-04-01T06:59:00Z'],
  ])(
    'given a company in %s, when its clock passes the month’s end, then its credits are new',
    async (timeZone, last) => {
      await registerCompany(timeZone);
      on.advance(Date.parse(last) - Date.parse('2026-03-02T09:00:00Z'));
      await spend(MONTHLY_CREDITS);
      const id = await list('Ada');
      expect((await buy(id)).body.code).toBe('marketplace-credits-used-up');
      on.advance(60_000);
      expect((await buy(id)).body).toEqual({ id, month: '2026-04', used: 1 });
    },
  );
});

describe('the shortlist', () => {
  it('given somebody in the marketplace, when put on it and taken off twice each, then each is recorded once', async () => {
    const id = await list('Ada');
    for (const act of ['shortlist', 'shortlist', 'unshortlist', 'unshortlist'] as const)
      expect((await on.recruiter('post', at(id, act))).body).toEqual({ id, isShortlisted: act === 'shortlist' });
    expect(await eventsOf('marketplaceShortlist', exampleTenantId)).toEqual([
      'MarketplaceCandidateShortlisted',
      'MarketplaceCandidateUnshortlisted',
    ]);
  });

  it('given a full shortlist, when one more comes, then entries of people who left make room, and without any it is refused', async () => {
    for (const one of Array.from({ length: MAX_SHORTLISTED }).keys()) {
      const data = { listingId: await list(one), gone: [] };
      const command = { type: 'ShortlistMarketplaceCandidate' as const, data, metadata: exampleCause };
      await on.commands.marketplaceShortlist(exampleTenantId, command);
    }
    const id = await list('Ada');
    expect((await on.recruiter('post', at(id, 'shortlist'))).body.code).toBe('marketplace-shortlist-full');
    await leave(7);
    expect((await on.recruiter('post', at(id, 'shortlist'))).status).toBe(200);
  });
});

describe('my place in the marketplace', () => {
  const path = '/api/candidate/marketplace';
  const me = (method: 'post' | 'patch' | 'delete', body?: object) => on.as('Nobody')(method, path, body);

  it('given a person, when they join, change what they say and leave, then each is an event, once', async () => {
    const joined = await me('post', { ...exampleFacts, agreed: true });
    expect([joined.status, joined.body]).toMatchObject([200, { isListed: true, leftAt: null, facts: exampleFacts }]);
    await me('post', { ...exampleFacts, agreed: true });
    expect((await me('patch', { city: 'Superior' })).body.facts.city).toBe('Superior');
    await me('patch', { city: 'Superior' });
    expect((await me('delete')).body).toMatchObject({ isListed: false });
    await me('delete');
    const id = on.commands.marketplaceListingId(exampleUserId);
    expect(await eventsOf('marketplaceListing', id, GLOBAL)).toEqual([
      'MarketplaceJoined',
      'MarketplaceFactsChanged',
      'MarketplaceLeft',
    ]);
    expect((await me('patch', { city: 'Duluth' })).body.code).toBe('not-in-marketplace');
  });

  it.each([
    ['no consent', { agreed: false }, { agreed: ['marketplace-consent-required'] }],
    ['no skill', { skills: [] }, { skills: ['field-required'] }],
    ['an address in the title', { title: 'Cook, ada@mail.example' }, { title: ['contact-in-open-text'] }],
    ['a number among the skills', { skills: ['+1 (218) 555-0142'] }, { 'skills.0': ['contact-in-open-text'] }],
    ['an amount without currency', { salaryCurrency: null }, { salaryCurrency: ['field-required'] }],
  ])('given %s, when somebody joins, then it is refused at its field', async (_, wrong, errors) => {
    const { status, body } = await me('post', { ...exampleFacts, agreed: true, ...wrong });
    expect([status, body.errors]).toEqual([422, errors]);
  });
});
