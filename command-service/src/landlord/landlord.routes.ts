import type { IRouter } from 'express';
import type { SessionContext } from '#command-service/identity/session/session.context';
import { landlordCandidateRoutes } from './candidate/landlord-candidate.routes.ts';
import { eventActionLimitsRoutes } from './company/event-action-limits.routes.ts';
import { storageQuotaRoutes } from './company/storage-quota.routes.ts';
import { suspensionRoutes } from './company/suspension.routes.ts';
import { platformAdminRoutes } from './platform-admin/platform-admin.routes.ts';

/** What platform admins may ask for. */
export const landlordRoutes = (router: IRouter, context: SessionContext): void => {
  platformAdminRoutes(router, context);
  suspensionRoutes(router, context);
  eventActionLimitsRoutes(router, context);
  storageQuotaRoutes(router, context);
  landlordCandidateRoutes(router, context);
};
