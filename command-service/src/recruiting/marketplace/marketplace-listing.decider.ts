import type { Decider } from '@event-driven-io/emmett';
import { caused } from 'contracts/kernel/message';
import { known } from 'contracts/kernel/personal';
import { Rejection } from 'contracts/kernel/problem';
import type { MarketplaceFacts } from 'contracts/recruiting/marketplace/marketplace.facts';
import type {
  MarketplaceListingCommand,
  MarketplaceListingRejection,
} from 'contracts/recruiting/marketplace/marketplace-listing.commands';
import type { MarketplaceListingEvent } from 'contracts/recruiting/marketplace/marketplace-listing.events';
import { changesOf } from '#command-service/kernel/changes';

export type Buyer = { companyId: string; marketplaceCreditsId: string };

/** `facts` is null once the account was erased: nobody can buy them any more. */
export type MarketplaceListing =
  | { status: 'absent' }
  | {
      status: 'listed' | 'left';
      listingId: string;
      userId: string;
      facts: MarketplaceFacts | null;
      joinedAt: string;
      leftAt: string | null;
      buyers: readonly Buyer[];
    };

type Kept = Exclude<MarketplaceListing, { status: 'absent' }>;
type Listed = Kept & { facts: MarketplaceFacts };
type CommandOf<Type extends MarketplaceListingCommand['type']> = Extract<MarketplaceListingCommand, { type: Type }>;

const initialState = (): MarketplaceListing => ({ status: 'absent' });

const evolve = (listing: MarketplaceListing, event: MarketplaceListingEvent): MarketplaceListing => {
  const at = event.metadata.occurredAt;
  if (event.type === 'MarketplaceJoined') {
    const { marketplaceListingId: listingId, userId, facts } = event.data;
    const buyers = listing.status === 'absent' ? [] : listing.buyers;
    return { status: 'listed', listingId, userId, facts: known(facts), joinedAt: at, leftAt: null, buyers };
  }
  if (listing.status === 'absent') return listing;
  switch (event.type) {
    case 'MarketplaceFactsChanged':
      return { ...listing, facts: known(event.data.facts) };
    case 'MarketplaceLeft':
      return { ...listing, status: 'left', leftAt: at };
    case 'MarketplaceListingSold': {
      const { companyId, marketplaceCreditsId } = event.data;
      return { ...listing, buyers: [...listing.buyers, { companyId, marketplaceCreditsId }] };
    }
  }
};

const reject = (code: MarketplaceListingRejection) => new Rejection(code, 409);

/** An amount says nothing without its currency. */
const assertWhole = ({ expectedSalary, salaryCurrency }: MarketplaceFacts): void => {
  if (expectedSalary === null || salaryCurrency !== null) return;
  throw new Rejection('validation-failed', 422, { errors: { salaryCurrency: ['field-required'] } });
};

export const isListed = (listing: MarketplaceListing): listing is Listed =>
  listing.status === 'listed' && listing.facts !== null;

/** Who is in it already and says the same changes nothing. */
const join = (command: CommandOf<'JoinMarketplace'>, listing: MarketplaceListing): MarketplaceListingEvent[] => {
  assertWhole(command.data.facts);
  if (!isListed(listing)) return [caused(command, 'MarketplaceJoined', command.data)];
  const isChanged = changesOf(listing.facts, command.data.facts) !== null;
  return isChanged ? [caused(command, 'MarketplaceFactsChanged', command.data)] : [];
};

const change = (
  command: CommandOf<'ChangeMarketplaceFacts'>,
  listing: MarketplaceListing,
): MarketplaceListingEvent[] => {
  if (!isListed(listing)) throw reject('not-in-marketplace');
  const { listingId: marketplaceListingId, userId } = listing;
  const changes = changesOf<MarketplaceFacts>(listing.facts, command.data.changes as Partial<MarketplaceFacts>);
  const facts = { ...listing.facts, ...changes?.to };
  assertWhole(facts);
  return changes ? [caused(command, 'MarketplaceFactsChanged', { marketplaceListingId, userId, facts })] : [];
};

/** They never were in it, or have left before. */
const leave = (command: CommandOf<'LeaveMarketplace'>, listing: MarketplaceListing): MarketplaceListingEvent[] => {
  if (listing.status !== 'listed') return [];
  const { listingId: marketplaceListingId, userId } = listing;
  return [caused(command, 'MarketplaceLeft', { marketplaceListingId, userId })];
};

/** What a company has bought with this credit stays bought, also after they left. */
const sell = (command: CommandOf<'SellMarketplaceListing'>, listing: MarketplaceListing): MarketplaceListingEvent[] => {
  const { companyId, marketplaceCreditsId } = command.data;
  if (listing.status === 'absent') throw reject('marketplace-candidate-left');
  const bought = listing.buyers.find((buyer) => buyer.companyId === companyId);
  if (bought && bought.marketplaceCreditsId !== marketplaceCreditsId) throw reject('marketplace-candidate-bought');
  if (bought) return [];
  if (!isListed(listing)) throw reject('marketplace-candidate-left');
  const { listingId: marketplaceListingId, userId } = listing;
  const sold = { marketplaceListingId, userId, companyId, marketplaceCreditsId };
  return [caused(command, 'MarketplaceListingSold', sold)];
};

const decide = (command: MarketplaceListingCommand, listing: MarketplaceListing): MarketplaceListingEvent[] => {
  switch (command.type) {
    case 'JoinMarketplace':
      return join(command, listing);
    case 'ChangeMarketplaceFacts':
      return change(command, listing);
    case 'LeaveMarketplace':
      return leave(command, listing);
    case 'SellMarketplaceListing':
      return sell(command, listing);
  }
};

export const marketplaceListingDecider: Decider<
  MarketplaceListing,
  MarketplaceListingCommand,
  MarketplaceListingEvent
> = { initialState, evolve, decide };
