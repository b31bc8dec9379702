import type { RoleRef } from 'contracts/identity/membership/membership.roles';
import { useRoles } from './useRoles.ts';

/** Roles by their names, in one line. */
export const RoleNames = ({ roles }: { roles: readonly RoleRef[] }) => {
  const { nameOf } = useRoles();
  return roles.map(nameOf).join(', ');
};
