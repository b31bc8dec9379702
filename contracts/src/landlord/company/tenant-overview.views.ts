import { z } from 'zod';
import { OwnHourlyActions } from '#contracts/automation/event-action/event-action.limits';
import { Id } from '#contracts/kernel/id';
import { OwnQuota } from '#contracts/library/storage/storage.quota';

export const TenantState = z.enum(['active', 'suspended']);
export type TenantState = z.infer<typeof TenantState>;

/** Whether a company is open. Times and reason are null while it is. */
export const TenantStatusView = z.object({
  id: Id,
  state: TenantState,
  suspendedAt: z.iso.datetime().nullable(),
  suspensionReason: z.string().nullable(),
});
export type TenantStatusView = z.infer<typeof TenantStatusView>;

export const EventActionLimitsView = z.object({ id: Id, eventActionLimits: OwnHourlyActions });

export const StorageQuotaView = z.object({ id: Id, quotaBytes: OwnQuota });

/** A company as a platform admin sees it. `owners`: at most five who can come in, by name. */
export const TenantOverview = TenantStatusView.extend({
  name: z.string(),
  subdomain: z.string(),
  createdAt: z.iso.datetime(),
  owners: z.array(z.object({ id: Id, name: z.string(), email: z.string() })),
  users: z.int(),
  candidates: z.int(),
  jobs: z.int(),
  interviews: z.int(),
  /** What its event actions may do in an hour, where that is not what everybody's may. */
  eventActionLimits: OwnHourlyActions,
  /** Bytes that it keeps. */
  storedBytes: z.int(),
  /** Bytes that it may keep, where that is not what everybody may. */
  quotaBytes: OwnQuota,
  /** Bytes that every company may keep. */
  usualQuotaBytes: z.int(),
});
export type TenantOverview = z.infer<typeof TenantOverview>;
