import { asyncRetry, isExpectedVersionConflictError } from '@event-driven-io/emmett';
import { defaultProfile } from 'contracts/identity/company/company.events';
import { GLOBAL, streamName } from 'contracts/kernel/id';
import { Rejection } from 'contracts/kernel/problem';
import { candidate } from 'contracts/recruiting/candidate/candidate.entity';
import {
  buyMarketplaceCandidate,
  shortlistMarketplaceCandidate,
  unshortlistMarketplaceCandidate,
} from 'contracts/recruiting/marketplace/marketplace.endpoints';
import { MAX_SHORTLISTED } from 'contracts/recruiting/marketplace/marketplace.limits';
import { creditDay, creditsIdOf } from 'contracts/recruiting/marketplace/marketplace-credits.commands';
import type { MarketplaceListingRejection } from 'contracts/recruiting/marketplace/marketplace-listing.commands';
import type { IRouter } from 'express';
import type { EventStore } from 'platform/event-store/event-store';
import { mount, type RequestOf } from 'platform/http/route';
import type { CommandContext } from '#command-service/context';
import { entityState } from '#command-service/entity/entity.state';
import { answered } from '#command-service/http/answer';
import { causeOf } from '#command-service/http/cause';
import { companyDecider } from '#command-service/identity/company/company.decider';
import { companySettingsDecider } from '#command-service/identity/company-settings/company-settings.decider';
import { membershipDecider } from '#command-service/identity/membership/membership.decider';
import { stateOf } from '#command-service/kernel/command';
import { isListed, marketplaceListingDecider } from './marketplace-listing.decider.ts';
import { marketplaceShortlistDecider } from './marketplace-shortlist.decider.ts';

type MarketplaceContext = CommandContext & { store: EventStore };

/** Colleagues who buy at the same moment wait for each other. Milliseconds. */
const RETRY = {
  retries: 6,
  minTimeout: 5,
  maxTimeout: 100,
  randomize: true,
  shouldRetryError: isExpectedVersionConflictError,
};

const gone = () => new Rejection<MarketplaceListingRejection>('marketplace-candidate-left', 409);

/** What a company does in the marketplace (docs/product.md MKT-4 to MKT-9). */
export const marketplaceRoutes = (router: IRouter, context: MarketplaceContext): void => {
  const { commands, store } = context;

  /** Nobody is shown to the company they work for. */
  const listingFor = async (tenantId: string, id: string) => {
    const listing = await stateOf(store, streamName('marketplaceListing', GLOBAL, id), marketplaceListingDecider);
    if (listing.status === 'absent') throw new Rejection('not-found', 404);
    const membership = await stateOf(store, streamName('membership', tenantId, listing.userId), membershipDecider);
    if (membership.status !== 'absent') throw new Rejection('not-found', 404);
    const bought = listing.buyers.find(({ companyId }) => companyId === tenantId);
    return { listing, bought };
  };

  const today = async (tenantId: string, now: Date) => {
    const company = await stateOf(store, streamName('company', tenantId, tenantId), companyDecider);
    return creditDay(company.status === 'registered' ? company.profile.timeZone : defaultProfile.timeZone, now);
  };

  const isKept = async (tenantId: string, id: string): Promise<boolean> => {
    const state = await entityState(store, candidate, { tenantId, id });
    return state.status === 'kept' && !state.record.erased;
  };

  /** A company that has bought somebody has them: nothing is spent, in whichever month. */
  const buy = async (request: RequestOf<typeof buyMarketplaceCandidate>) => {
    const { tenantId } = request.auth;
    const { id: listingId } = request.params;
    const { listing, bought } = await listingFor(tenantId, listingId);
    const metadata = causeOf(request);
    if (bought) {
      const creditsId = bought.marketplaceCreditsId;
      const data = { listingId };
      const sent = await commands.marketplaceCredits(creditsId, { type: 'SettleMarketplacePurchase', data, metadata });
      const goneId = sent.state[listingId]?.candidateId ?? null;
      if (goneId === null || (await isKept(tenantId, goneId))) return answerOf(listingId, sent);
      // Another record of them is told only by who still agrees.
      if (!isListed(listing)) throw gone();
      const again = { type: 'BuyMarketplaceCandidateAgain' as const, data: { ...data, goneId }, metadata };
      return answerOf(listingId, await commands.marketplaceCredits(creditsId, again));
    }
    if (!isListed(listing)) throw gone();
    const { day, month } = await today(tenantId, request.now);
    const creditsId = creditsIdOf(tenantId, month);
    const caps = await stateOf(store, streamName('company-settings', tenantId, tenantId), companySettingsDecider);
    const data = { listingId, userId: listing.userId, month, day, caps };
    await asyncRetry(
      () => commands.marketplaceCredits(creditsId, { type: 'SpendMarketplaceCredit', data, metadata }),
      RETRY,
    );
    const settle = { type: 'SettleMarketplacePurchase' as const, data: { listingId }, metadata };
    return answerOf(listingId, await commands.marketplaceCredits(creditsId, settle));
  };

  const answerOf = (id: string, { state, position }: Awaited<ReturnType<typeof commands.marketplaceCredits>>) =>
    answered(position, { id, month: state[id]?.month ?? '', used: Object.keys(state).length });

  const shortlistOf = (tenantId: string) =>
    stateOf(store, streamName('marketplaceShortlist', tenantId, tenantId), marketplaceShortlistDecider);

  /** Entries that nobody sees any more, looked for only where a list is full of them. */
  const goneFrom = async (tenantId: string): Promise<string[]> => {
    const entries = await shortlistOf(tenantId);
    if (entries.length < MAX_SHORTLISTED) return [];
    const checked = await Promise.all(
      entries.map(async (id) => {
        const { listing, bought } = await listingFor(tenantId, id).catch(() => ({ listing: null, bought: null }));
        return listing && !bought && isListed(listing) ? [] : [id];
      }),
    );
    return checked.flat();
  };

  const add = async (request: RequestOf<typeof shortlistMarketplaceCandidate>) => {
    const { tenantId } = request.auth;
    const { id: listingId } = request.params;
    const { listing } = await listingFor(tenantId, listingId);
    if (!isListed(listing)) throw gone();
    const data = { listingId, gone: await goneFrom(tenantId) };
    const metadata = causeOf(request);
    const sent = await commands.marketplaceShortlist(tenantId, {
      type: 'ShortlistMarketplaceCandidate',
      data,
      metadata,
    });
    return answered(sent.position, { id: listingId, isShortlisted: true });
  };

  const remove = async (request: RequestOf<typeof unshortlistMarketplaceCandidate>) => {
    const { id: listingId } = request.params;
    const command = {
      type: 'UnshortlistMarketplaceCandidate' as const,
      data: { listingId },
      metadata: causeOf(request),
    };
    const { position } = await commands.marketplaceShortlist(request.auth.tenantId, command);
    return answered(position, { id: listingId, isShortlisted: false });
  };

  mount(router, buyMarketplaceCandidate, buy, context);
  mount(router, shortlistMarketplaceCandidate, add, context);
  mount(router, unshortlistMarketplaceCandidate, remove, context);
};
