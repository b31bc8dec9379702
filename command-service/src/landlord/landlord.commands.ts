import type { EventStore } from 'platform/event-store/event-store';
import { eventActionLimitsHandler } from './company/event-action-limits.handler.ts';
import { storageQuotaHandler } from './company/storage-quota.handler.ts';
import { suspensionHandler } from './company/suspension.handler.ts';
import { platformAdminHandler } from './platform-admin/platform-admin.handler.ts';

export const landlordCommands = ({ store }: { store: EventStore }) => ({
  platformAdmin: platformAdminHandler(store),
  suspension: suspensionHandler(store),
  eventActionLimits: eventActionLimitsHandler(store),
  storageQuota: storageQuotaHandler(store),
});
