import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';

export type FileAction = 'rename' | 'move' | 'trash' | 'restore';
type Order = {
  ids: readonly string[];
  body?: object;
  /** The folder that all of them were in. */
  from?: string | null;
};
type Options = {
  /** Default: files. */
  resource?: 'files' | 'folders';
  /** Translation key of what to say when it is done. */
  success?: string;
  onSuccess?: (order: Order) => void;
};

/** Does one thing to files or folders, one after another; all that is shown is read again. Where it cannot be done to one, the others follow. */
export const useFileCommand = (action: FileAction, { resource = 'files', success, onSuccess }: Options = {}) => {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  return useMutation<{ done: string[]; fault: Error | null }, Error, Order>({
    mutationFn: async ({ ids, body = {} }) => {
      const done: string[] = [];
      let fault: Error | null = null;
      for (const id of ids) {
        try {
          await dataProvider.send(resource, { id, action, body });
          done.push(id);
        } catch (error) {
          fault ??= error as Error;
        }
      }
      if (done.length === 0 && fault) throw fault;
      return { done, fault };
    },
    onSuccess: ({ done, fault }, order) => {
      if (fault) notify(fault.message, { type: 'error' });
      if (success) notify(success, { type: 'success', messageArgs: { smart_count: done.length } });
      onSuccess?.({ ...order, ids: done });
    },
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: () => queries.invalidateQueries(),
  });
};
