import { useMutation, useQuery } from '@tanstack/react-query';
import type { TicketPurpose } from 'contracts/library/file/file.ticket';
import { useDataProvider, useNotify } from 'react-admin';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';

const useAsk = () => {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  return async (id: string, purpose: TicketPurpose) =>
    (await dataProvider.send<{ url: string }>('files', { id, action: 'ticket', body: { purpose } })).data.url;
};

/** Saves a file under an address of a minute. */
export const useDownload = () => {
  const ask = useAsk();
  const notify = useNotify();
  return useMutation<string, Error, string>({
    mutationFn: (id) => ask(id, 'download'),
    onSuccess: (url) => window.location.assign(url),
    onError: (error) => notify(error.message, { type: 'error' }),
  });
};

/** The address that shows a file in the page; read once each time it is opened. */
export const usePreview = (id: string, isShown: boolean) => {
  const ask = useAsk();
  return useQuery<string, Error>({
    queryKey: ['preview', id],
    queryFn: () => ask(id, 'preview'),
    enabled: isShown,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
};
