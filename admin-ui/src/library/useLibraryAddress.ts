import { useStore } from 'react-admin';
import { useSearchParams } from 'react-router';
import { useMe } from '#admin-ui/providers/me.tsx';
import { folderPath } from './places.ts';

export const libraryViews = ['list', 'tiles'] as const;
export type LibraryView = (typeof libraryViews)[number];

const EVERYWHERE = 'all';
const isView = (name: string | null): name is LibraryView => libraryViews.some((view) => view === name);

/** What of the library is shown, beside the folder, as the address says it: search, filters, order and page are the list's own part of it. */
export const useLibraryAddress = () => {
  const [params, setParams] = useSearchParams();
  /** How this person looked at files the last time. */
  const [kept, keep] = useStore<LibraryView>(`${useMe().id}.files.view`, 'list');
  const asked = params.get('view');
  const changed = (name: string, value: string | null): URLSearchParams => {
    const after = new URLSearchParams(params);
    if (value === null) after.delete(name);
    else after.set(name, value);
    return after;
  };
  return {
    view: isView(asked) ? asked : kept,
    setView: (view: LibraryView) => {
      keep(view);
      setParams(changed('view', view), { replace: true });
    },
    isEverywhere: params.get('in') === EVERYWHERE,
    setEverywhere: (isEverywhere: boolean) => setParams(changed('in', isEverywhere ? EVERYWHERE : null)),
    /** The same with a file opened, or with none. */
    pathWith: (folderId: string, fileId: string | null): string => {
      const search = changed('file', fileId).toString();
      return search === '' ? folderPath(folderId) : `${folderPath(folderId)}?${search}`;
    },
  };
};
