import { useQuery } from '@tanstack/react-query';
import { systemFolders } from 'contracts/library/folder/folder.choices';
import type { FolderView } from 'contracts/library/folder/folder.entity';
import { useDataProvider, useGetList, useTranslate } from 'react-admin';
import { systemFolderName } from '#admin-ui/library/places';
import { useCan } from '#admin-ui/providers/me.tsx';

/** Folders of one folder that are shown at most. */
const MOST = 200;

export const useFolders = (filter: { parentId?: string; q?: string }, isOpen = true) => {
  const mayRead = useCan()('tenant.folders.read');
  return useGetList<FolderView>(
    'folders',
    { filter, sort: { field: 'name', order: 'ASC' }, pagination: { page: 1, perPage: MOST } },
    { enabled: isOpen && mayRead, onError: () => undefined },
  );
};

type Place = { id: string; name: string };

/** The way from the root to a folder, that included, as people read it. */
export const useFolderWay = (id: string) => {
  const t = useTranslate();
  const dataProvider = useDataProvider();
  const { data: above = [], error } = useQuery<Place[], Error>({
    queryKey: ['folders', 'way', id],
    queryFn: async () => {
      const way: Place[] = [];
      for (let at = id; systemFolderName(at) === null; ) {
        const { data } = await dataProvider.getOne<FolderView>('folders', { id: at });
        way.unshift({ id: at, name: data.name });
        at = data.parentId;
        if (systemFolderName(at) !== null && at !== systemFolders.root) way.unshift({ id: at, name: '' });
      }
      return systemFolderName(id) !== null && id !== systemFolders.root ? [{ id, name: '' }] : way;
    },
  });
  const named = ({ id: at, name }: Place): Place => ({ id: at, name: name || t(systemFolderName(at) ?? '') });
  return { way: [{ id: systemFolders.root, name: '' }, ...above].map(named), error };
};
