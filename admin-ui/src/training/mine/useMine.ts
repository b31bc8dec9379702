import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';

/** What is scheduled for me: `GET /api/employee/{path}`, always as it is now. */
export const useMine = <T>(path: string) => {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  return useQuery<T, Error>({
    queryKey: ['employee', path],
    queryFn: () => dataProvider.askMine<T>(path),
    refetchOnMount: 'always',
    retry: false,
  });
};

/** Does something in a lesson of mine; what is shown of it is read again by whoever asks for that. */
export const useLessonStep = (scheduleId: string, lessonId: string) => {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const queries = useQueryClient();
  return {
    send: async <T>(name: string, body: unknown = {}): Promise<T> => {
      const command = { id: scheduleId, action: `lessons/${lessonId}/${name}`, body, isMine: true };
      return (await dataProvider.send<T>('schedules', command)).data;
    },
    readAgain: () => queries.invalidateQueries({ queryKey: ['employee'] }),
  };
};
