import type { MemberView } from 'contracts/identity/membership/membership.views';
import { useTranslate } from 'react-admin';
import { useRoles } from '#admin-ui/identity/role/useRoles';
import { useTeamNames } from '#admin-ui/identity/team/useTeams';
import { Page } from '#admin-ui/layout/Page.tsx';
import { useCan } from '#admin-ui/providers/me.tsx';
import { EditFrame } from '#admin-ui/shared/form/EditFrame.tsx';
import { MoreActions } from '#admin-ui/shared/MoreActions.tsx';
import { Facts, Panel } from '#admin-ui/shared/Panel.tsx';
import { PersonLine } from '#admin-ui/shared/PersonLine.tsx';
import { RecordPage } from '#admin-ui/shared/RecordPage.tsx';
import { When } from '#admin-ui/shared/When.tsx';
import { AccessDialog } from './AccessDialog.tsx';
import { BeyondFields } from './BeyondFields.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import { UserStatusChip } from './UserStatusChip.tsx';
import { USERS } from './user-paths.ts';

type Values = Pick<MemberView, 'roles' | 'permissions' | 'type' | 'teams'>;
const fromForm = ({ roles, permissions, type, teams }: Values): Values => ({ roles, permissions, type, teams });
const toForm = ({ id, ...user }: MemberView) => ({ id, ...fromForm(user) });

const UserFacts = ({ user }: { user: MemberView }) => {
  const t = useTranslate();
  const { nameOf } = useRoles();
  const teams = useTeamNames(user.teams);
  return (
    <Panel title={t('identity.user.account')}>
      <div style={{ marginBottom: 14, fontWeight: 600 }}>
        <PersonLine id={user.id} name={user.name} picture={user.avatar} size={48} />
      </div>
      <Facts>
        <dt>{t('identity.user.field.email')}</dt>
        <dd>{user.email}</dd>
        <dt>{t('identity.user.field.roles')}</dt>
        <dd>{user.roles.map(nameOf).join(', ')}</dd>
        <dt>{t('identity.user.field.type')}</dt>
        <dd>{t(`identity.user.type.${user.type}`)}</dd>
        {teams.length > 0 && (
          <>
            <dt>{t('identity.team.ofUser.label')}</dt>
            <dd>{teams.map(({ name }) => name).join(', ')}</dd>
          </>
        )}
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
  return (
    <EditFrame<MemberView>
      resource={USERS}
      record={user}
      toForm={toForm}
      fromForm={fromForm}
      success="identity.user.saved"
      doneTo={() => `/${USERS}`}
    >
      <PlaceFields />
      <BeyondFields />
    </EditFrame>
  );
};

/** What somebody may do in the company, and whether they may come in. Name and address are their own account's. */
export const UserEdit = () => {
  const t = useTranslate();
  const can = useCan();
  const crumbs = [
    { label: t('layout.area.settings'), to: '/settings' },
    { label: t('identity.user.title'), to: `/${USERS}` },
  ];
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
