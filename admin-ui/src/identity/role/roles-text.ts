import { isBuiltIn, type RoleRef } from 'contracts/identity/membership/membership.roles';
import type { TextTools } from '#admin-ui/shared/list/cell-text';

/** Roles by their names where there can only be text. */
const rolesText = ({ roles }: { roles: readonly RoleRef[] }, { t, nameOf }: TextTools): string => {
  const name = (role: RoleRef) =>
    isBuiltIn(role) ? t(`identity.role.builtIn.${role}.name`) : (nameOf('roles', role) ?? t('identity.role.unnamed'));
  return roles.map(name).join(', ');
};

/** The column of who has which roles. */
export const rolesColumn = { field: 'roles', reference: 'roles', text: rolesText };
