import ManageAccountsOutlined from '@mui/icons-material/ManageAccountsOutlined';
import Button from '@mui/material/Button';
import { type MemberView, memberStatuses } from 'contracts/identity/membership/membership.views';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useRoles } from '#admin-ui/identity/role/useRoles';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { CreateLink } from '#admin-ui/shared/CreateLink.tsx';
import type { Column } from '#admin-ui/shared/list/column';
import { ListPage } from '#admin-ui/shared/list/ListPage.tsx';
import { SelectFilter } from '#admin-ui/shared/list/SelectFilter.tsx';
import { Notice } from '#admin-ui/shared/Notice.tsx';
import { When } from '#admin-ui/shared/When.tsx';
import { UserStatusChip } from './UserStatusChip.tsx';
import { INVITED, USERS, userPath } from './user-paths.ts';

const RoleNames = ({ roles }: Pick<MemberView, 'roles'>) => {
  const { nameOf } = useRoles();
  return roles.map(nameOf).join(', ');
};

const columns: readonly Column<MemberView>[] = [
  { key: 'name', label: 'identity.user.field.name', sort: 'name', card: 'title', render: ({ name }) => name },
  { key: 'email', label: 'identity.user.field.email', sort: 'email', card: 'meta', render: ({ email }) => email },
  {
    key: 'roles',
    label: 'identity.user.field.roles',
    card: 'meta',
    render: ({ roles }) => <RoleNames roles={roles} />,
  },
  {
    key: 'status',
    label: 'identity.user.field.status',
    card: 'corner',
    width: 150,
    render: ({ status }) => <UserStatusChip status={status} />,
  },
  {
    key: 'since',
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
