import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { RolesField, TeamsField, UsersField } from '#admin-ui/identity/AudienceFields.tsx';
import { useRoles } from '#admin-ui/identity/role/useRoles';
import { useCan } from '#admin-ui/providers/me.tsx';
import { describedBy, FieldFrame } from '#admin-ui/shared/form/FieldFrame.tsx';
import { useField } from '#admin-ui/shared/form/useField';
import { MultiChoice } from '#admin-ui/shared/MultiChoice.tsx';
import { useSettled } from '#admin-ui/shared/useSettled';
import { type Found, useFound, useNamedByIds } from './useFound.ts';

const nobody: readonly Found[] = [];

type Props = {
  source: 'users' | 'teams' | 'roles' | 'labels';
  from: string;
  /** Found before those. */
  more?: readonly Found[];
};

/** Found by name, by those who do not look after users, teams or roles. */
const FoundField = ({ source, from, more = nobody }: Props) => {
  const t = useTranslate();
  const { id, field, fault, label, hint } = useField({ source, defaultValue: [] });
  const [typed, setTyped] = useState('');
  const q = useSettled(typed.trim());
  const ids = (field.value ?? []) as string[];
  const chosen = ids.filter((one) => !more.some((other) => other.id === one));
  const found = useFound(from, { q });
  const named = useNamedByIds(from, chosen);
  const known = [...more, ...named, ...found];
  const isMeant = ({ name }: Found) => name.toLowerCase().includes(q.toLowerCase());
  return (
    <FieldFrame id={id} label={label} hint={hint} fault={fault}>
      <MultiChoice
        placeholder={t('common.find')}
        choices={[...more.filter(isMeant), ...found]}
        chosen={ids.map((one) => known.find((other) => other.id === one) ?? { id: one, name: '…' })}
        onChange={field.onChange}
        onSearch={setTyped}
        {...describedBy(id, { hint, fault })}
      />
    </FieldFrame>
  );
};

const FoundRolesField = () => {
  const builtIn = useRoles().builtIn.map(({ id, name }) => ({ id: String(id), name }));
  return <FoundField source="roles" from="schedule-roles" more={builtIn} />;
};

/** For whom a training is scheduled: accounts, everybody in teams, everybody with a role, everybody with a label. */
export const ScheduleAudience = () => {
  const can = useCan();
  return (
    <>
      {can('tenant.users.read') ? <UsersField /> : <FoundField source="users" from="schedule-people" />}
      {can('tenant.teams.read') ? <TeamsField /> : <FoundField source="teams" from="schedule-teams" />}
      {can('tenant.roles.read') ? <RolesField /> : <FoundRolesField />}
      <FoundField source="labels" from="schedule-labels" />
    </>
  );
};
