import {
  BuiltInRole,
  isBuiltIn,
  permissionsOfRole,
  type RoleRef,
} from 'contracts/identity/membership/membership.roles';
import type { RoleView } from 'contracts/identity/role/role.entity';
import { MAX_PAGE_ROWS } from 'contracts/kernel/paging';
import type { Permission } from 'contracts/kernel/permission';
import { useGetList, useTranslate } from 'react-admin';
import { useCan } from '#admin-ui/providers/me.tsx';

export type Role = { id: RoleRef; name: string; description: string; permissions: readonly Permission[] };

/** Every role of the company: the built-in ones, then its own; of these only the former where they may not be read. */
export const useRoles = () => {
  const t = useTranslate();
  const enabled = useCan()('tenant.roles.read');
  const { data, error, isPending, refetch } = useGetList<RoleView>(
    'roles',
    { pagination: { page: 1, perPage: MAX_PAGE_ROWS }, sort: { field: 'name', order: 'ASC' } },
    { enabled, retry: false },
  );
  const builtIn: Role[] = BuiltInRole.options.map((id) => ({
    id,
    name: t(`identity.role.builtIn.${id}.name`),
    description: t(`identity.role.builtIn.${id}.detail`),
    permissions: permissionsOfRole[id],
  }));
  const own: readonly Role[] = data ?? [];
  const nameOf = (role: RoleRef): string =>
    (isBuiltIn(role) ? builtIn : own).find(({ id }) => id === role)?.name ?? t('identity.role.unnamed');
  return { builtIn, own, nameOf, error, isPending: enabled && isPending, refetch };
};
