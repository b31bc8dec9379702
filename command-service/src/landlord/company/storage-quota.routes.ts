import { Rejection } from 'contracts/kernel/problem';
import type { SuspensionRejection } from 'contracts/landlord/company/suspension.commands';
import { changeStorageQuota } from 'contracts/landlord/company/tenant-overview.endpoints';
import type { IRouter } from 'express';
import { mount } from 'platform/http/route';
import { answered } from '#command-service/http/answer';
import { causeOf } from '#command-service/http/cause';
import type { SessionContext } from '#command-service/identity/session/session.context';
import { storageQuotaAccess } from './storage-quota.access.ts';

/** How many bytes a company may keep: the access tables say so before the answer. */
export const storageQuotaRoutes = (router: IRouter, context: SessionContext): void =>
  mount(
    router,
    changeStorageQuota,
    async ({ auth, params: { id: tenantId }, body: { quotaBytes }, ...request }) => {
      const { commands, tenantStatuses } = context;
      if ((await tenantStatuses.nameOf(tenantId)) === null)
        throw new Rejection<SuspensionRejection>('company-not-found', 404);
      const metadata = causeOf({ ...request, auth: { platformAdminId: auth.userId, tenantId } });
      const sent = await commands.storageQuota(tenantId, {
        type: 'ChangeStorageQuota',
        data: { tenantId, quotaBytes },
        metadata,
      });
      await storageQuotaAccess.save(tenantStatuses, sent, { id: tenantId });
      return answered(sent.position, { id: tenantId, ...sent.state });
    },
    context,
  );
