import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { HireItemChange } from 'contracts/recruiting/pending-hire/pending-hire.items';
import { useDataProvider, useNotify } from 'react-admin';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';

type Change = { itemId: string; body: HireItemChange };

/** Changes an item of a hire's checklist; all that is shown is read again once it is done. */
export const useItemChange = (hireId: string, onSuccess: () => void) => {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  return useMutation<unknown, Error, Change>({
    mutationFn: ({ itemId, body }) => dataProvider.patch(`pending-hires/${hireId}/items/${itemId}`, body),
    onSuccess: async () => {
      onSuccess();
      await queries.invalidateQueries();
    },
    onError: (error) => notify(error.message, { type: 'error' }),
  });
};

/** Takes an item off a checklist. */
export const useItemRemoval = (hireId: string) => {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  return useMutation<unknown, Error, string>({
    mutationFn: (itemId) => dataProvider.delete(`pending-hires/${hireId}/items`, { id: itemId }),
    onSuccess: async () => {
      notify('resources.pending-hires.items.removed', { type: 'success' });
      await queries.invalidateQueries();
    },
    onError: (error) => notify(error.message, { type: 'error' }),
  });
};
