import { exampleCandidateId, exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { applicantIdOf } from 'contracts/recruiting/application/application.commands';
import { exampleFacts } from 'contracts/recruiting/marketplace/marketplace.examples';
import { creditsIdOf } from 'contracts/recruiting/marketplace/marketplace-credits.commands';
import { describe, expect, it } from 'vitest';
import type { StreamCommand } from '#integration-workers/engine/command';
import { openCompany } from '#integration-workers/test/company.fixture';
import { recorded } from '#integration-workers/test/recorded.fixture';
import { marketplacePolicy } from './marketplace.policy.ts';
import { takeCandidate } from './take-candidate.job.ts';

const listingId = derivedId('listing');
const marketplaceCreditsId = creditsIdOf(exampleTenantId, '2026-03');
const told = { marketplaceCreditsId, month: '2026-03', listingId, userId: exampleUserId };
const own = applicantIdOf(exampleTenantId, exampleUserId);

describe('the marketplace’s policy', () => {
  it('given a credit and a purchase, when seen, then each is followed to its end, by ids alone', () => {
    const { userId, month: _, ...ids } = told;
    expect(marketplacePolicy.decide(recorded('MarketplaceCreditSpent', { ...told, day: '2026-03-02' }))).toEqual([
      { job: 'recruiting.marketplace.settle-purchase', target: listingId, data: ids },
    ]);
    for (const bought of ['MarketplaceCandidateBought', 'MarketplaceCandidateBoughtAgain'])
      expect(marketplacePolicy.decide(recorded(bought, told))).toEqual([
        { job: 'recruiting.marketplace.take-candidate', target: listingId, data: { ...ids, userId } },
      ]);
    expect(marketplacePolicy.decide(recorded('MarketplaceCreditReturned', told))).toEqual([]);
  });
});

describe('somebody who was bought', () => {
  const open = () => {
    const { world, tools } = openCompany();
    const sent: StreamCommand[] = [];
    world.onCommand = (command) => void sent.push(command);
    const facts = { facts: exampleFacts, location: 'Canal Park', postalCode: '55802', homeCountry: 'US' };
    const read: typeof tools.read = async (cause, question) =>
      question.projections.includes('recruiting.my-marketplace')
        ? ([facts] as never)
        : tools.read(cause, question as never);
    const cause = { eventId: listingId, policy: 'p', target: listingId, tenantId: exampleTenantId, position: '1' };
    const { month: _, ...data } = told;
    const take = () => takeCandidate.handle({ data, cause, lastAttempt: false }, { ...tools, read });
    const taken = () => sent.flatMap(({ type, data: said }) => (type === 'TakeMarketplaceCandidate' ? [said] : []));
    return { world, take, taken };
  };

  it('given somebody new to the company, when taken, then they are its candidate with all that they say, linked, however often it is tried', async () => {
    const { world, take, taken } = open();
    await take();
    await take();
    const { title: currentTitle, ...facts } = exampleFacts;
    expect(world.created).toMatchObject([
      { candidateId: own, ...facts, currentTitle, location: 'Canal Park', postalCode: '55802', source: 'marketplace' },
    ]);
    expect(world.candidates.get(own)).toMatchObject({ userId: exampleUserId });
    expect(taken()[0]).toEqual({ listingId, candidateId: own });
  });

  it('given a record with their address, when taken, then it is linked and no other is made', async () => {
    const { world, take, taken } = open();
    const email = world.account?.email ?? '';
    world.candidates.set(exampleCandidateId, { id: exampleCandidateId, email, userId: null, gone: null });
    await take();
    expect(world.created).toEqual([]);
    expect(world.candidates.get(exampleCandidateId)).toMatchObject({ userId: exampleUserId });
    expect(taken()).toEqual([{ listingId, candidateId: exampleCandidateId }]);
  });

  it('given an account that is erased, before or while its record is made, when taken, then nothing of it stays', async () => {
    const before = open();
    before.world.account = null;
    await before.take();
    expect([before.world.created, before.taken()]).toEqual([[], []]);

    const meanwhile = open();
    const { onCommand } = meanwhile.world;
    meanwhile.world.onCommand = (command) => {
      onCommand(command);
      if (command.type === 'LinkCandidate') meanwhile.world.account = null;
    };
    await meanwhile.take();
    expect(meanwhile.world.candidates.get(own)).toMatchObject({ gone: 'erased' });
  });
});
