import { GLOBAL } from 'contracts/kernel/id';
import type { MyMarketplaceView } from 'contracts/recruiting/marketplace/marketplace.views';
import {
  changeMyMarketplaceFacts,
  joinMarketplace,
  leaveMarketplace,
} from 'contracts/recruiting/marketplace/my-marketplace.endpoints';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import type { CommandContext } from '#command-service/context';
import { answered } from '#command-service/http/answer';
import { causeOf, type Origin } from '#command-service/http/cause';
import type { Accounts } from '#command-service/identity/access/accounts';
import type { Sent } from '#command-service/kernel/command';
import type { MarketplaceListing } from './marketplace-listing.decider.ts';

type MyContext = CommandContext & { accounts: Pick<Accounts, 'asCandidate'> };

const causeIn = (request: Omit<Origin, 'auth'> & { auth: { userId: string } }) =>
  causeOf({ ...request, auth: { userId: request.auth.userId, tenantId: GLOBAL } });

const answerOf = ({ state, position }: Sent<MarketplaceListing>) => {
  const { joinedAt = null, leftAt = null, facts = null } = state.status === 'absent' ? {} : state;
  const body: MyMarketplaceView = { isListed: state.status === 'listed', joinedAt, leftAt, facts };
  return answered(position, body);
};

/** A person's own consent (docs/product.md MKT-1 to MKT-3). */
export const myMarketplaceRoutes = (router: IRouter, context: MyContext): void => {
  const { marketplaceListing: send, marketplaceListingId: listingId } = context.commands;
  mount(
    router,
    joinMarketplace,
    async (request) => {
      const { userId } = request.auth;
      const { agreed: _, ...facts } = request.body;
      const id = listingId(userId);
      const data = { marketplaceListingId: id, userId, facts };
      const command = { type: 'JoinMarketplace' as const, data, metadata: causeIn(request) };
      return answerOf(await context.accounts.asCandidate(userId, () => send(id, command)));
    },
    context,
  );
  mount(
    router,
    changeMyMarketplaceFacts,
    async (request) => {
      const data = { changes: request.body };
      const command = { type: 'ChangeMarketplaceFacts' as const, data, metadata: causeIn(request) };
      return answerOf(await send(listingId(request.auth.userId), command));
    },
    context,
  );
  mount(
    router,
    leaveMarketplace,
    async (request) => {
      const command = { type: 'LeaveMarketplace' as const, data: {}, metadata: causeIn(request) };
      return answerOf(await send(listingId(request.auth.userId), command));
    },
    context,
  );
};
