import type { RoleView } from 'contracts/identity/role/role.entity';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { useCan } from '#admin-ui/providers/me.tsx';
import { FormSection } from '#admin-ui/shared/form/FormFrame.tsx';
import { resourceUi } from '#admin-ui/shared/resource/description';
import { Input } from '#admin-ui/shared/resource/Input.tsx';
import { PermissionsField } from './PermissionsField.tsx';
import { RoleActions } from './RoleEdit.tsx';
import { useRoles } from './useRoles.ts';

const MAX_NAME = 60;

/** A new role is made from nothing, or from another: of that one's rights those that the reader may give. */
const useInitial = () => {
  const t = useTranslate();
  const can = useCan();
  const [query] = useSearchParams();
  const { builtIn, own, isPending } = useRoles();
  const from = [...builtIn, ...own].find(({ id }) => id === query.get('from'));
  if (isPending) return null;
  if (!from) return {};
  return {
    name: t('identity.role.cloneName', { name: from.name }).slice(0, MAX_NAME),
    description: from.description,
    permissions: from.permissions.filter(can),
  };
};

const RoleForm = ({ isNew }: { isNew: boolean }) => (
  <>
    <FormSection>
      <Input source="name" autoComplete="off" autoFocus={isNew} />
      <Input source="description" rows={2} />
    </FormSection>
    <FormSection title="permissions" hint="permissions">
      <PermissionsField source="permissions" />
    </FormSection>
  </>
);

export const ui = resourceUi<RoleView>({ form: RoleForm, useInitial, actions: RoleActions });
