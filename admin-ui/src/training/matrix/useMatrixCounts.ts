import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';

/** Everybody is counted anew after so long: in a large company that takes longer than a page. Milliseconds. */
const COUNTED_FOR = 60_000;

/** What is counted of everybody in a table, column by column; undefined: it is still counted, or could not be. */
export const useMatrixCounts = <Counts>(path: string, query: Record<string, string>) => {
  const { ask } = useDataProvider<ConsoleDataProvider>();
  const { data, error, refetch } = useQuery<{ id: string; counts: Counts }[], Error>({
    queryKey: [`${path}/counts`, query],
    queryFn: () => ask(`${path}/counts`, query),
    staleTime: COUNTED_FOR,
  });
  const countsOf = (column: string): Counts | undefined => data?.find(({ id }) => id === column)?.counts;
  return { countsOf, uncounted: data || !error ? null : { error, onRetry: () => void refetch() } };
};
