import { isWithin, type MemberType } from 'contracts/identity/membership/membership.roles';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { PermissionsField } from '#admin-ui/identity/role/PermissionsField.tsx';
import { Card, FormTitle } from '#admin-ui/shared/form/FormFrame.tsx';

/** Permissions on top of the roles; to somebody who is only trained only those of training can be given. */
export const ExtraPermissionsFields = () => {
  const t = useTranslate();
  const type = (useWatch({ name: 'type' }) ?? 'regular') as MemberType;
  const hint =
    type === 'regular' ? 'resources.users.hints.extraPermissions' : 'resources.users.hints.extraPermissionsTrained';
  return (
    <Card>
      <FormTitle>{t('resources.users.extraPermissions')}</FormTitle>
      <p style={{ margin: '-12px 0 0', fontSize: '0.8125rem' }}>{t(hint)}</p>
      <PermissionsField source="permissions" isUseful={(permission) => isWithin(type, permission)} />
    </Card>
  );
};
