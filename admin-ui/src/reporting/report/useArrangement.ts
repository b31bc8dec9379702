import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { MySettingsView } from 'contracts/identity/user-settings/user-settings.views';
import { useDataProvider, useNotify } from 'react-admin';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { useMe } from '#admin-ui/providers/me.tsx';
import type { Arrangement } from './arrangement.ts';

const SETTINGS = 'my-settings';

/** The person's own dashboard in this company, null where they have arranged none; and how it is kept. */
export const useArrangement = ({ onSaved }: { onSaved: () => void }) => {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const { currentTenant } = useMe();
  const queryKey = [SETTINGS, currentTenant?.id];
  const { data, error, isPending, refetch } = useQuery<MySettingsView, Error>({
    queryKey,
    queryFn: () => dataProvider.ask<MySettingsView>(SETTINGS),
  });
  const { mutate, isPending: isSaving } = useMutation<MySettingsView, Error, Arrangement | null>({
    mutationFn: (dashboard) => dataProvider.put<MySettingsView>(SETTINGS, { dashboard }),
    onSuccess: (settings) => {
      queries.setQueryData(queryKey, settings);
      notify('reporting.dashboard.saved', { type: 'success' });
      onSaved();
    },
    onError: (reason) => {
      console.error('The dashboard could not be saved.', reason);
      notify('reporting.dashboard.saveFailed', { type: 'error' });
    },
  });
  return { arrangement: data?.dashboard ?? null, error, isPending, refetch, save: mutate, isSaving };
};
