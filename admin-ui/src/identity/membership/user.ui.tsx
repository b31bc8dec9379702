import Button from '@mui/material/Button';
import type { MemberView } from 'contracts/identity/membership/membership.views';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { LabelChips } from '#admin-ui/automation/label/LabelChips.tsx';
import { LabelFilter } from '#admin-ui/automation/label/LabelFilter.tsx';
import { RoleNames } from '#admin-ui/identity/role/RoleNames.tsx';
import { rolesColumn } from '#admin-ui/identity/role/roles-text';
import { useRoles } from '#admin-ui/identity/role/useRoles';
import { useMyTeams } from '#admin-ui/identity/team/my-teams';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { SelectFilter } from '#admin-ui/shared/list/SelectFilter.tsx';
import { PersonLine } from '#admin-ui/shared/PersonLine.tsx';
import { resourceUi } from '#admin-ui/shared/resource/description';
import { BulkUserActions } from './BulkUserActions.tsx';
import { InviteLink } from './InviteLink.tsx';
import { INVITATIONS_PATH, USERS_PATH } from './user-paths.ts';
import { UserStatusChip } from './user-status.ts';

const RolesAndType = ({ roles, type }: Pick<MemberView, 'roles' | 'type'>) => {
  const t = useTranslate();
  return (
    <>
      <RoleNames roles={roles} />
      {type !== 'regular' && ` · ${t(`resources.users.type.${type}`)}`}
    </>
  );
};

const RoleFilter = () => {
  const t = useTranslate();
  const { builtIn, own } = useRoles();
  const choices = [...builtIn, ...own].map(({ id, name }) => ({ id, name }));
  return <SelectFilter source="role" label={t('resources.users.fields.role')} choices={choices} />;
};

const TeamFilter = () => {
  const t = useTranslate();
  const { teams } = useMyTeams();
  return teams.length > 0 && <SelectFilter source="team" label={t('resources.users.fields.team')} choices={teams} />;
};

const UserLabelFilter = () => <LabelFilter of="user" />;

/** To the open invitations, and two ways to bring somebody in. */
const Actions = () => {
  const t = useTranslate();
  return (
    <>
      <Button variant="outlined" component={Link} to={`/${INVITATIONS_PATH}`}>
        {t('resources.invitations.title')}
      </Button>
      <Allowed to="tenant.users.create">
        <Button variant="outlined" component={Link} to={`/${USERS_PATH}/create`}>
          {t('resources.users.create')}
        </Button>
      </Allowed>
      <InviteLink />
    </>
  );
};

export const ui = resourceUi<MemberView>({
  columns: [
    'name',
    'email',
    rolesColumn,
    { field: 'labelIds', reference: 'labels' },
    { field: 'status', width: 150 },
    { field: 'since', card: 'none' },
  ],
  values: {
    name: ({ id, name, avatar }) => <PersonLine id={id} name={name} picture={avatar} />,
    roles: (user) => <RolesAndType {...user} />,
    labelIds: ({ labelIds }) => <LabelChips ids={labelIds} />,
    status: ({ status }) => <UserStatusChip status={status} />,
  },
  filters: [RoleFilter, 'status', 'type', TeamFilter, UserLabelFilter],
  sort: { field: 'name', order: 'ASC' },
  bulkActions: { permission: ['tenant.users.update', 'tenant.contracts.create'], content: BulkUserActions },
  listActions: Actions,
  emptyAction: InviteLink,
});
