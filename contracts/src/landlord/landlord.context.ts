import { context } from '#contracts/kernel/context';
import * as candidate from './candidate/landlord-candidate.endpoints.ts';
import { eventActionLimitsEvents } from './company/event-action-limits.events.ts';
import { storageQuotaEvents } from './company/storage-quota.events.ts';
import { suspensionEvents } from './company/suspension.events.ts';
import * as company from './company/tenant-overview.endpoints.ts';
import * as parkedRow from './parked-row/parked-row.endpoints.ts';
import * as platformAdmin from './platform-admin/platform-admin.endpoints.ts';
import { platformAdminEvents } from './platform-admin/platform-admin.events.ts';
import * as role from './role/landlord-role.endpoints.ts';

export const landlord = context({
  entities: {},
  events: [platformAdminEvents, suspensionEvents, eventActionLimitsEvents, storageQuotaEvents],
  endpoints: { landlord: { ...platformAdmin, ...company, ...candidate, ...role, ...parkedRow } },
  systemCommands: {},
});
