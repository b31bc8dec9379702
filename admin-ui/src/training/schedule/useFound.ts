import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { MAX_NAMED_AT_ONCE } from 'contracts/training/schedule/schedule.choices';
import type { OfferedForSchedule } from 'contracts/training/schedule/schedule.endpoints';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';

export type Found = { id: string; name: string };
const nobody: readonly Found[] = [];

/** For whom a training can be scheduled, by what was typed. */
export const useFound = (path: string, { q, isAsked = true }: { q: string; isAsked?: boolean }): readonly Found[] => {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { data = nobody } = useQuery<readonly Found[], Error>({
    queryKey: [path, q],
    queryFn: () => dataProvider.ask<OfferedForSchedule[]>(path, q ? { q } : undefined),
    enabled: isAsked,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return data;
};

/** The names of those who are chosen. */
export const useNamedByIds = (path: string, ids: readonly string[]): readonly Found[] => {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { data = nobody } = useQuery<readonly Found[], Error>({
    queryKey: [path, 'ids', ...ids],
    queryFn: async () => {
      const names: Found[] = [];
      for (let at = 0; at < ids.length; at += MAX_NAMED_AT_ONCE) {
        const asked = ids.slice(at, at + MAX_NAMED_AT_ONCE).join(',');
        names.push(...(await dataProvider.ask<OfferedForSchedule[]>(path, { ids: asked })));
      }
      return names;
    },
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return data;
};
