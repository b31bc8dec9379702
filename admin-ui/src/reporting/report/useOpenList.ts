import type { ListFilter } from 'contracts/reporting/saved-filter/saved-filter.events';
import { useRef } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { savedFilterPath } from '#admin-ui/reporting/saved-filter/saved-filter-path';

/** Opens the list behind a figure: its filter is saved, so that the address can be given to others. */
export const useOpenList = () => {
  const dataProvider = useDataProvider();
  const navigate = useNavigate();
  const notify = useNotify();
  const { pathname, search } = useLocation();
  const isOpening = useRef(false);
  return async (data: ListFilter): Promise<void> => {
    if (isOpening.current) return;
    isOpening.current = true;
    try {
      const saved = await dataProvider.create('saved-filters', { data });
      const back = encodeURIComponent(`/t${pathname}${search}`);
      await navigate(`${savedFilterPath(data.resource, String(saved.data.id))}?redirect=${back}`);
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    } finally {
      isOpening.current = false;
    }
  };
};
