import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { csvOf } from 'contracts/kernel/csv';
import type { AcknowledgementMatrix } from 'contracts/training/acknowledgement/matrix.endpoints';
import { useDeferredValue } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { saveFile } from '#admin-ui/shared/save-file';

/** People of one file. */
const MAX_EXPORTED = 10_000;

const useAsk = (q: string) => {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  return (after: unknown) =>
    dataProvider.ask<AcknowledgementMatrix>('acknowledgement-matrix', {
      ...(q.trim() && { q: q.trim() }),
      ...(typeof after === 'string' && { after }),
    });
};

/** People by policies, a page of people after the other. */
export const useMatrix = (typed: string) => {
  const q = useDeferredValue(typed);
  const ask = useAsk(q);
  return useInfiniteQuery<AcknowledgementMatrix, Error>({
    queryKey: ['acknowledgement-matrix', q],
    queryFn: ({ pageParam }) => ask(pageParam),
    initialPageParam: null,
    getNextPageParam: ({ next }) => next,
    placeholderData: (before) => before,
  });
};

/** All of it as a file. */
export const useMatrixExport = (q: string) => {
  const t = useTranslate();
  const notify = useNotify();
  const ask = useAsk(q);
  return useMutation<void, Error>({
    mutationFn: async () => {
      let page = await ask(null);
      const { documents } = page;
      const people = [...page.people];
      while (page.next !== null && people.length < MAX_EXPORTED) {
        page = await ask(page.next);
        people.push(...page.people);
      }
      const status = (one: string) => t(`resources.acknowledgements.status.${one}`);
      const rows = people.map(({ name, cells }) => [
        name,
        ...documents.flatMap(({ id }) => {
          const cell = cells.find(({ documentId }) => documentId === id);
          return cell ? [status(cell.status), cell.acknowledgedVersion, cell.acknowledgedAt ?? ''] : ['', '', ''];
        }),
      ]);
      const fields = ['status', 'acknowledgedVersion', 'acknowledgedAt'];
      const named = (name: string) =>
        fields.map((field) => `${name}: ${t(`resources.acknowledgements.fields.${field}`)}`);
      const head = [t('handbook.matrix.person'), ...documents.flatMap(({ name }) => named(name))];
      saveFile(new Blob([csvOf([head, ...rows])], { type: 'text/csv' }), 'policies.csv');
    },
    onError: ({ message }) => notify(message, { type: 'error' }),
  });
};
