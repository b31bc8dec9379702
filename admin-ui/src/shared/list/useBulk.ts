import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { BulkAnswer } from 'contracts/recruiting/interview/interview.endpoints';
import { MAX_BULK } from 'contracts/recruiting/interview/interview.statuses';
import { useDataProvider, useListContext, useNotify } from 'react-admin';
import { useRequestKey } from 'ui-kit/api/useRequestKey';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';

/** What came of it, where somebody was refused. */
export type OnRefused = (answer: BulkAnswer) => void;

/** Does something with the ticked rows, as many at a time as one request may name, and says how many it was done with. */
export const useBulk = (action: string, { onDone, onRefused }: { onDone: () => void; onRefused: OnRefused }) => {
  const notify = useNotify();
  const queries = useQueryClient();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { resource, selectedIds, onUnselectItems } = useListContext();
  const { keyOf, done } = useRequestKey();
  const { mutate, isPending } = useMutation<BulkAnswer, Error, object>({
    mutationFn: async (more) => {
      const key = keyOf({ action, body: { ids: selectedIds, ...more } });
      const all: BulkAnswer = { changed: [], refused: [] };
      for (let from = 0; from < selectedIds.length; from += MAX_BULK) {
        const body = { ids: selectedIds.slice(from, from + MAX_BULK), ...more };
        const sent = { action, body, idempotencyKey: `${key}-${from}` };
        const { data } = await dataProvider.send<BulkAnswer>(resource, sent);
        all.changed.push(...data.changed);
        all.refused.push(...data.refused);
      }
      return all;
    },
    onSuccess: async (answer) => {
      done();
      onDone();
      if (answer.refused.length > 0) onRefused(answer);
      else {
        onUnselectItems();
        const messageArgs = { smart_count: answer.changed.length };
        notify(`resources.${resource}.bulk.done`, { type: 'success', messageArgs });
      }
      await queries.invalidateQueries();
    },
    onError: async ({ message }) => {
      notify(message, { type: 'error' });
      // Some of many may be done.
      await queries.invalidateQueries();
    },
  });
  return { count: selectedIds.length, isPending, run: mutate };
};
