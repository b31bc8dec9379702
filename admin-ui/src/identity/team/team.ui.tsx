import type { TeamView } from 'contracts/identity/team/team.entity';
import { settingUi } from '#admin-ui/shared/setting/setting-ui';
import { TeamUsers } from './TeamUsers.tsx';
import { UsersField } from './UsersField.tsx';

/** How teams are listed and edited. */
export const ui = settingUi<TeamView>({
  fields: [
    { kind: 'line', source: 'name', max: 100, isRequired: true },
    { kind: 'own', source: 'userIds', input: UsersField, empty: [] },
  ],
  hasSearch: true,
  columns: [
    {
      key: 'users',
      label: 'identity.team.field.userIds',
      card: 'meta',
      render: ({ userIds }) => <TeamUsers ids={userIds} />,
    },
  ],
});
