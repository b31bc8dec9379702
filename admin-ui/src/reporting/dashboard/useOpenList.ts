import type { ListFilter } from 'contracts/reporting/kept-filter/kept-filter.events';
import { useRef } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { keptFilterPath } from '#admin-ui/reporting/kept-filter/kept-filter-path';

/** Opens the list behind a figure: its filter is kept, so that the address can be given to others. */
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
      const kept = await dataProvider.create('kept-filters', { data });
      const back = encodeURIComponent(`/t${pathname}${search}`);
      await navigate(`${keptFilterPath(data.resource, String(kept.data.id))}?redirect=${back}`);
    } catch (error) {
      notify((error as Error).message, { type: 'error' });
    } finally {
      isOpening.current = false;
    }
  };
};
