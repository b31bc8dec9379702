import type { MemberView } from 'contracts/identity/membership/membership.views';
import type { TeamView } from 'contracts/identity/team/team.entity';
import { useTranslate } from 'react-admin';
import { offered, offeredUser } from '#admin-ui/identity/offered-user';
import { useCan, useMe } from '#admin-ui/providers/me.tsx';
import type { Choice } from '#admin-ui/shared/Combobox.tsx';
import { useSearch } from '#admin-ui/shared/resource/useSearch';

const words = 'resources.candidates.owner';

/** Who may look after candidates, by what is typed: oneself, whoever works here, and teams; and what a choice is in a request. */
export const useOwners = () => {
  const t = useTranslate();
  const { id, name } = useMe();
  const mayRead = useCan()('tenant.users.read');
  const users = useSearch<MemberView>('users', offered);
  const teams = useSearch<TeamView>('teams');
  const me = { id, name: t(`${words}.me`, { name }) };
  const found = users.records.map((user) => (user.id === id ? me : offeredUser(user)));
  const ofTeams = teams.records.map((team) => ({ id: team.id, name: t(`${words}.team`, { name: team.name }) }));
  // Whoever may not look at users may still take somebody over.
  const choices: readonly Choice[] = [...(mayRead ? found : [me]), ...ofTeams];
  return {
    choices,
    search: (text: string) => {
      users.setSearch(text);
      teams.setSearch(text);
    },
    bodyOf: (choice: Choice) =>
      ofTeams.some((team) => team.id === choice.id) ? { teamId: choice.id } : { assigneeId: choice.id },
  };
};
