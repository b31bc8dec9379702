import { useInfiniteQuery, useMutation } from '@tanstack/react-query';
import { csvOf } from 'contracts/kernel/csv';
import { useDataProvider, useNotify } from 'react-admin';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { saveFile } from '#admin-ui/shared/save-file';

/** People of one file. */
const MAX_EXPORTED = 10_000;

type Paged<Person> = { people: Person[]; next: string | null };
type Query = Record<string, string>;

const useAsk = <Page>(path: string, query: Query) => {
  const { ask } = useDataProvider<ConsoleDataProvider>();
  return (after: unknown) => ask<Page>(path, { ...query, ...(typeof after === 'string' && { after }) });
};

/** A table of people, a page of them after the other. */
export const usePeoplePages = <Page extends Paged<unknown>>(path: string, query: Query) => {
  const ask = useAsk<Page>(path, query);
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage, ...found } = useInfiniteQuery<Page, Error>({
    queryKey: [path, query],
    queryFn: ({ pageParam }) => ask(pageParam),
    initialPageParam: null,
    getNextPageParam: ({ next }) => next,
    placeholderData: (before) => before,
  });
  return {
    ...found,
    first: data?.pages[0],
    people: (data?.pages.flatMap((page) => page.people) ?? []) as Page['people'],
    more: hasNextPage ? { isBusy: isFetchingNextPage, onMore: () => void fetchNextPage() } : undefined,
  };
};

type Cells = readonly (readonly (string | number)[])[];

/** All of it as a file. */
export const usePeopleExport = <Page extends Paged<unknown>>(
  path: string,
  query: Query,
  { name, rowsOf }: { name: string; rowsOf: (page: Page) => Cells },
) => {
  const notify = useNotify();
  const ask = useAsk<Page>(path, query);
  return useMutation<void, Error>({
    mutationFn: async () => {
      let page = await ask(null);
      const all = { ...page, people: [...page.people] };
      while (page.next !== null && all.people.length < MAX_EXPORTED) {
        page = await ask(page.next);
        all.people.push(...page.people);
      }
      saveFile(new Blob([csvOf(rowsOf(all))], { type: 'text/csv' }), name);
    },
    onError: ({ message }) => notify(message, { type: 'error' }),
  });
};
