import { styled } from '@mui/material/styles';
import type { RoleRef } from 'contracts/identity/membership/membership.roles';
import { useTranslate } from 'react-admin';
import { type Role, useRoles } from '#admin-ui/identity/role/useRoles';
import { useCan } from '#admin-ui/providers/me.tsx';
import { useField } from '#admin-ui/shared/form/useField';
import { required } from '#admin-ui/shared/form/validators';

const Frame = styled('fieldset')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { padding: 0, marginBottom: 6, fontSize: '0.875rem', fontWeight: 560 },
  '& legend::after': { content: '" *" / ""', color: theme.palette.error.main },
}));
const Choice = styled('label')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  gap: '0 10px',
  alignItems: 'start',
  padding: '6px 0',
  cursor: 'pointer',
  fontSize: '0.9375rem',
  '& input': { width: 18, height: 18, margin: '2px 0 0', accentColor: theme.palette.primary.main },
  '& small': { gridColumn: 2, color: theme.palette.text.secondary },
  '&[data-disabled]': { cursor: 'not-allowed' },
}));
const Fault = styled('p')(({ theme }) => ({ margin: 0, fontSize: '0.8125rem', color: theme.palette.error.main }));

const rules = [required()];

/** The roles somebody holds. One that says more than the reader may do themselves stays as it is. */
export const RolesField = ({ source }: { source: string }) => {
  const t = useTranslate();
  const can = useCan();
  const { builtIn, own } = useRoles();
  const { id, field, fault } = useField({ source, validate: rules, defaultValue: [] });
  const value = (field.value ?? []) as RoleRef[];
  const toggle = (role: RoleRef) =>
    field.onChange(value.includes(role) ? value.filter((one) => one !== role) : [...value, role]);
  const mayGive = ({ permissions }: Role) => permissions.every(can);
  return (
    <Frame aria-describedby={fault === undefined ? undefined : `${id}-fault`}>
      <legend>{t('identity.user.field.roles')}</legend>
      {[...builtIn, ...own].map((role) => (
        <Choice key={role.id} data-disabled={!mayGive(role) || undefined}>
          <input
            type="checkbox"
            checked={value.includes(role.id)}
            disabled={!mayGive(role)}
            onChange={() => toggle(role.id)}
          />
          <span>{role.name}</span>
          {role.description && <small>{role.description}</small>}
        </Choice>
      ))}
      {fault !== undefined && (
        <Fault id={`${id}-fault`} role="alert">
          {fault}
        </Fault>
      )}
    </Frame>
  );
};
