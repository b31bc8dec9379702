import { permissionsOf } from 'contracts/identity/membership/membership.roles';
import type { MemberView } from 'contracts/identity/membership/membership.views';
import { useRoles } from '#admin-ui/identity/role/useRoles';
import { useCan, useMe } from '#admin-ui/providers/me.tsx';

/**
 * Whose an account is to change: `ours`, the reader's too; `shared`, its person's alone; `above`, of somebody with more rights;
 * `own`, the reader's own; null where nobody here is asked. The server has the last word.
 */
export type AccountOwnership = 'ours' | 'shared' | 'visitor' | 'above' | 'own' | null;

export const useAccountOwnership = (user: MemberView): AccountOwnership => {
  const can = useCan();
  const { id, currentTenant } = useMe();
  const { own, isPending } = useRoles();
  if (!can('tenant.users.update') || isPending) return null;
  if (user.id === id) return 'own';
  const roles = new Map(own.map((role) => [role.id as string, role.permissions]));
  if (!permissionsOf(user.roles, roles, user.permissions).every(can)) return 'above';
  if (currentTenant?.parent) return 'visitor';
  return user.isOurs ? 'ours' : 'shared';
};
