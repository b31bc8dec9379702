import * as endpoints from 'contracts/identity/partnership/partnership.endpoints';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import type { CommandContext } from '#command-service/context';
import { answered } from '#command-service/http/answer';
import { causeOf } from '#command-service/http/cause';
import { agreedOffer, joinGroup, leaveGroup } from './join-and-leave.ts';
import type { Partners } from './partners.ts';

export type PartnerContext = CommandContext & { partners: Partners };

/** A company's own side: it comes under a parent by its owner's choice alone, and goes when it likes. */
export const partnershipRoutes = (router: IRouter, context: PartnerContext): void => {
  mount(
    router,
    endpoints.acceptPartnership,
    async (request) => {
      const offer = await agreedOffer(context.partners, request.body);
      const position = await joinGroup(context, offer, causeOf(request));
      return answered(position, { id: offer.tenantId });
    },
    context,
  );
  mount(
    router,
    endpoints.endPartnership,
    async (request) => {
      const { id } = request.params;
      const companyId = request.auth.tenantId;
      const leaving = { parentId: id, companyId, endedBy: 'company' as const, metadata: causeOf(request) };
      return answered(await leaveGroup(context, leaving), { id });
    },
    context,
  );
};
