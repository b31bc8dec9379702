import type { RoleView } from 'contracts/identity/role/role.entity';

export type RoleFormValues = Pick<RoleView, 'name' | 'description' | 'permissions'>;

export const toRoleForm = ({ id, name, description, permissions }: RoleView) => ({
  ...{ id, name, description },
  permissions: [...permissions],
});

export const fromRoleForm = ({ name, description, permissions }: RoleFormValues): RoleFormValues => ({
  name: name.trim(),
  description: description.trim(),
  permissions,
});
