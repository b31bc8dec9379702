import type { InvitationRejection } from 'contracts/identity/invitation/invitation.commands';
import { isBuiltIn, type RoleRef } from 'contracts/identity/membership/membership.roles';
import { Rejection } from 'contracts/kernel/problem';
import type { MemberTables } from '#command-service/identity/access/members';
import type { InvitationRow } from './invitation.store.ts';

/** Of the roles that were promised those that are still there; without any the invitation is worth nothing. */
export const rolesLeft = async (
  tables: Pick<MemberTables, 'ownRoles'>,
  { roles }: Pick<InvitationRow, 'roles'>,
): Promise<RoleRef[]> => {
  const own = await tables.ownRoles();
  const left = roles.filter((role) => isBuiltIn(role) || own.has(role));
  if (left.length === 0) throw new Rejection<InvitationRejection>('invitation-invalid', 404);
  return left;
};

/** What the invited person would get today: roles and teams that are gone are left out. */
export const promised = async (tables: MemberTables, row: Pick<InvitationRow, 'roles' | 'type' | 'teams'>) => {
  const teams: string[] = [];
  for (const id of row.teams) if (await tables.team(id)) teams.push(id);
  return { roles: await rolesLeft(tables, row), type: row.type, teams };
};
