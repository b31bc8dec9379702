import type { RoleEvent } from 'contracts/identity/role/role.entity';
import type { LandlordRoleView } from 'contracts/landlord/role/landlord-role.views';
import { projection, schemaBeside } from '#projection-service/engine/projection';

type LandlordRoleRow = Pick<LandlordRoleView, 'id' | 'name' | 'description' | 'permissions'> & { companyId: string };

/** Roles that companies made for themselves, for platform admins. */
export const landlordRoleProjection = projection<LandlordRoleRow, RoleEvent>({
  name: 'landlord.role',
  version: 1,
  scope: 'landlord',
  table: 'landlord_role',
  schema: schemaBeside(import.meta.url),
  columns: { companyId: 'uuid', name: 'text', description: 'text', permissions: 'jsonb' },
  types: ['RoleCreated', 'RoleChanged', 'RoleRemoved'],
  createdBy: ['RoleCreated'],
  key: ({ data }) => data.roleId,
  evolve: (row, event) => {
    switch (event.type) {
      case 'RoleCreated': {
        const { roleId: id, name, description, permissions } = event.data;
        return { id, companyId: event.metadata.tenantId, name, description, permissions };
      }
      case 'RoleChanged':
        return row && { ...row, ...event.data.to };
      case 'RoleRemoved':
        return undefined;
    }
  },
  search: ({ name, description }) => [name, description],
  counted: [['companyId']],
});
