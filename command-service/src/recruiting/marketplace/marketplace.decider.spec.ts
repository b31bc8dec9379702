import { DeciderSpecification } from '@event-driven-io/emmett';
import { exampleCause, exampleGlobalCause, exampleTenantId, exampleUserId } from 'contracts/kernel/examples';
import { derivedId } from 'contracts/kernel/id';
import { caused } from 'contracts/kernel/message';
import { exampleFacts } from 'contracts/recruiting/marketplace/marketplace.examples';
import { creditsIdOf } from 'contracts/recruiting/marketplace/marketplace-credits.commands';
import { describe, expect, it } from 'vitest';
import { marketplaceCreditsDecider } from './marketplace-credits.decider.ts';
import { marketplaceListingDecider } from './marketplace-listing.decider.ts';
import { marketplaceShortlistDecider } from './marketplace-shortlist.decider.ts';

const listingId = derivedId('listing');
const marketplaceCreditsId = creditsIdOf(exampleTenantId, '2026-03');

describe('a listing in the marketplace', () => {
  const given = DeciderSpecification.for(marketplaceListingDecider);
  const by = { metadata: exampleGlobalCause };
  const whose = { marketplaceListingId: listingId, userId: exampleUserId };
  const sale = { companyId: exampleTenantId, marketplaceCreditsId };
  const joined = caused(by, 'MarketplaceJoined', { ...whose, facts: exampleFacts });
  const left = caused(by, 'MarketplaceLeft', whose);
  const sold = caused(by, 'MarketplaceListingSold', { ...whose, ...sale });
  const join = { ...by, type: 'JoinMarketplace' as const, data: { ...whose, facts: exampleFacts } };
  const leave = { ...by, type: 'LeaveMarketplace' as const, data: {} };
  const sell = { ...by, type: 'SellMarketplaceListing' as const, data: sale };

  it('given somebody who comes, goes and comes again, when decided, then each is recorded, and twice the same is nothing', () => {
    given([]).when(join).then([joined]);
    given([joined]).when(join).thenNothingHappened();
    given([joined]).when(leave).then([left]);
    given([joined, left]).when(leave).thenNothingHappened();
    given([]).when(leave).thenNothingHappened();
    given([joined, left]).when(join).then([joined]);
  });

  it('given a sale that is repeated, when decided, then it happened once, also where its person has left since; another credit buys nothing', () => {
    given([joined]).when(sell).then([sold]);
    given([joined, sold]).when(sell).thenNothingHappened();
    given([joined, sold, left]).when(sell).thenNothingHappened();
    const again = { ...sell, data: { ...sale, marketplaceCreditsId: derivedId('next month') } };
    given([joined, sold])
      .when(again)
      .thenThrows(({ message }: Error) => message.includes('marketplace-candidate-bought'));
    given([joined, left])
      .when(sell)
      .thenThrows(({ message }: Error) => message.includes('marketplace-candidate-left'));
    given([joined, left, joined]).when(sell).then([sold]);
  });
});

describe('credits of a month', () => {
  const given = DeciderSpecification.for(marketplaceCreditsDecider);
  const by = { metadata: exampleCause };
  const told = { marketplaceCreditsId, month: '2026-03', listingId, userId: exampleUserId };
  const spent = caused(by, 'MarketplaceCreditSpent', { ...told, day: '2026-03-02' });
  const returned = caused(by, 'MarketplaceCreditReturned', told);
  const bought = caused(by, 'MarketplaceCandidateBought', told);
  const caps = { marketplaceDailyCap: null, marketplaceMonthlyCap: null };
  const { marketplaceCreditsId: _, ...asked } = told;
  const spend = { ...by, type: 'SpendMarketplaceCredit' as const, data: { ...asked, day: '2026-03-02', caps } };
  const later = <const T extends 'ReturnMarketplaceCredit' | 'ConfirmMarketplacePurchase'>(type: T) => ({
    ...by,
    type,
    data: { listingId },
  });

  it('given a credit that is held, when the purchase fails or is confirmed, then it goes back or stays, once', () => {
    given([]).when(spend).then([spent]);
    given([spent]).when(spend).thenNothingHappened();
    given([spent]).when(later('ReturnMarketplaceCredit')).then([returned]);
    given([spent, returned]).when(later('ReturnMarketplaceCredit')).thenNothingHappened();
    given([spent, returned]).when(later('ConfirmMarketplacePurchase')).thenNothingHappened();
    given([spent]).when(later('ConfirmMarketplacePurchase')).then([bought]);
    given([spent, bought]).when(later('ConfirmMarketplacePurchase')).thenNothingHappened();
    given([spent, bought]).when(later('ReturnMarketplaceCredit')).thenNothingHappened();
    given([spent, returned]).when(spend).then([spent]);
  });

  it('given somebody who was bought, when the record is told, then it is once; of a credit that went back there is none', () => {
    const candidateId = derivedId('candidate');
    const take = { ...by, type: 'TakeMarketplaceCandidate' as const, data: { listingId, candidateId } };
    const taken = caused(by, 'MarketplaceCandidateTaken', { ...told, candidateId });
    given([spent, bought]).when(take).then([taken]);
    given([spent, bought, taken]).when(take).thenNothingHappened();
    given([spent, returned]).when(take).thenNothingHappened();
  });

  it('given a record that is gone, when they are bought again, then another is to be made, once; while there is one, none is', () => {
    const candidateId = derivedId('candidate');
    const again = { ...by, type: 'BuyMarketplaceCandidateAgain' as const, data: { listingId, goneId: candidateId } };
    const taken = caused(by, 'MarketplaceCandidateTaken', { ...told, candidateId });
    const boughtAgain = caused(by, 'MarketplaceCandidateBoughtAgain', told);
    given([spent, bought, taken]).when(again).then([boughtAgain]);
    given([spent, bought, taken, boughtAgain]).when(again).thenNothingHappened();
    const other = { ...taken, data: { ...taken.data, candidateId: derivedId('other') } };
    given([spent, bought, taken, boughtAgain, other]).when(again).thenNothingHappened();
    given([spent, bought]).when(again).thenNothingHappened();
  });
});

describe('a shortlist', () => {
  it('given an empty one, when somebody is taken off, then nothing happens', () => {
    const command = { type: 'UnshortlistMarketplaceCandidate' as const, data: { listingId }, metadata: exampleCause };
    DeciderSpecification.for(marketplaceShortlistDecider)([]).when(command).thenNothingHappened();
    expect(marketplaceShortlistDecider.initialState()).toEqual([]);
  });
});
