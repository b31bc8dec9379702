import type { MemberView } from 'contracts/identity/membership/membership.views';
import { useState } from 'react';
import { useGetList, useGetManyAggregate, useTranslate } from 'react-admin';
import { USERS } from '#admin-ui/identity/membership/user-paths';
import { useCan } from '#admin-ui/providers/me.tsx';
import type { Choice } from '#admin-ui/shared/Combobox.tsx';

const OFFERED = 25;

/** People of the company by their ids, in this order; those who have left it are named as such. */
export const useUserNames = (ids: readonly string[]): (Choice & { picture: string | null })[] => {
  const t = useTranslate();
  const enabled = useCan()('tenant.users.read') && ids.length > 0;
  const { data = [], isPending } = useGetManyAggregate<MemberView>(USERS, { ids: [...ids] }, { enabled, retry: false });
  const known = new Map(data.filter((user) => user !== undefined).map((user) => [user.id, user]));
  const otherwise = isPending ? '…' : t('resources.teams.left');
  return ids.map((id) => ({ id, name: known.get(id)?.name ?? otherwise, picture: known.get(id)?.avatar ?? null }));
};

/** People who can come in and match what is typed. */
export const useUserChoices = () => {
  const [search, setSearch] = useState('');
  const q = search.trim();
  const { data = [] } = useGetList<MemberView>(
    USERS,
    {
      filter: { status: 'active', ...(q && { q }) },
      sort: { field: 'name', order: 'ASC' },
      pagination: { page: 1, perPage: OFFERED },
    },
    { placeholderData: (previous) => previous },
  );
  return { choices: data.map(({ id, name, email }) => ({ id, name: `${name} · ${email}` })), setSearch };
};
