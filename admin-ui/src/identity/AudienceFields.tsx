import type { RoleRef } from 'contracts/identity/membership/membership.roles';
import type { MemberView } from 'contracts/identity/membership/membership.views';
import type { TeamView } from 'contracts/identity/team/team.entity';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useRoles } from '#admin-ui/identity/role/useRoles';
import { Allowed } from '#admin-ui/providers/me.tsx';
import { describedBy, FieldFrame } from '#admin-ui/shared/form/FieldFrame.tsx';
import { ReferencesField } from '#admin-ui/shared/form/ReferencesField.tsx';
import { useField } from '#admin-ui/shared/form/useField';
import { MultiChoice } from '#admin-ui/shared/MultiChoice.tsx';
import { offered, offeredUser } from './offered-user.ts';

/** Everybody with one of these roles. */
export const RolesField = () => {
  const t = useTranslate();
  const { builtIn, own } = useRoles();
  const { id, field, fault, label, hint } = useField({ source: 'roles', defaultValue: [] });
  const [typed, setTyped] = useState('');
  const roles = [...builtIn, ...own].map(({ id: role, name }) => ({ id: String(role), name }));
  const chosen = (field.value ?? []) as RoleRef[];
  return (
    <FieldFrame id={id} label={label} hint={hint} fault={fault}>
      <MultiChoice
        placeholder={t('common.find')}
        choices={roles.filter(({ name }) => name.toLowerCase().includes(typed.trim().toLowerCase()))}
        chosen={roles.filter((role) => chosen.includes(role.id))}
        onChange={field.onChange}
        onSearch={setTyped}
        {...describedBy(id, { hint, fault })}
      />
    </FieldFrame>
  );
};

export const UsersField = () => (
  <ReferencesField<MemberView>
    source="users"
    reference="users"
    filter={offered}
    placeholder={useTranslate()('common.find')}
    asChoice={offeredUser}
  />
);

export const TeamsField = () => (
  <ReferencesField<TeamView>
    source="teams"
    reference="teams"
    placeholder={useTranslate()('common.find')}
    asChoice={({ id, name }) => ({ id, name })}
  />
);

/** Whom something is for: accounts, everybody in teams, everybody with a role. */
export const AudienceFields = () => (
  <>
    <Allowed to="tenant.users.read">
      <UsersField />
    </Allowed>
    <Allowed to="tenant.teams.read">
      <TeamsField />
    </Allowed>
    <Allowed to="tenant.roles.read">
      <RolesField />
    </Allowed>
  </>
);
