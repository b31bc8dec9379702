import type { Id } from '#contracts/kernel/id';
import type { Command } from '#contracts/kernel/message';

export type StorageQuotaCommand = Command<'ChangeStorageQuota', { tenantId: Id; quotaBytes: number | null }>;
