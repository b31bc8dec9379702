import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RetryOutcome } from 'contracts/landlord/parked-row/parked-row.views';
import { useDataProvider, useNotify } from 'react-admin';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';

const types = { applied: 'success', refused: 'warning', requested: 'info' } as const;

/** Has rows tried again, and tells what came of it. */
export const useRetry = (onDone?: () => void) => {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: (ids: readonly string[]) =>
      Promise.all(
        ids.map((id) => dataProvider.send<{ outcome: RetryOutcome }>('parked-rows', { id, action: 'retry' })),
      ),
    onSuccess: (answers) => {
      onDone?.();
      for (const [outcome, same] of Map.groupBy(answers, ({ data }) => data.outcome))
        notify(`resources.parked-rows.retry.${outcome}`, {
          type: types[outcome],
          messageArgs: { smart_count: same.length },
        });
    },
    onError: (error) => notify(error.message, { type: 'error' }),
    onSettled: () => queries.invalidateQueries(),
  });
};
