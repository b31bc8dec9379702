import { useMutation, useQuery } from '@tanstack/react-query';
import type { TicketPurpose } from 'contracts/library/file/file.ticket';
import { createContext, useContext } from 'react';
import { useDataProvider, useNotify } from 'react-admin';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { useSaveFrom } from '#admin-ui/shared/useSaveFrom';

type TicketRoute = (id: string) => { resource: string; id: string; action: string; isMine?: boolean };
/** Where a ticket is asked for: of what is not in the library, elsewhere. */
export const TicketRouteContext = createContext<TicketRoute>((id) => ({ resource: 'files', id, action: 'ticket' }));

const useAsk = () => {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const routeOf = useContext(TicketRouteContext);
  return async (file: string, purpose: TicketPurpose) => {
    const { resource, ...command } = routeOf(file);
    return (await dataProvider.send<{ url: string }>(resource, { ...command, body: { purpose } })).data.url;
  };
};

/** Saves a file under an address of a minute. */
export const useDownload = () => {
  const ask = useAsk();
  const notify = useNotify();
  const saveFrom = useSaveFrom();
  return useMutation<void, Error, string>({
    mutationFn: async (id) => saveFrom(await ask(id, 'download')),
    onError: (error) => notify(error.message, { type: 'error' }),
  });
};

/** Another address that shows a file, in the place of one that has run out. */
export const useNewTicket = () => {
  const ask = useAsk();
  return (id: string) => ask(id, 'preview');
};

/** The address that shows a file in the page. It is asked for once: a new one would load the same bytes anew. */
export const usePreview = (id: string, isShown: boolean, purpose: TicketPurpose = 'preview') => {
  const ask = useAsk();
  return useQuery<string, Error>({
    queryKey: [purpose, id],
    queryFn: () => ask(id, purpose),
    enabled: ({ state }) => isShown && state.data === undefined,
    gcTime: 0,
  });
};

/** The bytes of a file, for what the page itself makes visible. */
export const useFileBytes = (id: string, isShown: boolean) => {
  const ask = useAsk();
  return useQuery<ArrayBuffer, Error>({
    queryKey: ['bytes', id],
    queryFn: async ({ signal }) => {
      const answer = await fetch(await ask(id, 'preview'), { signal });
      if (!answer.ok) throw new Error(String(answer.status));
      return answer.arrayBuffer();
    },
    enabled: ({ state }) => isShown && state.data === undefined,
    retry: 1,
    gcTime: 0,
  });
};
