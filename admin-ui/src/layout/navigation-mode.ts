import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { CompanySettings } from 'contracts/identity/company-settings/company-settings.events';
import type { MySettingsView } from 'contracts/identity/user-settings/user-settings.views';
import { useEffect } from 'react';
import { useDataProvider, useStore } from 'react-admin';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { useMe } from '#admin-ui/providers/me.tsx';

const MINE = 'my-settings';
const COMPANYS = 'company-settings';

/** How one moves about: by the sidebar, or by a page of tiles. What was known last holds until the server has answered. */
export const useNavigationMode = () => {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const queries = useQueryClient();
  const { id, currentTenant } = useMe();
  const company = currentTenant?.id;
  const options = { enabled: company !== undefined, staleTime: 60_000, retry: false } as const;
  const mine = useQuery({
    ...options,
    queryKey: [MINE, company],
    queryFn: () => dataProvider.ask<MySettingsView>(MINE),
  });
  const companys = useQuery({
    ...options,
    queryKey: [COMPANYS, company],
    queryFn: () => dataProvider.ask<CompanySettings>(COMPANYS),
  });
  const [kept, keep] = useStore<boolean>(`console.isGrid.${company ?? ''}.${id}`, false);
  const told = mine.data && companys.data ? (mine.data.gridMode ?? companys.data.gridMode) : undefined;
  useEffect(() => {
    if (told !== undefined && told !== kept) keep(told);
  }, [told, kept, keep]);

  return {
    isGrid: told ?? kept,
    /** The server has answered, or will not. */
    isSettled: company === undefined || (mine.isFetched && companys.isFetched),
    own: mine.data?.gridMode,
    ofCompany: companys.data?.gridMode,
    choose: async (gridMode: boolean | null) => {
      queries.setQueryData([MINE, company], await dataProvider.put(`${MINE}/navigation`, { gridMode }));
    },
    chooseForCompany: async (gridMode: boolean) => {
      queries.setQueryData([COMPANYS, company], await dataProvider.patch(COMPANYS, { gridMode }));
    },
  };
};
