import type { Decider } from '@event-driven-io/emmett';
import { caused } from 'contracts/kernel/message';
import { Rejection } from 'contracts/kernel/problem';
import { MAX_SHORTLISTED } from 'contracts/recruiting/marketplace/marketplace.limits';
import type {
  MarketplaceShortlistCommand,
  MarketplaceShortlistRejection,
} from 'contracts/recruiting/marketplace/marketplace-shortlist.commands';
import type { MarketplaceShortlistEvent } from 'contracts/recruiting/marketplace/marketplace-shortlist.events';

/** Listings, in the order in which they came. */
export type MarketplaceShortlist = readonly string[];

const initialState = (): MarketplaceShortlist => [];

const evolve = (shortlist: MarketplaceShortlist, { type, data }: MarketplaceShortlistEvent): MarketplaceShortlist =>
  type === 'MarketplaceCandidateShortlisted'
    ? [...shortlist, data.listingId]
    : shortlist.filter((id) => id !== data.listingId);

/** Who is on it stays where they are; who is not on it cannot be taken off. */
const decide = (command: MarketplaceShortlistCommand, shortlist: MarketplaceShortlist): MarketplaceShortlistEvent[] => {
  const { listingId } = command.data;
  const entry = (id: string) => ({ marketplaceShortlistId: command.metadata.tenantId, listingId: id });
  const off = (id: string) => caused(command, 'MarketplaceCandidateUnshortlisted', entry(id));
  const isOn = shortlist.includes(listingId);
  if (command.type === 'UnshortlistMarketplaceCandidate') return isOn ? [off(listingId)] : [];
  if (isOn) return [];
  const gone = command.data.gone.filter((id) => shortlist.includes(id));
  if (shortlist.length - gone.length >= MAX_SHORTLISTED)
    throw new Rejection<MarketplaceShortlistRejection>('marketplace-shortlist-full', 409);
  return [...gone.map(off), caused(command, 'MarketplaceCandidateShortlisted', entry(listingId))];
};

export const marketplaceShortlistDecider: Decider<
  MarketplaceShortlist,
  MarketplaceShortlistCommand,
  MarketplaceShortlistEvent
> = { initialState, evolve, decide };
