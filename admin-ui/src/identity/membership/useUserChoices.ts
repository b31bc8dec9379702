import type { MemberView } from 'contracts/identity/membership/membership.views';
import { useState } from 'react';
import { useGetList, useGetOne } from 'react-admin';
import type { Choice } from '#admin-ui/shared/Combobox.tsx';
import { USERS } from './user-paths.ts';

const asChoice = ({ id, name }: MemberView): Choice => ({ id, name });

/** People of the company who match what is typed, and the one who is chosen. */
export const useUserChoices = (chosenId: string | null) => {
  const [search, setSearch] = useState('');
  const { data = [] } = useGetList<MemberView>(
    USERS,
    {
      filter: search.trim() ? { q: search.trim() } : {},
      sort: { field: 'name', order: 'ASC' },
      pagination: { page: 1, perPage: 25 },
    },
    { placeholderData: (previous) => previous },
  );
  const known = data.find(({ id }) => id === chosenId);
  const { data: fetched } = useGetOne<MemberView>(
    USERS,
    { id: chosenId ?? '' },
    { enabled: chosenId !== null && known === undefined, retry: false },
  );
  const chosen = known ?? (fetched?.id === chosenId ? fetched : undefined);
  return { choices: data.map(asChoice), chosen: chosen ? asChoice(chosen) : null, setSearch };
};
