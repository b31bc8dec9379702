import type { OwnRoles } from 'contracts/identity/membership/membership.roles';
import type { Permission } from 'contracts/kernel/permission';
import type { ClientBase } from 'pg';

export const ownRolesOf = async (client: ClientBase, tenantId: string): Promise<OwnRoles> => {
  const { rows } = await client.query<{ id: string; permissions: Permission[] }>(
    'select role_id as id, permissions from access.role where tenant_id = $1 and permissions is not null',
    [tenantId],
  );
  return new Map(rows.map(({ id, permissions }) => [id, permissions]));
};
