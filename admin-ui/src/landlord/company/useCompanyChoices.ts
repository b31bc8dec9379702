import type { TenantOverview } from 'contracts/landlord/company/tenant-overview.views';
import { useState } from 'react';
import { useGetList, useGetMany } from 'react-admin';
import type { Choice } from '#admin-ui/shared/Combobox.tsx';

/** Companies offered at once: the rest is found by typing. */
const OFFERED = 20;

const choiceOf = ({ id, name }: TenantOverview): Choice => ({ id, name });

/** Companies to choose from by typing, and the chosen one's name. */
export const useCompanyChoices = (chosenId: string | null) => {
  const [search, setSearch] = useState('');
  const { data: found = [] } = useGetList<TenantOverview>('companies', {
    filter: search.trim() ? { q: search.trim() } : {},
    pagination: { page: 1, perPage: OFFERED },
    sort: { field: 'name', order: 'ASC' },
  });
  const { data: named = [] } = useGetMany<TenantOverview>(
    'companies',
    { ids: chosenId ? [chosenId] : [] },
    { enabled: chosenId !== null },
  );
  const [chosen] = chosenId === null ? [] : named.filter(Boolean);
  return { choices: found.map(choiceOf), chosen: chosen ? choiceOf(chosen) : null, setSearch };
};
