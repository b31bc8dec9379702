import ManageAccountsOutlined from '@mui/icons-material/ManageAccountsOutlined';
import Button from '@mui/material/Button';
import { memberTypes } from 'contracts/identity/membership/membership.roles';
import { type MemberView, memberStatuses } from 'contracts/identity/membership/membership.views';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useRoles } from '#admin-ui/identity/role/useRoles';
import { useMyTeams } from '#admin-ui/identity/team/my-teams';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { CreateLink } from '#admin-ui/shared/CreateLink.tsx';
import type { Column } from '#admin-ui/shared/list/column';
import { ListPage } from '#admin-ui/shared/list/ListPage.tsx';
import { SelectFilter } from '#admin-ui/shared/list/SelectFilter.tsx';
import { Notice } from '#admin-ui/shared/Notice.tsx';
import { PersonLine } from '#admin-ui/shared/PersonLine.tsx';
import { When } from '#admin-ui/shared/When.tsx';
import { UserStatusChip } from './UserStatusChip.tsx';
import { INVITED, USERS, userPath } from './user-paths.ts';

const RoleNames = ({ roles, type }: Pick<MemberView, 'roles' | 'type'>) => {
  const t = useTranslate();
  const { nameOf } = useRoles();
  const names = roles.map(nameOf).join(', ');
  return type === 'regular' ? names : `${names} · ${t(`identity.user.type.${type}`)}`;
};

const columns: readonly Column<MemberView>[] = [
  {
    field: 'name',
    label: 'identity.user.field.name',
    sort: 'name',
    card: 'title',
    render: ({ id, name, avatar }) => <PersonLine id={id} name={name} picture={avatar} />,
  },
  { field: 'email', label: 'identity.user.field.email', sort: 'email', card: 'meta', render: ({ email }) => email },
  {
    field: 'roles',
    label: 'identity.user.field.roles',
    card: 'meta',
    render: ({ roles, type }) => <RoleNames roles={roles} type={type} />,
  },
  {
    field: 'status',
    label: 'identity.user.field.status',
    card: 'corner',
    width: 150,
    render: ({ status }) => <UserStatusChip status={status} />,
  },
  {
    field: 'since',
    label: 'identity.user.field.since',
    sort: 'since',
    card: 'none',
    width: 150,
    render: ({ since }) => since && <When at={since} />,
  },
];

const UserFilters = () => {
  const t = useTranslate();
  const { builtIn, own } = useRoles();
  const { teams } = useMyTeams();
  return (
    <>
      <SelectFilter
        source="role"
        label={t('identity.user.field.role')}
        choices={[...builtIn, ...own].map(({ id, name }) => ({ id, name }))}
      />
      <SelectFilter
        source="status"
        label={t('identity.user.field.status')}
        choices={memberStatuses.map((id) => ({ id, name: t(`identity.user.status.${id}`) }))}
      />
      <SelectFilter
        source="type"
        label={t('identity.user.field.type')}
        choices={memberTypes.map((id) => ({ id, name: t(`identity.user.type.${id}`) }))}
      />
      {teams.length > 0 && <SelectFilter source="team" label={t('identity.user.field.team')} choices={teams} />}
    </>
  );
};

/** Everybody who works in the company. */
export const UserList = () => {
  const t = useTranslate();
  const invite = (
    <CreateLink to={`/${USERS}/invite`} permission="tenant.users.create" label={t('identity.user.invite.action')} />
  );
  const actions = (
    <>
      <Button variant="outlined" component={Link} to={`/${INVITED}`}>
        {t('identity.user.invitations.title')}
      </Button>
      <Allowed to="tenant.users.create">
        <Button variant="outlined" component={Link} to={`/${USERS}/create`}>
          {t('identity.user.create')}
        </Button>
      </Allowed>
      {invite}
    </>
  );
  return (
    <ListPage<MemberView>
      resource={USERS}
      area="settings"
      title="identity.user.title"
      sort={{ field: 'name', order: 'ASC' }}
      actions={actions}
      searchLabel={t('identity.user.search')}
      filters={<UserFilters />}
      columns={columns}
      pathOf={userPath}
      nameOf={({ name }) => name}
      empty={
        <Notice
          icon={ManageAccountsOutlined}
          title={t('identity.user.empty.title')}
          detail={t('identity.user.empty.detail')}
        >
          {invite}
        </Notice>
      }
    />
  );
};
