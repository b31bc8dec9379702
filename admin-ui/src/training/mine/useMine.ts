import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';

/** What is scheduled for me: `GET /api/employee/{path}`, always as it is now. */
export const useMine = <T>(path: string, onRead: (data: T) => void = () => undefined) => {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  return useQuery<T, Error>({
    queryKey: ['employee', path],
    queryFn: async () => {
      const data = await dataProvider.askMine<T>(path);
      onRead(data);
      return data;
    },
    refetchOnMount: 'always',
    retry: false,
  });
};
