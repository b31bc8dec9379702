import { BuiltInRole, permissionsOfRole } from 'contracts/identity/membership/membership.roles';
import { derivedId } from 'contracts/kernel/id';
import type { LandlordRoleView } from 'contracts/landlord/role/landlord-role.views';

/** Roles that every company starts with: they come with the program and are in no table. */
export const builtInRoles: readonly LandlordRoleView[] = BuiltInRole.options.map((name) => ({
  id: derivedId('built-in role', name),
  name,
  description: '',
  isBuiltIn: true,
  companyId: null,
  companyName: null,
  permissions: [...permissionsOfRole[name]],
}));

/** Those that a filter leaves: of a company's own roles they are none. */
export const builtInWithin = ({ companyId, q, id }: Record<string, unknown>): LandlordRoleView[] => {
  if (companyId !== undefined) return [];
  const words = String(q ?? '')
    .toLowerCase()
    .split(/\s+/);
  return builtInRoles.filter(
    (role) =>
      (!Array.isArray(id) || id.includes(role.id)) && words.every((word) => role.name.toLowerCase().includes(word)),
  );
};
