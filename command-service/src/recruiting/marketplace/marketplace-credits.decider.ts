import type { Decider } from '@event-driven-io/emmett';
import { caused } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import { MONTHLY_CREDITS } from 'contracts/recruiting/marketplace/marketplace.limits';
import {
  creditsIdOf,
  type MarketplaceCreditsCommand,
  type MarketplaceCreditsRejection,
} from 'contracts/recruiting/marketplace/marketplace-credits.commands';
import type { MarketplaceCreditsEvent } from 'contracts/recruiting/marketplace/marketplace-credits.events';

type Purchase = {
  userId: string;
  month: string;
  day: string;
  /** Held until the listing has agreed. */
  status: 'held' | 'bought';
  candidateId: string | null;
};

/** What one company has bought in one month, by listing. */
export type MarketplaceCredits = Readonly<Record<string, Purchase>>;

type CommandOf<Type extends MarketplaceCreditsCommand['type']> = Extract<MarketplaceCreditsCommand, { type: Type }>;
type Later = Exclude<MarketplaceCreditsCommand, { type: 'SpendMarketplaceCredit' }>;

const initialState = (): MarketplaceCredits => ({});

const evolve = (credits: MarketplaceCredits, { type, data }: MarketplaceCreditsEvent): MarketplaceCredits => {
  const { listingId } = data;
  if (type === 'MarketplaceCreditSpent') {
    const { userId, month, day } = data;
    return { ...credits, [listingId]: { userId, month, day, status: 'held', candidateId: null } };
  }
  const { [listingId]: purchase, ...others } = credits;
  if (!purchase) return credits;
  switch (type) {
    case 'MarketplaceCreditReturned':
      return others;
    case 'MarketplaceCandidateBought':
      return { ...credits, [listingId]: { ...purchase, status: 'bought' } };
    case 'MarketplaceCandidateTaken':
      return { ...credits, [listingId]: { ...purchase, candidateId: data.candidateId } };
    case 'MarketplaceCandidateBoughtAgain':
      return { ...credits, [listingId]: { ...purchase, candidateId: null } };
  }
};

const refuse = (code: MarketplaceCreditsRejection) => new Rejection(code, 409);

/** A credit is held for them already, or they are bought. */
const spend = (command: CommandOf<'SpendMarketplaceCredit'>, credits: MarketplaceCredits) => {
  const { caps, ...bought } = command.data;
  if (credits[bought.listingId]) return [];
  const purchases = Object.values(credits);
  const today = purchases.filter(({ day }) => day === bought.day).length;
  if (purchases.length >= MONTHLY_CREDITS) throw refuse('marketplace-credits-used-up');
  if (purchases.length >= (caps.marketplaceMonthlyCap ?? MONTHLY_CREDITS))
    throw refuse('marketplace-monthly-cap-reached');
  if (today >= (caps.marketplaceDailyCap ?? MONTHLY_CREDITS)) throw refuse('marketplace-daily-cap-reached');
  const marketplaceCreditsId = creditsIdOf(command.metadata.tenantId, bought.month);
  return [caused(command, 'MarketplaceCreditSpent', { marketplaceCreditsId, ...bought })];
};

/** A purchase is settled once and its record told once; of one that was returned nothing is left to say. */
const follow = (command: Later, credits: MarketplaceCredits): MarketplaceCreditsEvent[] => {
  const { listingId } = command.data;
  const purchase = credits[listingId];
  if (!purchase) return [];
  const { month, userId, status } = purchase;
  const marketplaceCreditsId = creditsIdOf(command.metadata.tenantId, month);
  const told = { marketplaceCreditsId, month, listingId, userId };
  switch (command.type) {
    case 'ReturnMarketplaceCredit':
      return status === 'held' ? [caused(command, 'MarketplaceCreditReturned', told)] : [];
    case 'ConfirmMarketplacePurchase':
      return status === 'held' ? [caused(command, 'MarketplaceCandidateBought', told)] : [];
    case 'TakeMarketplaceCandidate': {
      const { candidateId } = command.data;
      const isNew = status === 'bought' && purchase.candidateId !== candidateId;
      return isNew ? [caused(command, 'MarketplaceCandidateTaken', { ...told, candidateId })] : [];
    }
    case 'BuyMarketplaceCandidateAgain': {
      const isGone = purchase.candidateId === command.data.goneId;
      return isGone ? [caused(command, 'MarketplaceCandidateBoughtAgain', told)] : [];
    }
  }
};

const decide = (command: MarketplaceCreditsCommand, credits: MarketplaceCredits): MarketplaceCreditsEvent[] =>
  command.type === 'SpendMarketplaceCredit' ? spend(command, credits) : follow(command, credits);

export const marketplaceCreditsDecider: Decider<
  MarketplaceCredits,
  MarketplaceCreditsCommand,
  MarketplaceCreditsEvent
> = { initialState, evolve, decide };
