import { endpoint } from '#contracts/kernel/endpoint';
import { StorageUsage } from './storage.views.ts';

export const storageUsage = endpoint({
  method: 'GET',
  path: '/api/tenant/storage-usage',
  access: 'tenant.files.metrics',
  summary:
    'What the files of the company take up, by kind, folder and month, the largest of them, and what the trash holds',
  answer: StorageUsage,
});
