import type { Id } from '#contracts/kernel/id';
import type { Command } from '#contracts/kernel/message';

export type TenantCommand = Command<'RegisterTenant', { tenantId: Id; name: string; subdomain: string }>;

/** Every way this aggregate may refuse. */
export type TenantRejection = 'tenant-already-exists' | 'subdomain-taken';
