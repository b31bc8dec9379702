import type { JobView } from 'contracts/recruiting/job/job.entity';
import { useState } from 'react';
import { useGetList, useGetOne } from 'react-admin';
import { JOBS } from '#admin-ui/recruiting/paths';
import type { Choice } from '#admin-ui/shared/Combobox.tsx';

const asChoice = ({ id, title }: JobView): Choice => ({ id, name: title });

/** Jobs that match what is typed, and the one that is chosen. */
export const useJobChoices = (chosenId: string | null) => {
  const [search, setSearch] = useState('');
  const { data = [] } = useGetList<JobView>(
    JOBS,
    {
      filter: search.trim() ? { q: search.trim() } : {},
      sort: { field: 'title', order: 'ASC' },
      pagination: { page: 1, perPage: 25 },
    },
    { placeholderData: (previous) => previous },
  );
  const known = data.find(({ id }) => id === chosenId);
  const { data: fetched } = useGetOne<JobView>(
    JOBS,
    { id: chosenId ?? '' },
    { enabled: chosenId !== null && known === undefined, retry: false },
  );
  const chosen = known ?? (fetched?.id === chosenId ? fetched : undefined);
  return { choices: data.map(asChoice), chosen: chosen ? asChoice(chosen) : null, setSearch };
};
