import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import { afterSave } from './after-save.ts';

/** What follows a save: say so, read lists again, and go to where the record is shown. */
export const useSaved = <R extends { id: string }>(message: string, pathOf: (record: R) => string) => {
  const notify = useNotify();
  const navigate = useNavigate();
  const queries = useQueryClient();
  return (record: R) => {
    notify(message, { type: 'success' });
    void queries.invalidateQueries();
    void navigate(pathOf(record), { state: afterSave });
  };
};
