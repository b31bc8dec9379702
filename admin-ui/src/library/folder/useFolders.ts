import { useQuery } from '@tanstack/react-query';
import { systemFolders } from 'contracts/library/folder/folder.choices';
import type { FolderView } from 'contracts/library/folder/folder.entity';
import { type DataProvider, useDataProvider, useGetList, useTranslate } from 'react-admin';
import { systemFolderName } from '#admin-ui/library/places';
import { useCan } from '#admin-ui/providers/me.tsx';

/** Folders of one folder that are shown at most. */
const MOST = 200;

export const useFolders = (filter: { parentId?: string; isTrashed?: boolean; q?: string }, isOpen = true) => {
  const mayRead = useCan()('tenant.folders.read');
  return useGetList<FolderView>(
    'folders',
    { filter, sort: { field: 'name', order: 'ASC' }, pagination: { page: 1, perPage: MOST } },
    { enabled: isOpen && mayRead, onError: () => undefined },
  );
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
