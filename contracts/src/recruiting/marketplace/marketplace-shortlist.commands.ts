import type { Id } from '#contracts/kernel/id';
import type { Command } from '#contracts/kernel/message';

/** `gone`: entries that make room, of people who have left or were bought. */
export type MarketplaceShortlistCommand =
  | Command<'ShortlistMarketplaceCandidate', { listingId: Id; gone: readonly Id[] }>
  | Command<'UnshortlistMarketplaceCandidate', { listingId: Id }>;

/** Every way this aggregate may refuse: one problem type and one translation key each. */
export type MarketplaceShortlistRejection = 'marketplace-shortlist-full';
