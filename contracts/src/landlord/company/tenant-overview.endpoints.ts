import { z } from 'zod';
import { OwnHourlyActions } from '#contracts/automation/event-action/event-action.limits';
import { ById, endpoint, resource } from '#contracts/kernel/endpoint';
import { text } from '#contracts/kernel/text';
import { OwnQuota } from '#contracts/library/storage/storage.quota';
import { SuspendTenant } from './suspension.commands.ts';
import {
  EventActionLimitsView,
  StorageQuotaView,
  TenantOverview,
  TenantState,
  TenantStatusView,
} from './tenant-overview.views.ts';

export const landlordCompanies = resource({
  area: 'landlord',
  name: 'companies',
  access: 'landlord.companies.read',
  view: TenantOverview,
  filters: { state: TenantState.optional(), q: text(200).optional() },
  sorts: ['createdAt', 'name', 'subdomain'],
});
export const suspendCompany = endpoint({
  method: 'POST',
  path: '/api/landlord/companies/:id/suspend',
  access: 'landlord.companies.suspend',
  summary: 'Suspend a company; its staff lose access immediately and its public pages go offline',
  params: ById,
  body: SuspendTenant,
  answer: TenantStatusView,
});
export const reinstateCompany = endpoint({
  method: 'POST',
  path: '/api/landlord/companies/:id/reinstate',
  access: 'landlord.companies.suspend',
  summary: 'Reinstate a suspended company',
  params: ById,
  answer: TenantStatusView,
});
export const limitEventActions = endpoint({
  method: 'POST',
  path: '/api/landlord/companies/:id/event-action-limits',
  access: 'landlord.companies.limit',
  summary: 'Change how much the event actions of a company may do in an hour; null is the usual limit',
  params: ById,
  body: OwnHourlyActions.partial(),
  answer: EventActionLimitsView,
});
export const changeStorageQuota = endpoint({
  method: 'POST',
  path: '/api/landlord/companies/:id/storage-quota',
  access: 'landlord.companies.limit',
  summary: 'Change how many bytes a company may keep; null is as many as every other',
  params: ById,
  body: z.strictObject({ quotaBytes: OwnQuota }),
  answer: StorageQuotaView,
});
