import type { LandlordAuth } from 'contracts/kernel/auth';
import { Rejection } from 'contracts/kernel/problem';
import type { SuspensionCommand, SuspensionRejection } from 'contracts/landlord/company/suspension.commands';
import * as endpoints from 'contracts/landlord/company/tenant-overview.endpoints';
import type { TenantStatusView } from 'contracts/landlord/company/tenant-overview.views';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import { answered } from '#command-service/http/answer';
import { causeOf, type Origin } from '#command-service/http/cause';
import type { SessionContext } from '#command-service/identity/session/session.context';
import { suspensionAccess } from './suspension.access.ts';

type Request = Omit<Origin, 'auth'> & { auth: LandlordAuth; params: { id: string } };
type Input = { [C in SuspensionCommand as C['type']]: Pick<C, 'type' | 'data'> }[SuspensionCommand['type']];

/** Shuts a company out, or lets it in again: the access tables say so before the answer. */
export const suspensionRoutes = (router: IRouter, context: SessionContext): void => {
  const { commands, tenantStatuses } = context;

  const send = async ({ auth, params: { id: tenantId }, ...request }: Request, command: Input) => {
    if ((await tenantStatuses.nameOf(tenantId)) === null)
      throw new Rejection<SuspensionRejection>('company-not-found', 404);
    const metadata = causeOf({ ...request, auth: { platformAdminId: auth.userId, tenantId } });
    const change = async () => {
      const sent = await commands.suspension(tenantId, { ...command, metadata } as SuspensionCommand);
      return { ...(await suspensionAccess.save(tenantStatuses, sent, { id: tenantId })), position: sent.position };
    };
    const at = metadata.occurredAt;
    const { suspendedAt, reason, position } = await (command.type === 'SuspendTenant'
      ? tenantStatuses.suspending({ tenantId, at, reason: command.data.reason }, change)
      : change());
    const view: TenantStatusView = {
      id: tenantId,
      state: suspendedAt === null ? 'active' : 'suspended',
      suspendedAt,
      suspensionReason: reason,
    };
    return answered(position, view);
  };

  mount(
    router,
    endpoints.suspendCompany,
    (request) =>
      send(request, { type: 'SuspendTenant', data: { tenantId: request.params.id, reason: request.body.reason } }),
    context,
  );
  mount(
    router,
    endpoints.reinstateCompany,
    (request) => send(request, { type: 'ReinstateTenant', data: { tenantId: request.params.id } }),
    context,
  );
};
