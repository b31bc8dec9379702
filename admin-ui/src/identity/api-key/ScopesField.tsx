import { styled } from '@mui/material/styles';
import { keyScopes } from 'contracts/identity/api-key/api-key.scopes';
import type { Permission } from 'contracts/kernel/permission';
import { useTranslate } from 'react-admin';
import { PermissionMatrix } from '#admin-ui/identity/role/PermissionMatrix.tsx';
import { useCan } from '#admin-ui/providers/me.tsx';
import { useField } from '#admin-ui/shared/form/useField';

const Fault = styled('p')(({ theme }) => ({
  margin: '0 0 12px',
  fontSize: '0.8125rem',
  color: theme.palette.error.main,
}));

const isChosen = Object.assign(
  (value: unknown) => ((value as Permission[]).length === 0 ? 'resources.api-keys.scopesRequired' : undefined),
  { isRequired: true },
);

/** What a key may do: of what may be given to one, that which the reader holds. */
export const ScopesField = ({ source }: { source: string }) => {
  const t = useTranslate();
  const can = useCan();
  const { field, fault } = useField({ source, defaultValue: [], validate: isChosen });
  const offered = keyScopes.filter(can);
  return (
    <fieldset
      style={{ margin: 0, padding: 0, border: 0, minWidth: 0 }}
      aria-label={t('resources.api-keys.fields.scopes')}
      {...(fault !== undefined && { 'aria-describedby': `${source}-fault` })}
    >
      {fault !== undefined && (
        <Fault id={`${source}-fault`} role="alert" ref={(element) => element?.scrollIntoView?.({ block: 'center' })}>
          {fault}
        </Fault>
      )}
      <PermissionMatrix
        value={(field.value ?? []) as Permission[]}
        offered={offered}
        mayChange={can}
        onChange={field.onChange}
      />
    </fieldset>
  );
};
