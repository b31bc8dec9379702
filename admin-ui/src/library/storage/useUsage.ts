import { useQuery } from '@tanstack/react-query';
import type { StorageUsage } from 'contracts/library/storage/storage.views';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';

/** Of the quota, from which on the company is warned (docs/product.md FILE-22). */
export const WARN_FROM = 0.9;

/** What part of its quota a company uses. */
export const fullness = ({ bytes, quota }: StorageUsage): number => (quota === 0 ? 1 : bytes / quota);

/** What the files of the company take up, for those who may know. */
export const useUsage = (mayKnow = true) => {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  return useQuery<StorageUsage, Error>({
    queryKey: ['files', 'usage'],
    queryFn: () => dataProvider.ask<StorageUsage>('storage-usage'),
    enabled: mayKnow,
  });
};
