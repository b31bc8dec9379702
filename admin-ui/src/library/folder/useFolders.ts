import { useQuery } from '@tanstack/react-query';
import { systemFolders } from 'contracts/library/folder/folder.choices';
import type { FolderView } from 'contracts/library/folder/folder.entity';
import { type DataProvider, useDataProvider, useInfiniteGetList, useTranslate } from 'react-admin';
import { systemFolderName } from '#admin-ui/library/places';
import { useCan } from '#admin-ui/providers/me.tsx';

/** Folders that are shown at first, and more of them each time. */
const PER_PAGE = 200;

type FolderFilter = { parentId?: string; isTrashed?: boolean; q?: string };

/** Folders by their names. `more` shows further ones; null: these are all. */
export const useFolders = (filter: FolderFilter, isOpen = true, perPage = PER_PAGE) => {
  const mayRead = useCan()('tenant.folders.read');
  const { data, total, isSuccess, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteGetList<FolderView>(
    'folders',
    { filter, sort: { field: 'name', order: 'ASC' }, pagination: { page: 1, perPage } },
    { enabled: isOpen && mayRead, retry: false },
  );
  return {
    folders: data?.pages.flatMap((page) => page.data) ?? [],
    total: total ?? 0,
    isSuccess,
    isBusy: isFetchingNextPage,
    more: hasNextPage ? () => void fetchNextPage() : null,
  };
};

type Place = { id: string; name: string };
/** `isRead`: people read what is in it, because it is the policies folder, or it or one above it there is given to them. */
export type Way = { places: Place[]; isOfPolicies: boolean; isRead: boolean };

const isShared = ({ users, teams, roles }: FolderView): boolean => users.length + teams.length + roles.length > 0;

/** The way from the root to a folder, that included; folders that every company has are without a name. */
const wayTo = async (dataProvider: DataProvider, id: string): Promise<Way> => {
  const places: Place[] = [];
  let at = id;
  let isGiven = false;
  while (systemFolderName(at) === null) {
    const { data } = await dataProvider.getOne<FolderView>('folders', { id: at });
    places.unshift({ id: at, name: data.name });
    isGiven ||= isShared(data);
    at = data.parentId;
  }
  if (at !== systemFolders.root) places.unshift({ id: at, name: '' });
  const isOfPolicies = at === systemFolders.policies;
  return { places, isOfPolicies, isRead: isOfPolicies && (isGiven || id === systemFolders.policies) };
};

/** Asks for the way to a folder as it is now. */
export const useAskWay = () => {
  const dataProvider = useDataProvider();
  return (id: string) => wayTo(dataProvider, id);
};

/** The way from the root to a folder, that included, as people read it. */
export const useFolderWay = (id: string) => {
  const t = useTranslate();
  const ask = useAskWay();
  const { data, error } = useQuery<Way, Error>({ queryKey: ['folders', 'way', id], queryFn: () => ask(id) });
  const named = ({ id: at, name }: Place): Place => ({ id: at, name: name || t(systemFolderName(at) ?? '') });
  return { way: [{ id: systemFolders.root, name: '' }, ...(data?.places ?? [])].map(named), error };
};
