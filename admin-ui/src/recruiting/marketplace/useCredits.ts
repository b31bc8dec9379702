import { useQuery } from '@tanstack/react-query';
import type { MarketplaceCreditsView } from 'contracts/recruiting/marketplace/marketplace.views';
import { useDataProvider } from 'react-admin';
import { currentTenant } from '#admin-ui/providers/client';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';

/** What the company may still buy this month. */
export const useCredits = () => {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  return useQuery({
    queryKey: ['recruiting', 'marketplace-credits', currentTenant.get()],
    queryFn: () => dataProvider.ask<MarketplaceCreditsView>('marketplace-credits'),
    retry: false,
  });
};
