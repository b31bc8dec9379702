import type { RoleRef } from 'contracts/identity/membership/membership.roles';
import { useTranslate } from 'react-admin';
import { type Role, useRoles } from '#admin-ui/identity/role/useRoles';
import { useCan } from '#admin-ui/providers/me.tsx';
import { useField } from '#admin-ui/shared/form/useField';
import { ChoiceRow, Choices, Fault } from './choices.tsx';

/** The roles somebody holds. One that says more than the reader may do themselves stays as it is. */
export const RolesField = ({ source }: { source: string }) => {
  const t = useTranslate();
  const can = useCan();
  const { builtIn, own } = useRoles();
  const { id, field, fault } = useField({ source, defaultValue: [] });
  const value = (field.value ?? []) as RoleRef[];
  const toggle = (role: RoleRef) =>
    field.onChange(value.includes(role) ? value.filter((one) => one !== role) : [...value, role]);
  const mayGive = ({ permissions }: Role) => permissions.every(can);
  return (
    <Choices data-required aria-describedby={fault === undefined ? undefined : `${id}-fault`}>
      <legend>{t('resources.users.fields.roles')}</legend>
      {[...builtIn, ...own].map((role) => (
        <ChoiceRow key={role.id} data-disabled={!mayGive(role) || undefined}>
          <input
            type="checkbox"
            checked={value.includes(role.id)}
            disabled={!mayGive(role)}
            onChange={() => toggle(role.id)}
          />
          <span>{role.name}</span>
          {role.description && <small>{role.description}</small>}
        </ChoiceRow>
      ))}
      {fault !== undefined && (
        <Fault id={`${id}-fault`} role="alert">
          {fault}
        </Fault>
      )}
    </Choices>
  );
};
