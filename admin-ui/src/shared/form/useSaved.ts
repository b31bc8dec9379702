import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useNavigate, useSearchParams } from 'react-router';
import { afterSave } from './after-save.ts';

/** What follows a save: say so, read lists again, and go to where the record is shown, with the way back that the address held. */
export const useSaved = <R extends { id: string }>(message: string, pathOf: (record: R) => string) => {
  const notify = useNotify();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [query] = useSearchParams();
  return (record: R) => {
    notify(message, { type: 'success' });
    void queries.invalidateQueries();
    const redirect = query.get('redirect');
    const search = redirect === null ? '' : `?${new URLSearchParams({ redirect })}`;
    void navigate(`${pathOf(record)}${search}`, { state: afterSave });
  };
};
