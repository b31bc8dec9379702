import { type RoleRejection, role } from 'contracts/identity/role/role.entity';
import type { TenantAuth } from 'contracts/kernel/auth';
import type { EntityCommand } from 'contracts/kernel/entity';
import { Permission } from 'contracts/kernel/permission';
import { Rejection } from 'contracts/kernel/problem';
import type { IRouter } from 'express';
import type { MembersContext } from '#command-service/context';
import { entityRoutes } from '#command-service/entity/entity.routes';
import type { MemberTables } from '#command-service/identity/access/members';
import { assertHeld, difference } from '#command-service/identity/membership/rights';
import { roleAccess } from './role.access.ts';

type RoleCommand = EntityCommand<typeof role>;

/** The command as it is sent: permissions in the order of the catalogue, and only those given or taken that whoever asks holds. */
const allowed = async (
  command: RoleCommand,
  { roleId, held, tables }: { roleId: string; held: readonly Permission[]; tables: MemberTables },
): Promise<RoleCommand> => {
  if (command.type === 'RemoveRole') {
    if ((await tables.holders(roleId)) > 0) throw new Rejection<RoleRejection>('role-in-use', 409);
    return command;
  }
  const { permissions } = command.data;
  if (!permissions) return command;
  // Of a role that the tables do not know, all counts as given.
  const before = command.type === 'CreateRole' ? [] : ((await tables.ownRoles()).get(roleId) ?? []);
  assertHeld(difference(before, permissions), held, 'permissions');
  const inOrder = Permission.options.filter((name) => permissions.includes(name));
  return { ...command, data: { ...command.data, permissions: inOrder } } as RoleCommand;
};

/** What whoever holds the role cannot do any more. */
const takenBy = async ({ type, data }: RoleCommand, roleId: string, tables: MemberTables): Promise<Permission[]> => {
  const { permissions } = type === 'ChangeRole' ? data : {};
  const before = permissions ? (await tables.ownRoles()).get(roleId) : [];
  return before?.filter((name) => !permissions?.includes(name)) ?? [];
};

/** Writes a company's own roles; what everybody who holds one may do has followed before the answer. */
export const roleRoutes = (router: IRouter, context: MembersContext): void => {
  const { commands, members } = context;
  const send = (roleId: string, command: RoleCommand, ifMatch: number | null, { auth }: { auth: TenantAuth }) =>
    members.change(auth.tenantId, async (tables) => {
      const permitted = await allowed(command, { roleId, held: await tables.heldNow(auth), tables });
      await tables.withhold({ roleId, permissions: await takenBy(permitted, roleId, tables) });
      const sent = await commands.role(roleId, permitted, ifMatch);
      await roleAccess.save(tables, sent, { id: roleId });
      return sent;
    });
  entityRoutes(router, context, { entity: role, send });
};
