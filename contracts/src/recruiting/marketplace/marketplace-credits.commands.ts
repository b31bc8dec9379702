import { z } from 'zod';
import { derivedId, Id } from '#contracts/kernel/id';
import type { Command } from '#contracts/kernel/message';
import { systemCommands } from '#contracts/kernel/system-command';
import { dayName, dayOf } from '#contracts/kernel/zoned-day';

/** The day and the month of a moment in a company's time zone: `2026-11-22`, `2026-11`. */
export const creditDay = (timeZone: string, at: Date): { day: string; month: string } => {
  const day = dayName(dayOf(timeZone, at.getTime()));
  return { day, month: day.slice(0, 7) };
};

/** The stream of one company's credits of one month. */
export const creditsIdOf = (tenantId: Id, month: string): Id => derivedId('marketplaceCredits', tenantId, month);

/** How many candidates a company lets itself buy on one day, and in one month below what the product gives; null: no cap. */
export type Caps = { marketplaceDailyCap: number | null; marketplaceMonthlyCap: number | null };

type Listed = { listingId: Id };

export type MarketplaceCreditsCommand =
  | Command<'SpendMarketplaceCredit', Listed & { userId: Id; month: string; day: string; caps: Caps }>
  | Command<'ReturnMarketplaceCredit', Listed>
  | Command<'ConfirmMarketplacePurchase', Listed>
  | Command<'TakeMarketplaceCandidate', Listed & { candidateId: Id }>
  | Command<'BuyMarketplaceCandidateAgain', Listed & { goneId: Id }>;

/** Asks the listing whether it can be bought, and keeps or returns the credit. */
export type SettleMarketplacePurchase = Command<'SettleMarketplacePurchase', Listed>;

export const marketplaceCreditsCommandsOfSystem = systemCommands('tenant', {
  SettleMarketplacePurchase: z.strictObject({ listingId: Id }),
  TakeMarketplaceCandidate: z.strictObject({ listingId: Id, candidateId: Id }),
});

/** Every way this aggregate may refuse: one problem type and one translation key each. */
export type MarketplaceCreditsRejection =
  | 'marketplace-credits-used-up' // of this month
  | 'marketplace-monthly-cap-reached' // the company's own
  | 'marketplace-daily-cap-reached';
