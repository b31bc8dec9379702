import type { TeamView } from 'contracts/identity/team/team.entity';
import { useState } from 'react';
import { useGetList, useGetManyAggregate, useTranslate } from 'react-admin';
import { useCan } from '#admin-ui/providers/me.tsx';
import type { Choice } from '#admin-ui/shared/Combobox.tsx';

const OFFERED = 25;

const asChoice = ({ id, name }: TeamView): Choice => ({ id, name });

/** Teams by their ids; one that is gone is named as such. */
export const useTeamNames = (ids: readonly string[]): Choice[] => {
  const t = useTranslate();
  const enabled = useCan()('tenant.teams.read') && ids.length > 0;
  const { data = [], isPending } = useGetManyAggregate<TeamView>('teams', { ids: [...ids] }, { enabled, retry: false });
  const known = new Map(data.filter((team) => team !== undefined).map(({ id, name }) => [id, name]));
  const otherwise = isPending ? '…' : t('resources.teams.gone');
  return ids.map((id) => ({ id, name: known.get(id) ?? otherwise }));
};

/** Teams that match what is typed: as many as one reads, of however many there are. */
export const useTeamChoices = () => {
  const [search, setSearch] = useState('');
  const q = search.trim();
  const { data = [] } = useGetList<TeamView>(
    'teams',
    { filter: q ? { q } : {}, sort: { field: 'name', order: 'ASC' }, pagination: { page: 1, perPage: OFFERED } },
    { placeholderData: (previous) => previous },
  );
  return { choices: data.map(asChoice), setSearch };
};
