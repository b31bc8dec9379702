import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';

type Action = 'rename' | 'move' | 'trash' | 'restore';
type Order = { ids: readonly string[]; body?: object };
type Options = {
  /** Translation key of what to say when it is done. */
  success?: string;
  onSuccess?: (order: Order) => void;
};

/** Does one thing to files, one after another; all that is shown is read again. */
export const useFileCommand = (action: Action, { success, onSuccess }: Options = {}) => {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  return useMutation<void, Error, Order>({
    mutationFn: async ({ ids, body = {} }) => {
      for (const id of ids) await dataProvider.send('files', { id, action, body });
    },
    onSuccess: (_, order) => {
      if (success) notify(success, { type: 'success', messageArgs: { smart_count: order.ids.length } });
      onSuccess?.(order);
    },
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: () => queries.invalidateQueries(),
  });
};
