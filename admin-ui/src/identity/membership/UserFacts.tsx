import type { MemberView } from 'contracts/identity/membership/membership.views';
import { useTranslate } from 'react-admin';
import { AddressMarks } from '#admin-ui/automation/mail-address/AddressMarks.tsx';
import { useRoles } from '#admin-ui/identity/role/useRoles';
import { TeamNames } from '#admin-ui/identity/team/TeamNames.tsx';
import { Facts, Panel } from '#admin-ui/shared/Panel.tsx';
import { PersonLine } from '#admin-ui/shared/PersonLine.tsx';
import { When } from '#admin-ui/shared/When.tsx';
import { AccountActions } from './AccountActions.tsx';
import { AccountPicture } from './AccountPicture.tsx';
import type { AccountOwnership } from './useAccountOwnership.ts';

/** Who somebody is, what they are here, and what may be done about their account. */
export const UserFacts = ({ user, ownership }: { user: MemberView; ownership: AccountOwnership }) => {
  const t = useTranslate();
  const { nameOf } = useRoles();
  return (
    <Panel title={t('resources.users.account')}>
      <AddressMarks address={user.email} />
      <div style={{ marginBottom: ownership === 'ours' ? 20 : 14 }}>
        {ownership === 'ours' ? (
          <AccountPicture user={user} />
        ) : (
          <strong style={{ fontWeight: 600 }}>
            <PersonLine id={user.id} name={user.name} picture={user.avatar} size={48} />
          </strong>
        )}
      </div>
      <Facts>
        <dt>{t('resources.users.fields.email')}</dt>
        <dd>
          {user.email}
          {user.pendingEmail && (
            <div style={{ fontSize: '0.8125rem' }}>
              {t('resources.users.manage.pending', { email: user.pendingEmail })}
            </div>
          )}
        </dd>
        <dt>{t('resources.users.fields.roles')}</dt>
        <dd>{user.roles.map(nameOf).join(', ')}</dd>
        <dt>{t('resources.users.fields.type')}</dt>
        <dd>{t(`resources.users.type.${user.type}`)}</dd>
        {user.teams.length > 0 && (
          <>
            <dt>{t('resources.users.fields.teams')}</dt>
            <dd>
              <TeamNames ids={user.teams} />
            </dd>
          </>
        )}
        {user.since && (
          <>
            <dt>{t('resources.users.fields.since')}</dt>
            <dd>
              <When at={user.since} />
            </dd>
          </>
        )}
      </Facts>
      <AccountActions user={user} ownership={ownership} />
    </Panel>
  );
};
