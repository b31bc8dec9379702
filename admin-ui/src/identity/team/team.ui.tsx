import type { TeamView } from 'contracts/identity/team/team.entity';
import { Suspense } from 'react';
import { Card } from '#admin-ui/shared/form/FormFrame.tsx';
import { lazyPage } from '#admin-ui/shared/lazyPage';
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

/** With the question before a removal, not with the list. */
const RulesNaming = lazyPage(() => import('#admin-ui/automation/event-action/RulesNaming.tsx'), 'RulesNaming');
const RemovalNotice = ({ ids }: { ids: readonly string[] }) => (
  <Suspense fallback={null}>
    <RulesNaming field="teamId" ids={ids} />
  </Suspense>
);

export const ui = resourceUi<TeamView>({
  columns: ['name', { field: 'userIds', reference: 'users' }, 'updatedAt'],
  values: { userIds: ({ userIds }) => <TeamUsers ids={userIds} /> },
  removalNotice: RemovalNotice,
  form: TeamForm,
});
