import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import { useRequestKey } from 'ui-kit/api/useRequestKey';
import type { Command, ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { codeOf } from '#admin-ui/providers/problems';

type Options<T> = {
  resource: string;
  /** Translation key of what to say when it is done. */
  success?: string;
  onSuccess?: (answer: T, command: Command) => void;
  /** Instead of a toast with the reason. */
  onError?: (error: Error) => void;
  /** Instead of either, where the record is another by now than the version that was sent. */
  onStale?: () => void;
};

/** Sends a command to an aggregate, which happens once however often it is sent again; all that is shown is read again once it is done. */
export const useSend = <T = unknown>({ resource, success, onSuccess, onError, onStale }: Options<T>) => {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const { keyOf, done } = useRequestKey();
  return useMutation<{ data: T }, Error, Command>({
    mutationFn: (command) => dataProvider.send<T>(resource, { idempotencyKey: keyOf(command), ...command }),
    onSuccess: async ({ data }, command) => {
      done();
      if (success) notify(success, { type: 'success' });
      onSuccess?.(data, command);
      await queries.invalidateQueries();
    },
    onError: (error) => {
      if (onStale && codeOf(error) === 'stale-record') return onStale();
      if (codeOf(error) === 'stale-record') void queries.invalidateQueries();
      return onError ? onError(error) : notify(error.message, { type: 'error' });
    },
  });
};
