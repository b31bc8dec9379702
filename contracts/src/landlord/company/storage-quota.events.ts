import { z } from 'zod';
import { Id } from '#contracts/kernel/id';
import { defineEvents, type EventsOf } from '#contracts/kernel/message';
import { OwnQuota } from '#contracts/library/storage/storage.quota';

const quota = z.object({ quotaBytes: OwnQuota });

// Stored for ever: rename or retype nothing here without an upcast. They belong to the company: its audit shows them.
export const storageQuotaEvents = defineEvents('storage-quota', {
  /** Bytes that it may keep, as they were and as they are; null: as everybody. */
  StorageQuotaChanged: z.object({ tenantId: Id, from: quota, to: quota }),
});
export type StorageQuotaEvent = EventsOf<typeof storageQuotaEvents.shapes>;
