import type { MembershipRejection } from 'contracts/identity/membership/membership.commands';
import {
  type MemberType,
  type OwnRoles,
  permissionsOf,
  type RoleRef,
} from 'contracts/identity/membership/membership.roles';
import type { TeamRejection } from 'contracts/identity/team/team.entity';
import type { TenantAuth } from 'contracts/kernel/auth';
import type { Permission } from 'contracts/kernel/permission';
import { Rejection } from 'contracts/kernel/problem';
import type { Member, MemberTables } from '#command-service/identity/access/members';
import { teamChanges } from '#command-service/identity/team/change-teams';
import type { ChangeMember } from './member-change.ts';
import { assertHeld, assertRolesHeld, difference } from './rights.ts';

const isOwner = ({ roles, type, status }: Pick<Member, 'roles' | 'type' | 'status'>) =>
  status === 'active' && type === 'regular' && roles.includes('Owner');

/** Nobody gives or takes what they do not hold: with a role, a permission, a type, or by letting somebody in or shutting them out. */
export const assertMay = (
  member: Member,
  { roles, permissions, type, active }: ChangeMember,
  { own, held }: { own: OwnRoles; held: readonly Permission[] },
): void => {
  if (roles) assertRolesHeld({ before: member.roles, after: roles }, { own, held });
  if (permissions) assertHeld(difference(member.permissions, permissions), held, 'permissions');
  const all = () => permissionsOf(roles ?? member.roles, own, permissions ?? member.permissions);
  if (type && type !== member.type) assertHeld(all(), held, 'type');
  if (active !== undefined) assertHeld(all(), held);
};

/** A company has an owner who can come in, with all that an owner may do. */
export const assertOwnerStays = async (tables: MemberTables, member: Member, change: ChangeMember): Promise<void> => {
  const { roles = member.roles, type = member.type, active } = change;
  const status = active === undefined ? member.status : active ? 'active' : 'deactivated';
  if (!isOwner(member) || isOwner({ roles, type, status })) return;
  if (await tables.hasOtherOwner(member.userId)) return;
  const code: MembershipRejection = 'last-owner';
  const field = change.roles ? 'roles' : change.type && 'type';
  throw new Rejection(code, 409, field ? { errors: { [field]: [code] } } : {});
};

/** Training is planned for teams: who is only trained is in one. */
export const assertTeamsFit = (type: MemberType, teams: readonly string[]): void => {
  if (type === 'regular' || teams.length > 0) return;
  const code: TeamRejection = 'teams-required';
  throw new Rejection(code, 422, { errors: { teams: [code] } });
};

/** What somebody new is to hold. */
type Assignment = { roles: readonly RoleRef[]; type: MemberType; teams: readonly string[] };

export const assertAssignable = async (
  tables: MemberTables,
  { roles, type, teams }: Assignment,
  auth: TenantAuth,
): Promise<void> => {
  const held = await tables.heldNow(auth);
  assertRolesHeld({ before: [], after: roles }, { own: await tables.ownRoles(), held });
  if (teams.length > 0) assertHeld(['tenant.teams.update'], held, 'teams');
  await teamChanges(tables, { held: [], wanted: teams });
  assertTeamsFit(type, teams);
};
