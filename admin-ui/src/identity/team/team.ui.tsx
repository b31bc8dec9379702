import type { TeamView } from 'contracts/identity/team/team.entity';
import { Card } from '#admin-ui/shared/form/FormFrame.tsx';
import { resourceUi } from '#admin-ui/shared/resource/description';
import { Input } from '#admin-ui/shared/resource/Input.tsx';
import { TeamUsers } from './TeamUsers.tsx';
import { UsersField } from './UsersField.tsx';

const TeamForm = ({ isNew }: { isNew: boolean }) => (
  <Card>
    <Input source="name" autoFocus={isNew} />
    <UsersField />
  </Card>
);

export const ui = resourceUi<TeamView>({
  columns: ['name', { field: 'userIds', reference: 'users' }, 'updatedAt'],
  values: { userIds: ({ userIds }) => <TeamUsers ids={userIds} /> },
  form: TeamForm,
});
