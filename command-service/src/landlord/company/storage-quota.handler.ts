import { handler } from '#command-service/kernel/command';
import { storageQuotaDecider } from './storage-quota.decider.ts';

/** Commands of storage quotas; id and tenant are the company's. */
export const storageQuotaHandler = handler('storage-quota', storageQuotaDecider);
