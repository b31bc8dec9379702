import { type RoleEvent, role } from 'contracts/identity/role/role.entity';
import { entityDecider, type StateOf } from '#command-service/entity/entity.decider';
import { accessProjection, type StreamId, type Written } from '#command-service/identity/access/access-projection';
import type { MemberTables } from '#command-service/identity/access/members';
import { postgresMembers } from '#command-service/identity/access/members.postgres';

/** What a role permits; everybody who holds it follows at once. */
export const roleAccess = accessProjection({
  types: ['RoleCreated', 'RoleChanged', 'RoleRemoved'] satisfies RoleEvent['type'][],
  decider: entityDecider(role),
  open: (pool, tenantId, work) => postgresMembers(pool).change(tenantId, work),
  save: (
    tables: Pick<MemberTables, 'saveRole'>,
    { state, version }: Written<StateOf<typeof role>>,
    { id }: Pick<StreamId, 'id'>,
  ) => {
    const permissions = state.status === 'kept' ? state.record.permissions : null;
    return tables.saveRole({ roleId: id, permissions, version });
  },
});
