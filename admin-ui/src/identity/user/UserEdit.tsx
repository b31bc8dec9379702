import type { MemberView } from 'contracts/identity/membership/membership.views';
import { useTranslate } from 'react-admin';
import { PermissionsField } from '#admin-ui/identity/role/PermissionsField.tsx';
import { useRoles } from '#admin-ui/identity/role/useRoles';
import { Page } from '#admin-ui/layout/Page.tsx';
import { useCan } from '#admin-ui/providers/me.tsx';
import { EditFrame } from '#admin-ui/shared/form/EditFrame.tsx';
import { Card } from '#admin-ui/shared/form/FormFrame.tsx';
import { MoreActions } from '#admin-ui/shared/MoreActions.tsx';
import { Facts, Panel } from '#admin-ui/shared/Panel.tsx';
import { RecordPage } from '#admin-ui/shared/RecordPage.tsx';
import { When } from '#admin-ui/shared/When.tsx';
import { AccessDialog } from './AccessDialog.tsx';
import { RolesField } from './RolesField.tsx';
import { UserStatusChip } from './UserStatusChip.tsx';
import { USERS } from './user-paths.ts';

type Values = Pick<MemberView, 'roles' | 'permissions'>;
const toForm = ({ id, roles, permissions }: MemberView) => ({ id, roles, permissions });
const fromForm = ({ roles, permissions }: Values): Values => ({ roles, permissions });

const UserFacts = ({ user }: { user: MemberView }) => {
  const t = useTranslate();
  const { nameOf } = useRoles();
  return (
    <Panel title={t('identity.user.account')}>
      <Facts>
        <dt>{t('identity.user.field.email')}</dt>
        <dd>{user.email}</dd>
        <dt>{t('identity.user.field.roles')}</dt>
        <dd>{user.roles.map(nameOf).join(', ')}</dd>
        {user.since && (
          <>
            <dt>{t('identity.user.field.since')}</dt>
            <dd>
              <When at={user.since} />
            </dd>
          </>
        )}
      </Facts>
    </Panel>
  );
};

const UserForm = ({ user }: { user: MemberView }) => {
  const t = useTranslate();
  return (
    <EditFrame<MemberView>
      resource={USERS}
      record={user}
      toForm={toForm}
      fromForm={fromForm}
      success="identity.user.saved"
      doneTo={() => `/${USERS}`}
    >
      <Card>
        <RolesField source="roles" />
      </Card>
      <Card>
        <h2 style={{ margin: 0, fontSize: '1.0625rem' }}>{t('identity.user.beyond')}</h2>
        <p style={{ margin: '-12px 0 0', fontSize: '0.8125rem' }}>{t('identity.user.hint.beyond')}</p>
        <PermissionsField source="permissions" />
      </Card>
    </EditFrame>
  );
};

/** What somebody may do in the company, and whether they may come in. Name and address are their own account's. */
export const UserEdit = () => {
  const t = useTranslate();
  const can = useCan();
  const crumbs = [{ label: t('layout.area.settings') }, { label: t('identity.user.title'), to: `/${USERS}` }];
  const access = (user: MemberView) => ({
    key: 'access',
    label: t(user.status === 'active' ? 'identity.user.deactivate.action' : 'identity.user.reactivate.action'),
    isDangerous: user.status === 'active',
    dialog: (close: () => void) => <AccessDialog user={user} onClose={close} />,
  });
  return (
    <RecordPage<MemberView> resource={USERS} crumbs={crumbs} title="identity.user.title" fresh>
      {(user) => (
        <Page
          title={user.name}
          crumbs={crumbs}
          badge={<UserStatusChip status={user.status} />}
          actions={<MoreActions actions={can('tenant.users.delete') ? [access(user)] : []} />}
          narrow
        >
          <div style={{ display: 'grid', gap: 16 }}>
            <UserFacts user={user} />
            {can('tenant.users.update') && (
              <div>
                <UserForm key={user.version} user={user} />
              </div>
            )}
          </div>
        </Page>
      )}
    </RecordPage>
  );
};
