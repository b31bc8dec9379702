import { useQuery } from '@tanstack/react-query';
import type { SharingCompanyView } from 'contracts/recruiting/partner-candidate/partner-candidate.views';
import { useDataProvider } from 'react-admin';
import { currentTenant } from '#admin-ui/providers/client';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';

/** Partner companies that share their candidates with this one, by name; undefined until that is known. */
export const useSharingCompanies = (): SharingCompanyView[] | undefined => {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { data } = useQuery({
    queryKey: ['recruiting', 'sharing-companies', currentTenant.get()],
    queryFn: () => dataProvider.ask<SharingCompanyView[]>('sharing-companies'),
    staleTime: 60_000,
    retry: false,
  });
  return data;
};
