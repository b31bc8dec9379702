import { z } from 'zod';
import { Id } from '#contracts/kernel/id';
import { MarketplaceFacts, shownFacts } from './marketplace.facts.ts';

/** Somebody in the marketplace as a company sees them: the same before and after it has bought them. */
export const MarketplaceCandidateView = z.object({
  id: Id,
  ...shownFacts,
  listedAt: z.iso.datetime(),
  isShortlisted: z.boolean(),
  /** Null: this company has not bought them. */
  boughtAt: z.iso.datetime().nullable(),
  /** The company's own record of them, once there is one. */
  candidateId: Id.nullable(),
  /** That record was removed or erased. */
  isRecordGone: z.boolean(),
});
export type MarketplaceCandidateView = z.infer<typeof MarketplaceCandidateView>;

export const MarketplaceCreditsView = z.object({
  month: z.string(),
  timeZone: z.string(),
  /** What the product gives for a month. */
  monthly: z.int(),
  used: z.int(),
  usedToday: z.int(),
  dailyCap: z.int().nullable(),
  monthlyCap: z.int().nullable(),
  /** What may be bought now, whatever it is that stands against more. */
  left: z.int(),
  /** The beginning of the next month there. */
  resetsAt: z.iso.datetime(),
});
export type MarketplaceCreditsView = z.infer<typeof MarketplaceCreditsView>;

export const MarketplacePurchaseView = z.object({
  id: Id,
  /** Null until the record is made, once it is erased, or where its name may not be read. */
  candidateName: z.string().nullable(),
  candidateId: Id.nullable(),
  month: z.string(),
  boughtAt: z.iso.datetime(),
});
export type MarketplacePurchaseView = z.infer<typeof MarketplacePurchaseView>;

/** How somebody stands in the marketplace. */
export const MyMarketplaceView = z.object({
  isListed: z.boolean(),
  /** The last consent. */
  joinedAt: z.iso.datetime().nullable(),
  leftAt: z.iso.datetime().nullable(),
  /** What they said last; null: nothing yet. */
  facts: MarketplaceFacts.nullable(),
});
export type MyMarketplaceView = z.infer<typeof MyMarketplaceView>;

export const MarketplaceBuyerView = z.object({ companyName: z.string(), boughtAt: z.iso.datetime() });
export type MarketplaceBuyerView = z.infer<typeof MarketplaceBuyerView>;
