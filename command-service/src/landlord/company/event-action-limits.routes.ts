import { Rejection } from 'contracts/kernel/problem';
import type { SuspensionRejection } from 'contracts/landlord/company/suspension.commands';
import { limitEventActions } from 'contracts/landlord/company/tenant-overview.endpoints';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import { answered } from '#command-service/http/answer';
import { causeOf } from '#command-service/http/cause';
import type { SessionContext } from '#command-service/identity/session/session.context';
import { eventActionLimitsAccess } from './event-action-limits.access.ts';

/** How much the rules of a company may do in an hour: the access tables say so before the answer. */
export const eventActionLimitsRoutes = (router: IRouter, context: SessionContext): void =>
  mount(
    router,
    limitEventActions,
    async ({ auth, params: { id: tenantId }, body: changes, ...request }) => {
      const { commands, tenantStatuses } = context;
      if ((await tenantStatuses.nameOf(tenantId)) === null)
        throw new Rejection<SuspensionRejection>('company-not-found', 404);
      const metadata = causeOf({ ...request, auth: { platformAdminId: auth.userId, tenantId } });
      const sent = await commands.eventActionLimits(tenantId, {
        type: 'ChangeEventActionLimits',
        data: { tenantId, changes },
        metadata,
      });
      await eventActionLimitsAccess.save(tenantStatuses, sent, { id: tenantId });
      return answered(sent.position, { id: tenantId, eventActionLimits: sent.state });
    },
    context,
  );
