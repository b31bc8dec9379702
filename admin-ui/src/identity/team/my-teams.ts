import { useQuery } from '@tanstack/react-query';
import type { MyTeam } from 'contracts/identity/team/team.views';
import { useDataProvider, useStore } from 'react-admin';
import type { ConsoleDataProvider } from '#admin-ui/providers/dataProvider';
import { useMe } from '#admin-ui/providers/me.tsx';

/** What this browser remembers of somebody's teams in a company: shown until the server has answered. */
type Kept = { teams: MyTeam[]; current: string | null };
const nothing: Kept = { teams: [], current: null };

/** The teams that the person is in, the one they work in now, and how to change to another. */
export const useMyTeams = () => {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { id, currentTenant } = useMe();
  const company = currentTenant?.id ?? '';
  const [kept, keep] = useStore<Kept>(`teams.${company}.${id}`, nothing);
  const { data } = useQuery({
    queryKey: ['identity', 'my-teams', company],
    queryFn: async () => {
      const teams = await dataProvider.ask<MyTeam[]>('my-teams');
      keep((before) => ({ teams, current: before?.current ?? teams[0]?.id ?? null }));
      return teams;
    },
    enabled: company !== '',
    staleTime: 60_000,
    retry: false,
  });
  const teams = data ?? kept.teams;
  const current = teams.find((team) => team.id === kept.current) ?? teams[0] ?? null;
  return { teams, current, choose: (teamId: string) => keep({ teams, current: teamId }) };
};
