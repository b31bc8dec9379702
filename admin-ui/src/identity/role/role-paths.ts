import type { RoleRef } from 'contracts/identity/membership/membership.roles';

export const ROLES = 'settings/roles';
export const rolePath = (role: RoleRef): string => `/${ROLES}/${role}/edit`;
export const clonePath = (role: RoleRef): string => `/${ROLES}/create?from=${role}`;
export const holdersPath = (role: RoleRef): string =>
  `/settings/users?filter=${encodeURIComponent(JSON.stringify({ role }))}`;
