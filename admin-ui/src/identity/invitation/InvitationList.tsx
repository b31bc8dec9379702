import MailOutlined from '@mui/icons-material/MailOutlined';
import type { InvitationView } from 'contracts/identity/invitation/invitation.views';
import { useTranslate } from 'react-admin';
import { INVITATIONS, USERS } from '#admin-ui/identity/membership/user-paths';
import { useRoles } from '#admin-ui/identity/role/useRoles';
import { CreateLink } from '#admin-ui/shared/CreateLink.tsx';
import type { Column } from '#admin-ui/shared/list/column';
import { ListPage } from '#admin-ui/shared/list/ListPage.tsx';
import { Notice } from '#admin-ui/shared/Notice.tsx';
import { When } from '#admin-ui/shared/When.tsx';
import { InvitationActions } from './InvitationActions.tsx';

const RoleNames = ({ roles }: Pick<InvitationView, 'roles'>) => {
  const { nameOf } = useRoles();
  return roles.map(nameOf).join(', ');
};

const RunsOut = ({ at }: { at: string }) => {
  const t = useTranslate();
  return Date.parse(at) <= Date.now() ? t('identity.user.invitations.isOver') : <When at={at} />;
};

const columns: readonly Column<InvitationView>[] = [
  { field: 'name', label: 'identity.user.field.name', sort: 'name', card: 'title', render: ({ name }) => name },
  { field: 'email', label: 'identity.user.field.email', sort: 'email', card: 'meta', render: ({ email }) => email },
  {
    field: 'roles',
    label: 'identity.user.field.roles',
    card: 'meta',
    render: ({ roles }) => <RoleNames roles={roles} />,
  },
  {
    field: 'expiresAt',
    label: 'identity.user.invitations.expiresAt',
    sort: 'expiresAt',
    card: 'corner',
    width: 150,
    render: ({ expiresAt }) => <RunsOut at={expiresAt} />,
  },
  {
    field: 'actions',
    label: 'identity.user.invitations.actions',
    card: 'meta',
    width: 240,
    render: (invitation) => <InvitationActions invitation={invitation} />,
  },
];

/** Who was invited and has not come yet. */
export const InvitationList = () => {
  const t = useTranslate();
  const invite = (
    <CreateLink to={`/${USERS}/invite`} permission="tenant.users.create" label={t('identity.user.invite.action')} />
  );
  return (
    <ListPage<InvitationView>
      resource={INVITATIONS}
      area="settings"
      title="identity.user.invitations.title"
      above={{ label: t('identity.user.title'), to: `/${USERS}` }}
      sort={{ field: 'sentAt', order: 'DESC' }}
      actions={invite}
      columns={columns}
      nameOf={({ name }) => name}
      empty={
        <Notice
          icon={MailOutlined}
          title={t('identity.user.invitations.empty.title')}
          detail={t('identity.user.invitations.empty.detail')}
        >
          {invite}
        </Notice>
      }
    />
  );
};
